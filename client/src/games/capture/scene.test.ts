import { expect, test } from "vitest";

import { game } from "../../testing/views.ts";
import type { TableView } from "../../wire.ts";
import { sceneOf, seated, steps } from "./scene.ts";

type Event = TableView["events"][number];
const OPENING: Event = { kind: "dealt", hands: [3, 3], table: ["4H", "2H", "5S", "3S"], stock: 30 };
const MORE: Event = { kind: "dealt", hands: [3, 3], table: [], stock: 24 };

function play(seat: number, card: string, ...taken: string[]): Event {
  return { kind: "played", seat, cards: [card], taken, bonuses: [] };
}

function routes(step: ReturnType<typeof steps>[number] | undefined): Record<string, unknown> {
  return Object.fromEntries(step?.routes ?? []);
}

test("cards keep their places, and a new one takes the first that is free", () => {
  expect(seated(["4H", null, "5S", null], ["4H", "5S", "KC"])).toEqual(["4H", "KC", "5S"]);
  expect(seated(["4H", "2H", "5S"], ["5S"])).toEqual([null, null, "5S"]);
  expect(seated(["4H"], [])).toEqual([]);
});

test("the opening is dealt from the stock in turn, elder hand first, then the table", () => {
  const made = steps(null, game({ dealer: 1, hand: ["7D", "JC", "AH"] }), [OPENING]);
  const deal = made.find((step) => step.motion === "deal");
  expect([...(deal?.routes.keys() ?? [])]).toEqual([
    "7D", "seat-1:0", "JC", "seat-1:1", "AH", "seat-1:2", "4H", "2H", "5S", "3S",
  ]);
  expect([...(deal?.routes.values() ?? [])].map((route) => route.order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(deal?.routes.get("7D")).toMatchObject({ from: "stock", turn: "up" });
  expect(deal?.routes.get("seat-1:0")?.turn).toBeUndefined();
});

test("before a new deal the table is cleared and the whole stock is there", () => {
  const old = sceneOf(game({ table: ["KC"], stock: 0, piles: [{ cards: 20, bonuses: 1 }, { cards: 19, bonuses: 0 }] }), null);
  const [clear] = steps(old, game(), [OPENING]);
  expect(clear?.scene).toMatchObject({ hand: [], slots: [], stock: 40, counts: [0, 0] });
  expect(clear?.scene.piles).toEqual([{ cards: 0, bonuses: 0 }, { cards: 0, bonuses: 0 }]);
});

test("a placed card goes from its owner to a free place", () => {
  const before = sceneOf(game(), null);
  const [mine] = steps(before, game({ hand: ["JC", "AH"], table: ["4H", "2H", "5S", "3S", "7D"] }), [play(0, "7D")]);
  expect(mine?.scene.slots).toEqual(["4H", "2H", "5S", "3S", "7D"]);
  expect(routes(mine)).toEqual({ "7D": {} });
  const [theirs] = steps(before, game({ table: ["4H", "2H", "5S", "3S", "KC"] }), [play(1, "KC")]);
  expect(routes(theirs)).toEqual({ KC: { from: "seat-1", turn: "up" } });
  expect(theirs?.scene.counts).toEqual([3, 2]);
});

test("a capture lands on what it takes, then all of it goes to the pile", () => {
  const after = game({ hand: ["JC", "AH"], table: ["2H", "5S"], piles: [{ cards: 3, bonuses: 1 }, { cards: 0, bonuses: 0 }] });
  const event: Event = { kind: "played", seat: 0, cards: ["7D"], taken: ["4H", "3S"], bonuses: ["scopa"] };
  const [land, pile, end] = steps(sceneOf(game(), null), after, [event]);
  expect(land).toMatchObject({ motion: "play", gathers: { cards: ["4H", "3S"], onto: "7D" }, badges: [] });
  expect(land?.scene).toMatchObject({ landing: { card: "7D", slot: 0 }, outlined: ["4H", "3S"], slots: ["4H", "2H", "5S", "3S"] });
  expect(pile?.scene).toMatchObject({ landing: null, slots: [null, "2H", "5S", null] });
  expect(pile?.scene.piles[0]).toEqual({ cards: 3, bonuses: 1 });
  expect(pile?.badges).toEqual([{ side: 0, bonus: "scopa" }]);
  expect(routes(pile)).toEqual({
    "7D": { to: "pile-0", turn: "down" },
    "4H": { to: "pile-0", turn: "down" },
    "3S": { to: "pile-0", turn: "down" },
  });
  expect(end?.scene).toEqual(sceneOf(after, pile?.scene ?? null));
});

test("the last cards of the deal go to the last capturer", () => {
  const before = sceneOf(game({ hand: [], counts: [0, 0], table: ["KC", "QC"], stock: 0 }), null);
  const after = game({ hand: [], counts: [0, 0], table: [], turn: null, stock: 0 });
  const [show, pile] = steps(before, after, [{ kind: "collected", seat: 1, cards: ["KC", "QC"] }]);
  expect(show?.scene.outlined).toEqual(["KC", "QC"]);
  expect(routes(pile)).toEqual({ KC: { to: "pile-1", turn: "down" }, QC: { to: "pile-1", turn: "down" } });
});

test("a batch in the middle of a message shows the cards that were held then", () => {
  const before = sceneOf(game({ hand: ["7D"], counts: [1, 0], stock: 30 }), null);
  const after = game({ hand: ["JC", "AH"], counts: [2, 2], stock: 24, table: ["4H", "2H", "5S", "3S", "7D", "6C", "5C"] });
  const made = steps(before, after, [play(0, "7D"), MORE, play(0, "6C"), play(1, "5C")]);
  const deal = made.find((step) => step.motion === "deal");
  expect(deal?.scene.hand).toEqual(["6C", "JC", "AH"]);
  expect(made.at(-1)?.scene.hand).toEqual(["JC", "AH"]);
});

test("whatever the events, the last step is the view itself", () => {
  const after = game({ table: ["KH"], hand: ["2C"], stock: 12, turn: 1 });
  expect(steps(null, after, []).map((step) => step.scene)).toEqual([sceneOf(after, steps(null, after, [])[0]?.scene ?? null)]);
});

test("bonuses are counted by kind where the view tells kinds", () => {
  const made = [{ item: "scua", count: 1 }];
  const shown = sceneOf({ ...game(), game: "cicera", placed: null, piles: [{ cards: 2, bonuses: 1, made }, { cards: 0, bonuses: 0, made: [] }] }, null);
  const event: Event = { kind: "played", seat: 0, cards: ["7D"], taken: ["4H", "3S"], bonuses: ["scua", "simili"] };
  const [, pile] = steps(shown, game({ hand: [], table: ["2H", "5S"] }), [event]);
  expect(pile?.scene.piles[0]).toEqual({
    cards: 5,
    bonuses: 3,
    made: [
      { item: "scua", count: 2 },
      { item: "simili", count: 1 },
    ],
  });
  const [clear] = steps(shown, game(), [OPENING]);
  expect(clear?.scene.piles[0]).toEqual({ cards: 0, bonuses: 0, made: [] });
});
