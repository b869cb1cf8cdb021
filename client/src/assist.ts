// What helps a player against the computer: taking back, hints, the claim. A server without them offers none.
import type { ClientMessage, LegalAction, ServerMessage, TableView } from "./wire.ts";

/** A text of a hint: message `hint-<id>` with its values. */
export interface HintNote {
  id: string;
  values: Record<string, number>;
}

/** A play beside the best one, and how many points worse it is. */
export interface HintPlay {
  play: LegalAction;
  difference: number;
  /** Half the width of the 95 % interval of the difference; 0 for an exact one. */
  interval: number;
}

/** The answer to `hint`: each step tells more. */
export interface HintView {
  type: "hint";
  seq: number;
  step: 1 | 2 | 3;
  look: HintNote;
  cards: string[];
  play: LegalAction | null;
  certainty: "forced" | "exact" | "clear" | "unclear" | null;
  second: HintPlay | null;
  rival: HintPlay | null;
  reasons: HintNote[];
  dangers: HintNote[];
}

/** What a view says of help. */
export interface Help {
  /** What every void deal before this one turned up. */
  voids: string[][];
  can_undo: boolean;
  can_claim: boolean;
  /** The seat that claimed the rest, which is now played out. */
  claimed: number | null;
  practice: boolean;
}

export type Ask =
  | { type: "undo"; seq: number }
  | { type: "claim"; seq: number }
  | { type: "say"; text: string; seq: number }
  | { type: "hint"; step: 1 | 2 | 3; seq: number };

export type Heard = ServerMessage | HintView;
export type Said = ClientMessage | Ask;

const NONE: Help = { voids: [], can_undo: false, can_claim: false, claimed: null, practice: false };

/** Tells whether the server of a view knows of help at all. */
export function isHelpful(view: TableView | null): boolean {
  return view !== null && "can_undo" in view;
}

/** Returns what a view says of help. */
export function helpOf(view: TableView | null): Help {
  return { ...NONE, ...(view as Partial<Help> | null) };
}
