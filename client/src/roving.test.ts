import { expect, test } from "vitest";

import { readingOrder } from "./roving.ts";

test("one row is read from left to right, whatever the order of arrival", () => {
  const places = [
    { left: 200, top: 10 },
    { left: 100, top: 4 },
    { left: 300, top: 10 },
  ];
  expect(readingOrder(places, 100)).toEqual([1, 0, 2]);
});

test("rows are read one after the other", () => {
  const places = [
    { left: 300, top: 0 },
    { left: 0, top: 120 },
    { left: 100, top: 0 },
  ];
  expect(readingOrder(places, 100)).toEqual([2, 0, 1]);
});
