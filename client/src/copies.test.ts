import { expect, test } from "vitest";

import { areSame, faceOf, named, standingFor } from "./copies.ts";

test("both copies of a face have names of their own", () => {
  expect(named(["5S", "5S", "JR"])).toEqual(["5S", "5S'", "JR"]);
  expect(faceOf("5S'")).toBe("5S");
});

test("a copy that stays keeps its name", () => {
  expect(named(["5S", "JR"], ["5S'", "JR"])).toEqual(["5S'", "JR"]);
});

test("a copy on the table is not called as one in the hand", () => {
  expect(named(["5S"], [], ["5S"])).toEqual(["5S'"]);
});

test("faces find as many copies as they ask for", () => {
  expect(standingFor(["5S", "5S"], ["5S", "7S", "5S'"])).toEqual(["5S", "5S'"]);
});

test("one copy is not the same as two", () => {
  expect(areSame(["5S", "5S"], ["5S", "5S"])).toBe(true);
  expect(areSame(["5S", "5S"], ["5S", "7S"])).toBe(false);
});
