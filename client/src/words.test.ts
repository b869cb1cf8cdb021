import { expect, test } from "vitest";

import { game, view } from "./testing/views.ts";
import { scoresNow } from "./words.ts";

const PILES = [
  { cards: 3, bonuses: 1 },
  { cards: 5, bonuses: 2 },
];

const made = (): number[] => PILES.map((pile) => pile.bonuses);

test("in a match of several deals the score is that of the deals before", () => {
  const shown = view({ match: { scores: [4, 6], target: 11, deals: null, deal: 3 }, game: game({ piles: PILES }) });
  expect(scoresNow(shown, made, false)).toEqual({ mine: 4, theirs: 6 });
});

test("in a match of one deal the score is the bonuses so far, which nobody tells who keeps them in mind", () => {
  const shown = view({ match: { scores: [0, 0], target: null, deals: 1, deal: 1 }, game: game({ piles: PILES }) });
  expect(scoresNow(shown, made, false)).toEqual({ mine: 1, theirs: 2 });
  expect(scoresNow(shown, made, true)).toEqual({ mine: 0, theirs: 0 });
});

test("after the deal the score is the result", () => {
  const outcome = { scores: [3, 2], winner: 0, match_scores: [3, 2], match_over: true, match_winner: 0 };
  const shown = view({ match: { scores: [0, 0], target: null, deals: 1, deal: 1 }, game: game({ piles: PILES }), outcome });
  expect(scoresNow(shown, made, true)).toEqual({ mine: 3, theirs: 2 });
});
