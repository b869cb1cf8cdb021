// Views of a trick game for tests: a plausible one, with what a test is about put in its place.
import { Announcer } from "../announcer.ts";
import { Deck } from "../deck.svelte.ts";
import { TrickPlay } from "../games/tricks/play.svelte.ts";
import { trickStaging, type TrickScene } from "../games/tricks/scene.ts";
import { TrickReading, TrickSpeech } from "../games/tricks/speech.ts";
import type { Store } from "../pick.ts";
import { Table } from "../table.svelte.ts";
import { Texts } from "../texts.ts";
import type { Laid, LegalAction, OttocentoView, TableView, Won } from "../wire.ts";
import { view } from "./views.ts";

export function deal(change: Partial<OttocentoView> = {}): OttocentoView {
  return {
    game: "ottocento",
    seats: 4,
    you: 0,
    turn: 0,
    dealer: 3,
    hand: [],
    counts: [0, 0, 0, 0],
    sheet: null,
    number: 1,
    tricks: 15,
    trick: [],
    ahead: null,
    last_trick: [],
    last_winner: null,
    piles: [
      { cards: 0, tricks: 0 },
      { cards: 0, tricks: 0 },
    ],
    locks: [],
    stage: "play",
    led: "",
    order: [],
    is_doubling: true,
    declared: ["open", "open", "open", "open"],
    declarations: [null, null, null, null],
    offer: null,
    discard: [],
    is_discarded: true,
    debt: null,
    prospects: [],
    settlement: null,
    ...change,
  };
}

export const SEATS = ["", "Reno", "Savena", "Idice"].map((name, seat) => ({
  name,
  kind: seat === 0 ? ("person" as const) : ("ai" as const),
  level: seat === 0 ? null : "master",
  side: seat % 2,
}));

export function laid(seat: number, card: string, ahead: boolean): Laid {
  return { kind: "laid", seat, cards: [card], trick: 1, ahead, note: null };
}

export function won(seat: number, kept: string[] = []): Won {
  return { kind: "won", seat, trick: 1, kept };
}

export function plays(...written: string[]): LegalAction[] {
  return written.map((action) => {
    const named = /^[a-z]+$/u.test(action) ? [] : (action.split(" ").at(-1) ?? "").split("+");
    return { action, cards: named, taken: [], bonuses: [], gains: [] };
  });
}

/** Returns what a player does at a table that shows a view, and what was sent from there. */
export function sit(game: OttocentoView, legal: readonly LegalAction[], source = ""): { play: TrickPlay; sent: unknown[]; table: Table<TrickScene> } {
  const texts = new Texts("en", source, {});
  const page = {
    lang: "en",
    game: "ottocento",
    family: "tarocchi",
    socket: "/ws/x",
    deck: null,
    rules: "",
    verify: "",
    again: "",
    fields: {},
    texts: source,
    suits: {},
    latin: null,
    view: null,
  };
  const announcer = new Announcer({ textContent: "" }, { textContent: "" });
  const table = new Table<TrickScene>(page, texts, new Deck(), announcer, trickStaging, new TrickSpeech(texts));
  const sent: unknown[] = [];
  table.connection = { send: (message: unknown) => sent.push(message) } as never;
  const store: Store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const play = new TrickPlay(table, new TrickReading(table), store);
  table.state = { ...table.state, view: shown(game, legal) };
  table.animator.scene = trickStaging.sceneOf(game, null);
  return { play, sent, table };
}

export function shown(game: OttocentoView, legal: readonly LegalAction[], change: Partial<TableView> = {}): TableView {
  return view({ seats: SEATS, game, legal: [...legal], legal_count: legal.length, ...change });
}
