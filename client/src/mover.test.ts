import { expect, test } from "vitest";

import { offset, way } from "./mover.ts";

const HOME = { x: 0, y: 0, scale: 1 };

test("an offset leads from an element's place to another's middle, at the other's size", () => {
  const own = { x: 100, y: 100, width: 100, height: 186 };
  const other = { x: 0, y: 0, width: 50, height: 93 };
  expect(offset(own, other)).toEqual({ x: -125, y: -146.5, scale: 0.5 });
});

test("an element of no width keeps its size", () => {
  const nothing = { x: 0, y: 0, width: 0, height: 0 };
  expect(offset(nothing, { x: 10, y: 10, width: 20, height: 20 }).scale).toBe(1);
});

test("a way starts at one end, is lifted in the middle, and ends at the other", () => {
  const frames = way({ x: -300, y: 0, scale: 0.5 }, HOME, false);
  expect(frames.map((frame) => frame.transform)).toEqual([
    "translate(-300px, 0px) scale(0.5, 0.5)",
    "translate(-150px, -50px) scale(0.795, 0.795)",
    "translate(0px, 0px) scale(1, 1)",
  ]);
});

test("the lift is bounded", () => {
  const [, middle] = way({ x: -3000, y: 0, scale: 1 }, HOME, false);
  expect(middle?.transform).toContain("translate(-1500px, -60px)");
});

test("a card that turns over is narrow in the middle of its way", () => {
  const [, middle] = way({ x: -60, y: 0, scale: 1 }, HOME, true);
  expect(middle?.transform).toBe("translate(-30px, -10px) scale(0.04, 1)");
});

test("nothing but transform is animated on the way", () => {
  for (const frame of way({ x: 5, y: 5, scale: 2 }, HOME, true)) {
    expect(Object.keys(frame).filter((key) => key !== "offset")).toEqual(["transform"]);
  }
});
