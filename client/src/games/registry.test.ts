import { expect, test } from "vitest";

import { capture } from "./capture/parts.ts";
import { partsOf } from "./registry.ts";
import { scopa } from "./scopa/parts.ts";

test("a game with parts of its own is shown by them", async () => {
  expect(await partsOf("scopa", "fishing")).toBe(scopa);
});

test("a game without any is shown by those of its family", async () => {
  expect(await partsOf("quindici", "fishing")).toBe(capture);
});

test("a game of a family that has no table is refused by name", async () => {
  await expect(partsOf("bridge", "tricks")).rejects.toThrow('no table for the game "bridge" of the family "tricks"');
});

test("a slug is no name that every object has", async () => {
  expect(await partsOf("constructor", "fishing")).toBe(capture);
  await expect(partsOf("bridge", "toString")).rejects.toThrow("bridge");
});
