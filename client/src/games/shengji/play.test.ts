import { expect, test } from "vitest";

import { Announcer } from "../../announcer.ts";
import { Deck } from "../../deck.svelte.ts";
import { deal } from "../../testing/shengji.ts";
import { SEATS, plays } from "../../testing/tricks.ts";
import { view } from "../../testing/views.ts";
import { Table } from "../../table.svelte.ts";
import { Texts } from "../../texts.ts";
import type { LegalAction, ShengjiView } from "../../wire.ts";
import { trickStaging, type TrickScene } from "../tricks/scene.ts";
import { ShengjiPlay } from "./play.svelte.ts";
import { ShengjiReading, ShengjiSpeech } from "./speech.ts";

function sit(game: ShengjiView, legal: readonly LegalAction[], count = legal.length): { play: ShengjiPlay; sent: unknown[] } {
  const texts = new Texts("en", "", {});
  const page = {
    lang: "en",
    game: "shengji",
    family: "tractor",
    socket: "/ws/x",
    deck: null,
    rules: "",
    verify: "",
    again: "",
    fields: {},
    texts: "",
    suits: {},
    latin: null,
    view: null,
  };
  const announcer = new Announcer({ textContent: "" }, { textContent: "" });
  const table = new Table<TrickScene>(page, texts, new Deck(), announcer, trickStaging, new ShengjiSpeech(texts));
  const sent: unknown[] = [];
  table.connection = { send: (message: unknown) => sent.push(message) } as never;
  const play = new ShengjiPlay(table, new ShengjiReading(table), null);
  const shown = view({ seats: SEATS, game, legal: [...legal], legal_count: count });
  table.state = { ...table.state, view: shown };
  table.animator.scene = trickStaging.sceneOf(game, null);
  table.settled(shown);
  return { play, sent };
}

test("a second tap on a card that is to be led picks its pair", () => {
  const { play, sent } = sit(deal({ hand: ["9S", "9S", "3S"] }), plays("9S", "9S+9S", "3S"));
  play.tapHand("9S");
  play.tapHand("9S");
  expect(play.picked).toEqual(["9S", "9S'"]);
  expect(sent).toEqual([]);
});

test("a long press picks the tractor, and a chip makes it a pair again", () => {
  const { play } = sit(deal({ hand: ["9S", "9S", "8S", "8S"] }), plays("9S", "9S+9S", "8S", "8S+8S", "8S+8S+9S+9S"));
  play.hold("9S");
  expect(play.picked).toEqual(["9S", "9S'", "8S", "8S'"]);
  expect(play.action?.action).toBe("8S+8S+9S+9S");
  play.pickShape(1);
  expect(play.picked).toEqual(["9S", "9S'"]);
});

test("pairs that are no lead together are sent to be told why", () => {
  const { play, sent } = sit(deal({ hand: ["9S", "9S", "7C", "7C"] }), plays("9S", "9S+9S", "7C", "7C+7C"));
  play.hold("9S");
  play.tapHand("7C");
  expect(play.action).toBeNull();
  expect(sent).toMatchObject([{ type: "choose", cards: ["9S", "9S", "7C", "7C"] }]);
});

test("what has to be played is picked from the start and stays", () => {
  const game = deal({ hand: ["9S", "9S", "4S", "3S", "5C"], led: "S", wanted: 4, wanted_pairs: 2, forced: ["9S", "9S", "4S", "3S"] });
  const { play } = sit(game, plays("3S+4S+9S+9S"));
  expect([...play.picked].sort()).toEqual(["3S", "4S", "9S", "9S'"]);
  expect(play.isForced("9S")).toBe(true);
  play.drop();
  expect(play.picked).toHaveLength(4);
});

test("exactly eight cards are buried, with a single message", () => {
  const hand = ["3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "KS"];
  const { play, sent } = sit(deal({ hand, stage: "burying" }), [], 13_884_156);
  for (const card of hand) play.tapHand(card);
  expect(play.picked).toHaveLength(8);
  play.commit();
  expect(sent).toMatchObject([{ type: "play", action: "bury 3S+4S+5S+6S+7S+8S+9S+TS" }]);
});

test("the pass comes before the calls, which rise", () => {
  const rungs = [
    { strength: 1, cards: [["2S"]], reason: null },
    { strength: 2, cards: [["2S", "2S"]], reason: null },
  ];
  const { play, sent } = sit(deal({ hand: ["2S", "2S"], stage: "calling", trump: null, call_rungs: rungs }), plays("call 2S+2S", "call 2S", "pass"));
  expect(play.others.map(({ action }) => action)).toEqual(["pass", "call 2S", "call 2S+2S"]);
  play.leave();
  expect(sent).toMatchObject([{ type: "play", action: "pass" }]);
});

test("trumps stand first, each suit from the strongest down", () => {
  const { play } = sit(deal({ hand: ["3S", "AS", "2C", "4H", "JR"] }), []);
  expect(play.cards).toEqual(["JR", "2C", "4H", "AS", "3S"]);
  play.turnOrder();
  expect(play.order).toBe("points");
});

test("a tractor of three pairs is answered by three taps on pairs", () => {
  const hand = ["KS", "KS", "8S", "8S", "6S", "6S", "4S", "4S"];
  const answers = ["4S+4S+6S+6S+8S+8S", "4S+4S+6S+6S+KS+KS", "4S+4S+8S+8S+KS+KS", "6S+6S+8S+8S+KS+KS"];
  const { play } = sit(deal({ hand, led: "S", wanted: 6, wanted_pairs: 3 }), plays(...answers));
  for (const card of ["4S", "6S", "8S"]) play.tapHand(card);
  expect(play.action?.action).toBe("4S+4S+6S+6S+8S+8S");
});

test("an answer without the suit is filled up with cards without points, or with points", () => {
  const hand = ["AH", "4H", "QC", "JC", "5S", "TS", "9D", "3D"];
  const { play, sent } = sit(deal({ hand, led: "S", wanted: 4, wanted_pairs: 2 }), [], 70);
  play.fill("plain");
  expect(play.picked).toEqual(["3D", "9D", "JC", "QC"]);
  play.fill("points");
  expect(play.picked).toEqual(["TS", "5S", "3D", "9D"]);
  play.commit();
  expect(sent).toMatchObject([{ type: "play", action: "TS+5S+3D+9D" }]);
});

test("what is picked stays where the rest is filled up", () => {
  const { play } = sit(deal({ hand: ["AH", "4H", "KC", "QC", "9D", "3D"], led: "S", wanted: 3, wanted_pairs: 0 }), [], 20);
  play.tapHand("QC");
  play.chooseAt(0);
  expect(play.picked).toEqual(["QC", "3D", "9D"]);
});
