import { expect, test } from "vitest";

import { deal, laid, won } from "../../testing/tricks.ts";
import { sceneOf, steps } from "./scene.ts";

test("a laid card lies in the trick and leaves the hand, and who is ahead is told by the event", () => {
  const before = sceneOf(deal({ hand: ["KS", "7D"], counts: [2, 2, 2, 2] }));
  const made = steps(before, deal({ hand: ["7D"], counts: [1, 2, 2, 2] }), [laid(0, "KS", true)]);
  expect(made[0]?.scene).toMatchObject({ hand: ["7D"], counts: [1, 2, 2, 2], ahead: 0 });
  expect(made[0]?.scene.trick).toEqual([{ seat: 0, cards: ["KS"], note: null }]);
});

test("another seat's card comes from its seat and turns up", () => {
  const made = steps(sceneOf(deal()), deal(), [laid(1, "QS", false)]);
  expect(made[0]?.routes.get("QS")).toEqual({ from: "seat-1", turn: "up" });
  expect(made[0]?.scene.ahead).toBeNull();
});

test("a full trick stays and then goes to the pile of its winner's side", () => {
  const trick = ["KS", "QS", "7S", "6S"].map((card, seat) => ({ seat, cards: [card], note: null }));
  const made = steps(sceneOf(deal({ trick })), deal(), [won(1)]);
  expect(made.map((step) => step.stays === true)).toEqual([true, false, false]);
  expect(made[1]?.routes.get("KS")).toMatchObject({ to: "pile-1", bow: false });
  expect(made[1]?.scene).toMatchObject({ trick: [], piles: [{ cards: 0, tricks: 0 }, { cards: 4, tricks: 1 }] });
});

test("the Matto goes back to its own side in a bow", () => {
  const trick = ["MAT", "QS", "7S", "6S"].map((card, seat) => ({ seat, cards: [card], note: null }));
  const made = steps(sceneOf(deal({ trick })), deal(), [won(1, ["MAT"])]);
  expect(made[1]?.routes.get("MAT")).toEqual({ to: "pile-0", turn: "down", bow: true });
  expect(made[1]?.scene.piles).toEqual([{ cards: 1, tricks: 0 }, { cards: 3, tricks: 1 }]);
});

test("the dealer's two cards go face down to the pile of the dealer's side", () => {
  const dealer = sceneOf(deal({ hand: ["KS", "7D", "6D"], counts: [3, 1, 1, 1] }));
  const own = steps(dealer, deal(), [{ kind: "discarded", seat: 0, count: 2, cards: ["7D", "6D"] }]);
  expect(own[0]?.routes.get("7D")).toEqual({ to: "pile-0", turn: "down" });
  const other = sceneOf(deal({ counts: [1, 3, 1, 1] }));
  const hidden = steps(other, deal(), [{ kind: "discarded", seat: 1, count: 2, cards: [] }]);
  expect([...(hidden[0]?.routes.keys() ?? [])]).toEqual(["seat-1:2", "seat-1:1"]);
  expect(hidden[0]?.scene.counts).toEqual([1, 1, 1, 1]);
});

test("a declaration is told at its seat when its event comes", () => {
  const before = sceneOf(deal());
  expect(before.said).toEqual([null, null, null, null]);
  const made = steps(before, deal(), [{ kind: "declared", seat: 2, combinations: ["kings"], points: 17 }]);
  expect(made[0]?.scene.said).toEqual([null, null, 17, null]);
});

test("cards are dealt in packets of five, to the dealer last", () => {
  const hands = [15, 15, 15, 17];
  const view = deal({ dealer: 3, counts: hands });
  const made = steps(null, view, [{ kind: "dealt", hands, table: [], stock: 0 }]);
  const order = (id: string): number => made[1]?.routes.get(id)?.order ?? -1;
  expect(order("seat-1:0")).toBeGreaterThan(0);
  expect(order("seat-2:0")).toBeGreaterThan(order("seat-1:4"));
  expect(order("seat-1:5")).toBeGreaterThan(order("seat-3:4"));
  expect(order("seat-3:16")).toBe(Math.max(...[...(made[1]?.routes.values() ?? [])].map((route) => route.order ?? 0)));
});
