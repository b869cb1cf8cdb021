import { expect, test } from "vitest";

import { command } from "./keys.ts";

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false };

test.each([
  ["1", { choose: 0 }],
  ["9", { choose: 8 }],
  ["c", "next"],
  ["C", "next"],
  ["t", "readTable"],
  ["Escape", "drop"],
  [" ", "skip"],
  ["ArrowUp", "up"],
  ["?", "help"],
])("%s asks for %o", (key, wanted) => {
  expect(command({ key, ...PLAIN })).toEqual(wanted);
});

test.each(["0", "q", "F1", "Enter", "Tab", "Shift"])("%s is not ours", (key) => {
  expect(command({ key, ...PLAIN })).toBeNull();
});

test("keys of the browser stay the browser's", () => {
  expect(command({ key: "c", ...PLAIN, ctrlKey: true })).toBeNull();
});
