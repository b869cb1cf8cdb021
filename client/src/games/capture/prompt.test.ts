import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Connection } from "../../socket.ts";
import type { Table } from "../../table.svelte.ts";
import { action, game, tableOf, view } from "../../testing/views.ts";
import type { Choices } from "../../settings.svelte.ts";
import type { ClientMessage, LegalAction, Refused, TableView } from "../../wire.ts";
import { CapturePlay } from "./play.svelte.ts";
import { promptOf } from "./prompt.ts";
import type { CaptureScene } from "./scene.ts";

const SOURCE = `
you = You
rank-7 = 7
rank-4 = 4
rank-3 = 3
rank-2 = 2
rank-5 = 5
rank-J = J
card-7D = seven of diamonds
card-JC = jack of clubs
card-4H = four of hearts
card-3S = three of spades
card-2H = two of hearts
card-5S = five of spades
prompt-dealing = dealing
prompt-sending = sending
prompt-unsent = waiting for the line
prompt-sent = played
prompt-over = over
prompt-claimed = played out
prompt-thinking = { $who } thinks
prompt-ahead = { $card } picked for your turn
prompt-your-turn = your turn
prompt-pick = pick
prompt-again = again
prompt-choose = choose
prompt-other = another or these
prompt-takers = takers
prompt-group = more cards
prompt-nothing = { $card } takes nothing
ticket-leave = Place only
prompt-same = { $card } takes { $card }
say-your-turn = your turn
say-you-took = Your { $card } takes { $taken }
say-you-placed = You place the { $card }
say-they-placed = { $who } places the { $card }
say-dealt = { $cards } dealt
refused-ambiguous = several: { $readings }
refused-must-capture = the { $card } must take
refused-readings = Do you mean { $readings }?
advice-take = take { $taken } with the { $card }
advice-place = place the { $card }
void-deal = again: { $cards }
`;
const LEGAL = [action("7Dx4H+3S"), action("7Dx2H+5S"), action("JC")];
const MINE = view({ seq: 7, legal: LEGAL, legal_count: LEGAL.length, snapshot: true });
const THEIRS = view({ seq: 7, game: game({ turn: 1 }), snapshot: true });

let table: Table<CaptureScene>;
let play: CapturePlay;
let sent: ClientMessage[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  table = tableOf(SOURCE, MINE);
  table.link = "open";
  table.connection = { send: (message: ClientMessage) => sent.push(message) } as unknown as Connection;
  play = new CapturePlay(table, null);
});

afterEach(() => {
  vi.useRealTimers();
});

async function shown(next: TableView): Promise<void> {
  table.receive(next);
  for (let time = 0; time < 50; time += 1) await Promise.resolve();
}

function prompt(): [state: string, main: string, more: string] {
  const { main, more } = promptOf(play);
  return [play.hand, bare(main), bare(more)];
}

function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/gu, "");
}

function wish(forced: Choices["forced"]): void {
  table.settings.changed({ ...table.settings.now, forced });
}

test("before the cards are drawn the prompt says that they are dealt", () => {
  expect(prompt()[1]).toBe("dealing");
});

test("a turn asks for a card, and says first why cards were dealt again", async () => {
  await shown(MINE);
  expect(prompt()).toEqual(["thinking", "your turn", "pick"]);
  await shown({ ...MINE, voids: [["7D", "JC"]] });
  expect(prompt()[2]).toBe("again: seven of diamonds and jack of clubs");
});

test("a card with several captures asks to choose among them", async () => {
  await shown(MINE);
  play.tapHand("7D");
  expect(prompt()).toEqual(["choosing", "4 + 3", "another or these"]);
  table.receive({ type: "choice", seq: 7, cards: ["7D"], taken: ["4H", "3S"], hand: [], table: [], action: "7Dx4H+3S", total: 7, offers: [], reached: 1 });
  expect(prompt()[1]).toBe("4 + 3 = 7");
});

test("a card with one thing to do asks for the second tap", async () => {
  await shown(MINE);
  play.tapHand("JC");
  expect(prompt()).toEqual(["picked", "J takes nothing", "again"]);
});

test("tapped table cards ask for more, or for the card that takes them", async () => {
  await shown(MINE);
  play.tapTable("4H");
  expect(prompt()).toEqual(["thinking", "4", "more cards"]);
  play.tapTable("3S");
  expect(prompt()).toEqual(["thinking", "4 + 3", "takers"]);
});

test("a play on its way is named, and whether it has gone out at all", async () => {
  await shown(MINE);
  play.tapHand("JC");
  play.commit();
  expect(sent.at(-1)).toMatchObject({ type: "play", action: "JC" });
  expect(prompt()).toEqual(["sending", "sending", "You place the jack of clubs"]);
  table.link = "lost";
  expect(prompt()[1]).toBe("waiting for the line");
});

