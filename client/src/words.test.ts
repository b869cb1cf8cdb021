import { expect, test } from "vitest";

import { game, view } from "./testing/views.ts";
import { Texts } from "./texts.ts";
import { bonusWords, scoresNow } from "./words.ts";

const texts = new Texts(
  "en",
  `pile-bonuses = { $bonuses } bonuses
made-scua = { $count } scua
made-picada = { $count } picadas`,
);
const PILES = [
  { cards: 3, bonuses: 1 },
  { cards: 5, bonuses: 2 },
];

function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/gu, "");
}

test("bonuses are told by kind where a game has several", () => {
  const made = [
    { item: "scua", count: 1 },
    { item: "picada", count: 2 },
  ];
  expect(bonusWords(texts, { cards: 9, bonuses: 3, made }).map(bare)).toEqual(["1 scua", "2 picadas"]);
  expect(bonusWords(texts, { cards: 9, bonuses: 0, made: [] }).map(bare)).toEqual(["0 bonuses"]);
  expect(bonusWords(texts, { cards: 9, bonuses: 2 }).map(bare)).toEqual(["2 bonuses"]);
});

test("in a match of several deals the score is that of the deals before", () => {
  const shown = view({ match: { scores: [4, 6], target: 11, deal: 3 }, game: game({ piles: PILES }) });
  expect(scoresNow(shown, false)).toEqual({ mine: 4, theirs: 6 });
});

test("in a match of one deal the score is the bonuses so far, which nobody tells who keeps them in mind", () => {
  const shown = view({ match: { scores: [0, 0], target: null, deal: 1 }, game: game({ piles: PILES }) });
  expect(scoresNow(shown, false)).toEqual({ mine: 1, theirs: 2 });
  expect(scoresNow(shown, true)).toEqual({ mine: 0, theirs: 0 });
});

test("after the deal the score is the result", () => {
  const outcome = { scores: [3, 2], winner: 0, match_scores: [3, 2], match_over: true, match_winner: 0 };
  const shown = view({ match: { scores: [0, 0], target: null, deal: 1 }, game: game({ piles: PILES }), outcome });
  expect(scoresNow(shown, true)).toEqual({ mine: 3, theirs: 2 });
});
