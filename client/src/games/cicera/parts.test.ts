import { expect, test } from "vitest";

import { game, row, tableOf, view } from "../../testing/views.ts";
import type { SheetRow } from "../../wire.ts";
import { paper } from "./paper.ts";
import { cicera } from "./parts.ts";

const SOURCE = `
we = We
they = They
decided-nobody = nobody took it
decided-mata = { $who ->
    [We] taken by us
   *[other] taken by them
}
decided-swords = { $mine } against { $theirs }
decided-napula = { $result ->
    [tied] nobody has the run
   *[other] a run of { $mine } against { $theirs }
}
`;
const SEATS = ["", "Mella", "Chiese", "Serio"].map((name, seat) => ({ name, kind: "ai" as const, level: "master", side: seat % 2 }));

function why(decided: SheetRow): string {
  const table = tableOf(SOURCE, view({ you: 2, seats: SEATS, game: game({ seats: 4, you: 2 }) }));
  return paper.reason(table as never, decided).replace(/[\u2068\u2069]/gu, "");
}

test("the side that holds one of the three cards is named, else nobody", () => {
  expect(why(row("mata", { counts: [1, 0], points: [1, 0] }))).toBe("taken by us");
  expect(why(row("mata", { counts: [0, 1], points: [0, 1] }))).toBe("taken by them");
  expect(why(row("mata"))).toBe("nobody took it");
});

test("counts are told from the own side", () => {
  expect(why(row("swords", { counts: [8, 5], points: [1, 0] }))).toBe("8 against 5");
  expect(why(row("napula", { counts: [0, 4], points: [0, 4] }))).toBe("a run of 0 against 4");
  expect(why(row("napula"))).toBe("nobody has the run");
});

test("a picada would take the card that the view names, which is marked", () => {
  const table = tableOf(SOURCE, view({ game: { ...game(), game: "cicera", piles: [], placed: "4H" }, snapshot: true }));
  expect(cicera.controls(table)).toHaveProperty("fresh", "4H");
  const scopa = tableOf(SOURCE, view({ snapshot: true }));
  expect(cicera.controls(scopa)).toHaveProperty("fresh", null);
});
