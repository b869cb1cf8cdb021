import { expect, test } from "vitest";

import { typedAction } from "./typed.ts";

test.each([
  ["7Sx3D+4D", "7Sx3D+4D"],
  ["7s x 3d 4d", "7Sx3D+4D"],
  ["7s x 3d, 4d", "7Sx3D+4D"],
  ["  7s ", "7S"],
  ["kcxkd", "KCxKD"],
  ["10d x 10c", "TDxTC"],
])("%s means %s", (text, action) => {
  expect(typedAction(text)).toBe(action);
});

test.each(["", "x", "7s x", "7s x 3d x 4d", "take everything", "7s 3d"])("%s means nothing", (text) => {
  expect(typedAction(text)).toBeNull();
});