test("a play that the server has taken is told while it moves", async () => {
  await shown(MINE);
  table.animator.busy = true;
  const event = { kind: "played", seat: 0, cards: ["7D"], taken: ["4H", "3S"], bonuses: [] } as const;
  table.animator.coming = view({ seq: 8, events: [{ ...event, cards: ["7D"], taken: ["4H", "3S"], bonuses: [] }] });
  expect(prompt()).toEqual(["sent", "played", "Your seven of diamonds takes four of hearts and three of spades"]);
});

test("what the others play is told while it moves", async () => {
  await shown(MINE);
  table.animator.busy = true;
  table.animator.coming = view({ seq: 8, events: [{ kind: "played", seat: 1, cards: ["JC"], taken: [], bonuses: [] }] });
  expect(prompt()).toEqual(["watching", "", "Adda places the jack of clubs"]);
});

test("while another thinks, a card can be picked for the own turn", async () => {
  await shown(THEIRS);
  play.tapHand("7D");
  expect(prompt()).toEqual(["watching", "Adda thinks", "seven of diamonds picked for your turn"]);
});

test("a card that was picked ahead gets its capture when the turn comes", async () => {
  await shown(THEIRS);
  play.tapHand("7D");
  await shown({ ...MINE, seq: 8 });
  expect([play.selection.card, play.action?.action]).toEqual(["7D", "7Dx4H+3S"]);
});

test("a card that was picked ahead is dropped when it turns out to be illegal", async () => {
  await shown(THEIRS);
  play.tapHand("7D");
  const only: LegalAction[] = [action("JC")];
  await shown({ ...MINE, seq: 8, legal: only, legal_count: 1 });
  expect(play.selection.card).toBeNull();
  expect(prompt()).toEqual(["thinking", "your turn", "pick"]);
});

test("a card picked ahead is put back by another tap, and never sent", async () => {
  await shown(THEIRS);
  play.tapHand("7D");
  play.tapHand("7D");
  expect(play.selection.card).toBeNull();
  expect(sent).toEqual([]);
});

test.each([
  ["off", null, []],
  ["suggest", "JC", []],
  ["play", "JC", ["JC"]],
] as const)("with one legal play left and the setting %s, %s is picked", async (forced, picked, played) => {
  wish(forced);
  await shown({ ...MINE, legal: [action("JC")], legal_count: 1 });
  expect(play.selection.card).toBe(picked);
  vi.advanceTimersByTime(699);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent.map((message) => (message.type === "play" ? message.action : message.type))).toEqual(played);
});

test("the only play is not made by itself once the player has put it back", async () => {
  wish("play");
  await shown({ ...MINE, legal: [action("JC")], legal_count: 1 });
  play.drop();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});

test("a typed text that may mean several plays is answered by the status, in words", async () => {
  await shown(MINE);
  const status = vi.spyOn(table.announcer, "say");
  const alarm = vi.spyOn(table.announcer, "alert");
  const readings = ["7Dx4H+3S", "7Dx2H+5S"];
  table.receive({ type: "refused", code: "ambiguous", rule: null, values: { readings }, seq: 7 });
  expect(bare(status.mock.lastCall?.[0] ?? "")).toBe(
    "several: take four of hearts and three of spades with the seven of diamonds; " +
      "take two of hearts and five of spades with the seven of diamonds",
  );
  expect(alarm).not.toHaveBeenCalled();
  expect(prompt()[1]).toBe("several: 7Dx4H+3S; 7Dx2H+5S");
});

test("an illegal typed text is answered by its reason and what it may have meant", async () => {
  await shown(MINE);
  const status = vi.spyOn(table.announcer, "say");
  table.receive({ type: "refused", code: "must_capture", rule: "scopa-compulsory", values: { card: "7D", readings: ["JC"] }, seq: 7 });
  expect(bare(status.mock.lastCall?.[0] ?? "")).toBe("the seven of diamonds must take Do you mean place the jack of clubs?");
});

test("a refused move interrupts", async () => {
  await shown(MINE);
  const status = vi.spyOn(table.announcer, "say");
  const alarm = vi.spyOn(table.announcer, "alert");
  const refused: Refused = { type: "refused", code: "must_capture", rule: null, values: { card: "7D" }, seq: 7 };
  table.receive(refused);
  expect(bare(alarm.mock.lastCall?.[0] ?? "")).toBe("the seven of diamonds must take");
  expect(status).not.toHaveBeenCalled();
});

test("when the deal is over or the rest claimed there is nothing to do", async () => {
  await shown({ ...MINE, legal: [], legal_count: 0, claimed: 0 });
  expect(prompt()[1]).toBe("played out");
  await shown(view({ seq: 9, phase: "over", game: game({ turn: null }), snapshot: true }));
  expect(prompt()[1]).toBe("over");
});

test("a card that is left lying by choice is not said to take nothing", async () => {
  await shown({ ...MINE, legal: [...LEGAL, action("7D")], legal_count: 4 });
  play.tapHand("7D");
  play.leave();
  expect(prompt().slice(1)).toEqual(["Place only", "again"]);
});
