import { expect, test } from "vitest";

import { extended } from "./log.ts";
import { game, view } from "./testing/views.ts";
import type { TableView } from "./wire.ts";

const DEALT: TableView["events"][number] = { kind: "dealt", hands: [3, 3], table: ["4H", "2H", "5S", "3S"], stock: 30 };
const MORE: TableView["events"][number] = { kind: "dealt", hands: [3, 3], table: [], stock: 24 };
const TAKE: TableView["events"][number] = { kind: "played", seat: 0, cards: ["7D"], taken: ["4H", "3S"], bonuses: ["scopa"] };

function ids(lines: ReturnType<typeof extended>): string[] {
  return lines.map((line) => line.id);
}

test("a deal opens with its heading and its first batch", () => {
  const log = extended([], view({ events: [DEALT], game: game({ dealer: 1 }) }));
  expect(ids(log)).toEqual(["log-deal", "log-batch"]);
  expect(log[0]).toMatchObject({ seat: 1, numbers: { deal: 1 } });
  expect(log[1]?.numbers).toEqual({ from: 1, to: 3 });
});

test("batches count the own cards on", () => {
  const log = extended([], view({ events: [DEALT, TAKE, MORE] }));
  expect(log.filter((line) => line.id === "log-batch").map((line) => line.numbers)).toEqual([
    { from: 1, to: 3 },
    { from: 4, to: 6 },
  ]);
});

test("a later deal has its own heading and counts from one", () => {
  const first = extended([], view({ events: [DEALT] }));
  const log = extended(first, view({ events: [DEALT], match: { scores: [1, 3], target: 11, deals: null, deal: 2 } }));
  expect(ids(log)).toEqual(["log-deal", "log-batch", "log-deal", "log-batch"]);
  expect(log[3]?.numbers).toEqual({ from: 1, to: 3 });
});

test("a play is a line of ids, never of words", () => {
  const log = extended([], view({ events: [TAKE, { ...TAKE, seat: 1, taken: [], bonuses: [] }] }));
  expect(log).toMatchObject([
    { id: "log-took", seat: 0, cards: ["7D"], taken: ["4H", "3S"], bonuses: ["scopa"] },
    { id: "log-placed", seat: 1, cards: ["7D"], taken: [] },
  ]);
});

test("the last cards are one line", () => {
  const log = extended([], view({ events: [{ kind: "collected", seat: 1, cards: ["KC", "QC"] }] }));
  expect(log).toMatchObject([{ id: "log-collected", seat: 1, taken: ["KC", "QC"] }]);
});

test("a snapshot tells the deal anew", () => {
  const log = extended([], view({ events: [DEALT, TAKE] }));
  expect(ids(extended(log, view({ snapshot: true, events: [DEALT] })))).toEqual(["log-deal", "log-batch"]);
});
