import { expect, test } from "vitest";

import { reason } from "./games/scopa/reason.ts";
import { sheetText, sheetTitle } from "./sheet.ts";
import { row, tableOf, view, game } from "./testing/views.ts";
import type { SheetRow, TableView } from "./wire.ts";

const SOURCE = `
you = You
rank-7 = 7
rank-6 = 6
rank-K = K
item-cards = Cards
item-settebello = Settebello
item-primiera = Primiera
decided-cards = { $result ->
    [tied] { $mine } each
   *[other] { $mine } against { $theirs }
}
decided-settebello = taken by { $who }
decided-nobody = nobody took it
decided-primiera = { $result ->
    [none] neither has four suits
    [alone] only one has four suits
    [tied] { $mine } each
   *[other] { $mine } against { $theirs }
}
sheet-title = Deal { $deal }: { $mine } to { $theirs }
sheet-won = You win, { $mine } to { $theirs }
sheet-lost = { $who } wins, { $theirs } to { $mine }
sheet-drawn = Equal, { $mine }
deal-won = We alone win, { $mine } to { $theirs }
sheet-deal = This deal
sheet-match = Match to { $target }
match-one-deal = One deal
`;
const OUTCOME = { scores: [2, 1], winner: 0, match_scores: [7, 9], match_over: false, match_winner: null };
const CARDS = row("cards", { counts: [22, 18], points: [1, 0] });
const SEVEN = row("settebello", { counts: [0, 1], cards: [[], ["7D"]], points: [0, 1] });
const PRIMIERA = row("primiera", {
  counts: [78, 70],
  cards: [["7C", "6D", "7H", "6S"], ["6C", "7D", "6H", "KS"]],
  values: [[21, 18, 21, 18], [18, 21, 18, 10]],
  points: [1, 0],
});

function over(sheet: SheetRow[], change: Partial<TableView> = {}): TableView {
  return view({ phase: "over", outcome: OUTCOME, game: game({ sheet, turn: null }), ...change });
}

function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/gu, "");
}

function why(decided: SheetRow): string {
  return bare(reason(tableOf(SOURCE, over([decided])), decided));
}

test("the sheet is copied as plain text, with the reason of every row and the cards that have values", () => {
  expect(sheetText(tableOf(SOURCE, over([CARDS, SEVEN, PRIMIERA])), { reason })).toBe(
    [
      "Deal 1: 2 to 1",
      "Cards: 1 – 0 (22 against 18)",
      "Settebello: 0 – 1 (taken by Adda)",
      "Primiera: 1 – 0 (78 against 70)",
      "  You: 7♣ 21, 6♦ 18, 7♥ 21, 6♠ 18",
      "  Adda: 6♣ 18, 7♦ 21, 6♥ 18, K♠ 10",
      "This deal: 2 – 1",
      "Match to 11: 7 – 9",
    ].join("\n"),
  );
});

test("Italian suits have no signs in plain text, so that their cards are named", () => {
  const held = row("primiera", { counts: [21, null], cards: [["7D"], []], values: [[21], []], points: [1, 0] });
  const table = tableOf(`${SOURCE}card-7D = seven of diamonds\n`, over([held]), "card-7D = seven of coins\n");
  expect(sheetText(table, { reason })).toContain("\n  You: seven of coins 21\n");
});

test("before a deal is over there is no sheet to copy", () => {
  expect(sheetText(tableOf(SOURCE, view()), { reason })).toBe("");
});

test("a row without points says why", () => {
  expect(why(row("cards", { counts: [20, 20], points: [0, 0] }))).toBe("20 each");
  expect(why(row("settebello", { counts: [0, 0], points: [0, 0] }))).toBe("nobody took it");
  expect(why(row("primiera", { counts: [75, 75], points: [0, 0] }))).toBe("75 each");
  expect(why(row("primiera", { counts: [null, null], points: [0, 0] }))).toBe("neither has four suits");
});

test("a side that alone has four suits needs no comparison", () => {
  expect(why(row("primiera", { counts: [null, 58], points: [0, 1] }))).toBe("only one has four suits");
});

test.each([
  [0, "You win, 7 to 9"],
  [1, "Adda wins, 9 to 7"],
  [null, "Equal, 7"],
])("a match won by side %s has its own heading", (winner, heading) => {
  const ended = over([], { phase: "finished", outcome: { ...OUTCOME, match_winner: winner } });
  expect(bare(sheetTitle(tableOf(SOURCE, ended)))).toBe(heading);
});

test("a match of one deal is not called a match", () => {
  const match = { scores: [0, 0], target: null, deals: 1, deal: 1 };
  const ended = over([CARDS], { phase: "finished", match, outcome: { ...OUTCOME, match_winner: 0 } });
  expect(sheetText(tableOf(SOURCE, ended), { reason }).split("\n")).toEqual([
    "We alone win, 7 to 9",
    "Cards: 1 – 0 (22 against 18)",
    "This deal: 2 – 1",
  ]);
});
