// Views for tests: a plausible one, with what a test is about put in its place; and a table that shows one.
import { Announcer } from "../announcer.ts";
import { Deck } from "../deck.svelte.ts";
import { captureStaging, type CaptureScene } from "../games/capture/scene.ts";
import { CaptureSpeech } from "../games/capture/speech.ts";
import { Table } from "../table.svelte.ts";
import { Texts } from "../texts.ts";
import type { LegalAction, ScopaView, SheetRow, TableView } from "../wire.ts";

export function game(change: Partial<ScopaView> = {}): ScopaView {
  return {
    game: "scopa",
    seats: 2,
    you: 0,
    turn: 0,
    dealer: 1,
    hand: ["7D", "JC", "AH"],
    counts: [3, 3],
    sheet: null,
    table: ["4H", "2H", "5S", "3S"],
    stock: 30,
    piles: [
      { cards: 0, bonuses: 0 },
      { cards: 0, bonuses: 0 },
    ],
    last_capturer: null,
    last_capture: [],
    ...change,
  };
}

export function view(change: Partial<TableView> = {}): TableView {
  return {
    type: "view",
    seq: 1,
    phase: "playing",
    you: 0,
    seats: [
      { name: "", kind: "person", level: null, side: 0 },
      { name: "Adda", kind: "ai", level: "master", side: 1 },
    ],
    match: { scores: [0, 0], target: 11, deals: null, deal: 1 },
    commitment: "",
    game: game(),
    legal: [],
    legal_count: 0,
    outcome: null,
    voids: [],
    can_undo: false,
    can_claim: false,
    claimed: null,
    practice: false,
    events: [],
    snapshot: false,
    ...change,
  };
}

export function action(written: string, change: Partial<LegalAction> = {}): LegalAction {
  const [card = "", taken] = written.split("x");
  return { action: written, cards: [card], taken: taken?.split("+") ?? [], bonuses: [], gains: [], ...change };
}

export function row(item: string, change: Partial<SheetRow> = {}): SheetRow {
  return { item, counts: [0, 0], cards: [[], []], values: [[], []], points: [0, 0], ...change };
}

/** Returns a table with these texts that has a view; `latin` are the other texts of an Italian deck, if one lies on it. */
export function tableOf(source: string, shown: TableView, latin: string | null = null): Table<CaptureScene> {
  const suits = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
  const italian = { C: "batons", D: "coins", H: "cups", S: "swords" };
  const texts = new Texts("en", source, suits, latin === null ? null : { texts: latin, suits: italian, isLaid: () => true });
  const page = {
    lang: "en",
    game: "scopa",
    family: "fishing",
    socket: "/ws/x",
    deck: null,
    rules: "",
    verify: "",
    again: "",
    fields: {},
    texts: source,
    suits,
    latin: null,
    view: null,
  };
  const announcer = new Announcer({ textContent: "" }, { textContent: "" });
  const table = new Table<CaptureScene>(page, texts, new Deck(), announcer, captureStaging, new CaptureSpeech(texts));
  table.state = { ...table.state, view: shown };
  return table;
}
