// What the server has told this table, and the one function that takes in what it tells next.
import { extended, type LogLine } from "./log.ts";
import type { ChoiceView, LegalAction, Preparing, Refused, ServerMessage, TableView } from "./wire.ts";

/** A play on its way to the server: drawn as such until the server's own event arrives. */
export interface Sending {
  action: string;
  cards: readonly string[];
  taken: readonly string[];
  seq: number;
  /** Whether it was sent again after the connection came back. */
  again: boolean;
}

export interface TableState {
  /** The last view, whether or not it is drawn yet. */
  view: TableView | null;
  preparing: Preparing["stage"] | null;
  sending: Sending | null;
  /** The last refusal, until something else happens. */
  refused: Refused | null;
  /** The answers about partial choices of this moment, the latest first. */
  choices: readonly ChoiceView[];
  log: readonly LogLine[];
}

export const EMPTY: TableState = {
  view: null,
  preparing: null,
  sending: null,
  refused: null,
  choices: [],
  log: [],
};

/** Answers that are kept: as many as one goes back and forth between. */
const KEPT = 30;

/** Refusals of a request that somebody else, such as a second tab, has already made. */
const HARMLESS = new Set(["deal_exists"]);

/** Returns the state after a message; the same state when the message changes nothing. */
export function reduce(state: TableState, message: ServerMessage): TableState {
  switch (message.type) {
    case "view":
      return viewed(state, message);
    case "refused":
      return refused(state, message);
    case "choice":
      return message.seq === state.view?.seq ? { ...state, choices: [message, ...state.choices].slice(0, KEPT) } : state;
    case "preparing":
      return { ...state, preparing: message.stage };
    case "hint":
      return state;
  }
}

function viewed(state: TableState, view: TableView): TableState {
  const moved = state.view === null || view.seq !== state.view.seq || view.phase !== state.view.phase;
  const isSent = state.sending !== null && view.seq === state.sending.seq && view.phase === "playing";
  return {
    view,
    preparing: null,
    sending: isSent ? state.sending : null,
    refused: moved ? null : state.refused,
    choices: moved ? [] : state.choices,
    log: extended(state.log, view),
  };
}

function refused(state: TableState, message: Refused): TableState {
  if (HARMLESS.has(message.code)) return state;
  // A play that was sent twice is applied once; the second answer says so and is no news.
  const isEcho = message.code === "stale" && state.sending?.again === true;
  return { ...state, sending: null, refused: isEcho ? null : message };
}

/** Returns the state with a play on its way, or the same state when one is already. */
export function sent(state: TableState, action: Pick<LegalAction, "action" | "cards" | "taken">): TableState {
  if (state.sending !== null || state.view === null) return state;
  const { cards, taken } = action;
  const sending = { action: action.action, cards, taken, seq: state.view.seq, again: false };
  return { ...state, sending, refused: null };
}
