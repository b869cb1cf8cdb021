// Views for tests: a plausible one, with what a test is about put in its place.
import type { LegalAction, ScopaView, TableView } from "../wire.ts";

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
    match: { scores: [0, 0], target: 11, deal: 1 },
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
