import { expect, test } from "vitest";

import { extended } from "./log.ts";
import { laid, won } from "./testing/tricks.ts";
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

test("a trick has a heading, and who leads is told", () => {
  const events = [laid(0, "KS", true), laid(1, "QS", false), won(0), { ...laid(0, "7D", true), trick: 2 }];
  const log = extended([], view({ events }));
  expect(ids(log)).toEqual(["log-trick", "log-led", "log-laid", "log-won", "log-trick", "log-led"]);
  expect(log[4]?.numbers).toEqual({ trick: 2 });
});

test("no declaration is told in the same words whatever its cause", () => {
  const declared = { kind: "declared", seat: 1, combinations: [], points: 0 } as const;
  expect(ids(extended([], view({ events: [{ ...declared, combinations: [] }] })))).toEqual(["log-trick", "log-undeclared"]);
  const made = { kind: "declared" as const, seat: 1, combinations: ["kings"], points: 17 };
  expect(extended([], view({ events: [made] })).at(-1)).toMatchObject({ id: "log-declared", kinds: ["combination-kings"], numbers: { points: 17 } });
});
