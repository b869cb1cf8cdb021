import { expect, test } from "vitest";

import { capture } from "./capture/parts.ts";
import { partsOf } from "./registry.ts";
import { scopa } from "./scopa/parts.ts";

test("a game with parts of its own is shown by them", () => {
  expect(partsOf("scopa", "fishing")).toBe(scopa);
});

test("a game without any is shown by those of its family", () => {
  expect(partsOf("quindici", "fishing")).toBe(capture);
});

test("a game of a family that has no table is refused by name", () => {
  expect(() => partsOf("bridge", "tricks")).toThrow('no table for the game "bridge" of the family "tricks"');
});

test("a slug is no name that every object has", () => {
  expect(partsOf("constructor", "fishing")).toBe(capture);
  expect(() => partsOf("bridge", "toString")).toThrow("bridge");
});
