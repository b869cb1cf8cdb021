import { expect, test } from "vitest";

import { Texts } from "../../texts.ts";
import { briefLines } from "./brief.ts";

test("the lines of a game are those that its texts number without a gap", () => {
  const texts = new Texts("en", "brief-line-1 = One\nbrief-line-2 = Two\nbrief-line-4 = Four\n");
  expect(briefLines(texts)).toEqual(["brief-line-1", "brief-line-2"]);
});

test("a game without such lines has none", () => {
  expect(briefLines(new Texts("en", "brief = In brief\n"))).toEqual([]);
});
