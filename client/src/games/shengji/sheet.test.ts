import { expect, test } from "vitest";

import { deal } from "../../testing/shengji.ts";
import { SEATS } from "../../testing/tricks.ts";
import { tableOf, view } from "../../testing/views.ts";
import type { Settled } from "../../wire.ts";
import { sheetText } from "../../sheet.ts";
import { sheetLines } from "./sheet.ts";
import { reason } from "./reason.ts";

const SOURCE = `
we = We
they = They
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-3 = 3
rank-K = K
rank-5 = 5
item-tricks = Points in tricks
item-penalty = Failed throws
item-kitty = Kitty
sheet-attack-total = The attackers have
level = Level
pill = { $us } { $mine } · { $them } { $theirs }
decided-kitty = { $points } buried × { $factor } = { $bonus }
decided-kitty-none = { $points } buried do not count
ended-attacked = { $who } attacked and made { $points }.
ended-defended = { $who } defended against { $points }.
ended-rise = { $who } rise { $steps } from { $before } to { $after }.
ended-next = { $who } deals next.
seat-partner = partner
seat-name = { $name } ({ $place })
`;
const SETTLED: Settled = {
  trick_points: 95,
  penalty: 0,
  buried_points: 15,
  factor: 2,
  last_side: 0,
  attack_points: 125,
  winner: 0,
  gain: 1,
  levels: ["7", "8"],
  next_dealer: 2,
};
const OUTCOME = { scores: [1, 0], winner: 0, match_scores: [5, 6], match_over: false, match_winner: null };

function copied(settled: Settled, bonus: number): string[] {
  const game = deal({ dealer: 1, levels: ["6", "8"], buried: ["5S", "KS"], stage: "over", kitty_bonus: bonus, settled });
  const table = tableOf(SOURCE, view({ seats: SEATS, phase: "over", game, outcome: OUTCOME }));
  return sheetText(table, { reason, sheetLines }).split("\n");
}

test("a sheet of levels is copied as sentences, the points of the attackers and both levels", () => {
  const lines = copied(SETTLED, 30);
  expect(lines.slice(0, 2)).toEqual(["we attacked and made 125.", "we rise 1 from 6 to 7."]);
  expect(lines).toContain("Points in tricks: 95");
  expect(lines).toContain("Kitty: 30 (15 buried × 2 = 30)");
  expect(lines).toContain("  5♠ K♠");
  expect(lines).toContain("The attackers have: 125");
  expect(lines.at(-1)).toMatch(/^Level: .* 7 · .* 8$/u);
});

test("a kitty that does not count is copied with its reason, and what failed throws cost", () => {
  const lines = copied({ ...SETTLED, last_side: 1, penalty: 10 }, 0);
  expect(lines).toContain("Kitty: 0 (15 buried do not count)");
  expect(lines).toContain("Failed throws: 10");
});
