import { expect, test } from "vitest";

import { ofSides, others, placeOf, seatName, sideNames } from "./seating.ts";
import { view } from "./testing/views.ts";
import { Texts } from "./texts.ts";
import type { SeatView, TableView } from "./wire.ts";

const texts = new Texts(
  "en",
  `
you = You
we = We
they = They
seat-partner = partner
seat-left = left
seat-right = right
seat-name = { $name } ({ $place })
`,
);

function sitting(name: string, side: number): SeatView {
  return { name, kind: "ai", level: "master", side };
}

function four(you: number): TableView {
  const seats = [sitting("Adda", 0), sitting("Ticino", 1), sitting("Lambro", 0), sitting("Olona", 1)];
  return view({ you, seats: seats.map((seat, index) => (index === you ? { ...seat, name: "" } : seat)) });
}

function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/gu, "");
}

test("the next player is at the right, the partner opposite", () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(four(0), seat))).toEqual(["own", "right", "partner", "left"]);
  expect([0, 1, 2, 3].map((seat) => placeOf(four(3), seat))).toEqual(["right", "partner", "left", "own"]);
});

test("the others are named from left to right", () => {
  expect(others(four(0))).toEqual([3, 2, 1]);
  expect(others(four(2))).toEqual([1, 0, 3]);
  expect(others(view())).toEqual([1]);
});

test("among four a name says where its owner sits", () => {
  expect([0, 1, 2, 3].map((seat) => bare(seatName(texts, four(0), seat)))).toEqual([
    "You",
    "Ticino (right)",
    "Lambro (partner)",
    "Olona (left)",
  ]);
});

test("of two, the other one is just named", () => {
  expect(seatName(texts, view(), 1)).toBe("Adda");
  expect(placeOf(view(), 1)).toBe("opposite");
});

test("partners are we, their opponents they; alone it is you and a name", () => {
  expect(sideNames(texts, four(1))).toEqual({ us: "We", them: "They" });
  expect(sideNames(texts, view())).toEqual({ us: "You", them: "Adda" });
  expect([ofSides(four(0), "sheet-won"), ofSides(view(), "sheet-won")]).toEqual(["sides-sheet-won", "sheet-won"]);
});
