import { beforeEach, expect, test } from "vitest";

import type { Connection } from "../../socket.ts";
import type { Table } from "../../table.svelte.ts";
import { action, game, tableOf, view } from "../../testing/views.ts";
import type { ChoiceView, ClientMessage, LegalAction, TableView } from "../../wire.ts";
import { CapturePlay, type Marks } from "./play.svelte.ts";
import type { CaptureScene } from "./scene.ts";

const LONG = view({ seq: 7, legal: [], legal_count: 400, snapshot: true });
const TAKES: LegalAction = action("7Dx4H+3S");

let table: Table<CaptureScene>;
let play: CapturePlay;
let sent: ClientMessage[];

function sit(shown: TableView, fresh: Marks["fresh"] = () => null): void {
  sent = [];
  table = tableOf("you = You", shown);
  table.link = "open";
  table.connection = { send: (message: ClientMessage) => sent.push(message) } as unknown as Connection;
  play = new CapturePlay(table, null, { fresh });
}

function answer(taken: string[], change: Partial<ChoiceView> = {}): void {
  const rest = { hand: [], table: [], action: null, total: null, offers: [], reached: 0 };
  table.receive({ type: "choice", seq: 7, cards: ["7D"], taken, ...rest, ...change });
}

function questions(): string[] {
  return sent.flatMap((message) => (message.type === "choose" ? [`${message.cards.join()}x${message.taken.join("+")}`] : []));
}

beforeEach(() => sit(LONG));

test("a card picked from a long list is asked about once", () => {
  play.tapHand("7D");
  expect(questions()).toEqual(["7Dx"]);
  expect(play.offers).toEqual([]);
  answer([], { action: "7D", offers: [TAKES], table: ["4H", "3S"], reached: 300 });
  expect(play.offers.map((offer) => offer.action)).toEqual(["7Dx4H+3S", "7D"]);
  expect(play.offering.more).toBe(298);
  expect([...play.possible]).toEqual(["4H", "3S"]);
});

test("the best offer is chosen with its running sum, and played by a second tap", () => {
  play.tapHand("7D");
  answer([], { action: "7D", offers: [TAKES], reached: 300 });
  expect(questions()).toEqual(["7Dx", "7Dx4H+3S"]);
  answer(["4H", "3S"], { action: "7Dx4H+3S", offers: [TAKES], total: 7, reached: 1 });
  expect(play.total).toBe(7);
  play.tapHand("7D");
  expect(sent.at(-1)).toEqual({ type: "play", action: "7Dx4H+3S", seq: 7 });
});

test("gathered cards are asked about together, and going back asks nothing again", () => {
  play.tapHand("7D");
  answer([], { action: "7D", offers: [TAKES], table: ["4H", "3S", "2H", "5S"], reached: 300 });
  play.tapTable("2H");
  expect(play.chosen).toEqual(["2H"]);
  answer(["2H"], { table: ["5S"], offers: [action("7Dx2H+5S"), action("7Dx2H+AH+4H")], total: 2, reached: 9 });
  expect(play.action).toBeNull();
  play.tapTable("2H");
  expect(play.chosen).toEqual(["4H", "3S"]);
  expect(questions().filter((question) => question === "7Dx")).toHaveLength(1);
});

test("a card that cannot join is left to the server to refuse, and what is gathered stays", () => {
  play.tapHand("7D");
  answer([], { action: "7D", offers: [TAKES], table: ["4H", "3S"], reached: 300 });
  play.tapTable("5S");
  expect(questions().at(-1)).toBe("7Dx5S");
  expect(play.selection.group).toEqual([]);
});

test("leaving the card is chosen first and played then; before the server has answered it is neither", () => {
  play.tapHand("7D");
  play.leave();
  expect(play.action).toBeNull();
  expect(sent.some((message) => message.type === "play")).toBe(false);
  answer([], { action: "7D", offers: [TAKES], reached: 300 });
  play.leave();
  expect(play.action).toEqual({ action: "7D", cards: ["7D"], taken: [], bonuses: [], gains: [] });
  play.commit();
  expect(sent.at(-1)).toMatchObject({ type: "play", action: "7D" });
});

test("the next offer follows, and the first follows the last", () => {
  const legal = [action("7Dx4H+3S"), action("7Dx2H+5S"), action("JC")];
  sit(view({ seq: 7, legal, legal_count: 3, snapshot: true }));
  play.tapHand("7D");
  const chosen = [0, 1, 2].map(() => {
    play.chooseNext();
    return play.action?.action;
  });
  expect(chosen).toEqual(["7Dx2H+5S", "7Dx4H+3S", "7Dx2H+5S"]);
});

test("a game may mark the card that was just placed, once it lies there", () => {
  const shown = view({ seq: 7, game: game({ table: ["4H", "KC"] }), snapshot: true });
  sit(shown);
  expect(play.fresh).toBeNull();
  sit(shown, (drawn) => ("table" in drawn ? drawn.table.at(-1) : null) ?? null);
  expect(play.fresh).toBe("KC");
  table.animator.busy = true;
  expect(play.fresh).toBeNull();
});
