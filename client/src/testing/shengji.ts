// Views of Shengji for tests.
import type { ShengjiView, Suit } from "../wire.ts";

const ranked = (suit: string, ranks: string): Suit => ({ suit: suit === "H" ? "T" : suit, rungs: [...ranks].map((rank) => [`${rank}${suit}`]) });
/** Level 2, hearts are trumps. */
const ORDER: Suit[] = [
  { suit: "T", rungs: [["JR"], ["JB"], ["2H"], ["2S", "2C", "2D"], ...ranked("H", "AKQJT9876543").rungs] },
  ...[..."SCD"].map((suit) => ranked(suit, "AKQJT9876543")),
];

/** Returns what a seat sees of a deal in which it leads, with some of it changed. */
export function deal(change: Partial<ShengjiView>): ShengjiView {
  return {
    game: "shengji",
    seats: 4,
    you: 0,
    turn: 0,
    dealer: 0,
    hand: [],
    counts: [25, 25, 25, 25],
    sheet: null,
    number: 1,
    tricks: 25,
    trick: [],
    ahead: null,
    last_trick: [],
    last_winner: null,
    piles: [
      { cards: 0, tricks: 0 },
      { cards: 0, tricks: 0 },
    ],
    locks: [],
    stage: "playing",
    starter: 0,
    levels: ["2", "2"],
    level: "2",
    trump: "H",
    order: ORDER,
    calls: [],
    call_rungs: [],
    exposed: [],
    picked: [],
    buried: [],
    least_factor: 2,
    worth: { "5S": 5, TS: 10, KS: 10 },
    attack_points: 0,
    on_table: 0,
    kitty_bonus: 0,
    led: "",
    wanted: 0,
    wanted_pairs: 0,
    must_answer: false,
    forced: [],
    forced_lock: null,
    settled: null,
    ...change,
  };
}
