import { expect, test } from "vitest";

import { gapOf, respread, seen, spread } from "./spread.ts";

const PHONE = { width: 304, height: 232 };

test("few cards are as wide as they may be", () => {
  expect(spread(4, { width: 344, height: 130 }, 64)).toMatchObject({ columns: 4, rows: 1, width: 64, gap: 10 });
});

test("more cards are narrower, in steps, and still do not overlap", () => {
  expect(spread(10, PHONE, 64)).toMatchObject({ columns: 5, rows: 2, width: 54, gap: 8 });
  expect(spread(12, PHONE, 64)).toMatchObject({ columns: 6, rows: 2, width: 44, gap: 4 });
});

test("twenty cards fit a phone beside the piles, none of them below forty pixels", () => {
  const found = spread(20, PHONE, 64);
  expect(found).toMatchObject({ columns: 7, rows: 3, width: 40 });
  expect(found.columns * (found.width + found.gap) - found.gap).toBeLessThanOrEqual(PHONE.width);
  expect(found.rows * (found.width * 1.86 + found.gap) - found.gap).toBeLessThanOrEqual(PHONE.height);
});

test("what does not fit at forty pixels gets further rows", () => {
  expect(spread(30, PHONE, 64)).toMatchObject({ columns: 7, rows: 5, width: 40 });
});

test("a room that is not measured yet still has places", () => {
  expect(spread(4, { width: 0, height: 0 }, 64)).toMatchObject({ columns: 1, rows: 4 });
});

test("cards do not grow back until one row holds them all", () => {
  const crowded = spread(14, PHONE, 64);
  expect(respread(crowded, 10, PHONE, 64).width).toBe(crowded.width);
  expect(respread(crowded, 4, PHONE, 64).width).toBe(64);
  expect(respread(null, 10, PHONE, 64).width).toBeGreaterThan(crowded.width);
});

test("in a larger room cards grow at once, but not for a line of the prompt", () => {
  const crowded = spread(14, PHONE, 64);
  expect(respread(crowded, 14, { width: 304, height: 340 }, 64).width).toBeGreaterThan(crowded.width);
  expect(respread(crowded, 10, { width: 304, height: 250 }, 64).width).toBe(crowded.width);
});

test("a smaller window makes cards smaller at once", () => {
  expect(respread(spread(8, { width: 900, height: 200 }, 86), 4, PHONE, 64).width).toBe(64);
});

test("a row is filled from its middle outwards", () => {
  expect(seen(3, 4)).toEqual([2, 0, 1, 3]);
  expect(seen(6, 4)).toEqual([2, 0, 1, 3, 6, 4, 5, 7]);
  expect(seen(0, 3)).toEqual([1, 0, 2]);
});

test("gaps shrink with the cards", () => {
  expect([132, 64, 40].map(gapOf)).toEqual([20, 10, 3]);
});
