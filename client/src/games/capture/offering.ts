// What a pick may become: read from the list of legal actions, or, where that is too long to be sent, from
// the server's answers about this very pick.
import type { ChoiceView, LegalAction } from "../../wire.ts";
import { offers, sameCards, type Selection } from "./selection.ts";

/** Captures of one card up to which tapping goes through them; with more, table cards are gathered. */
const FEW = 6;
/** Captures that get a ticket. */
const SHOWN = 5;

/** All that the server has said about the plays of this moment. */
export interface Known {
  readonly legal: readonly LegalAction[];
  /** Whether `legal` holds every legal action. */
  readonly isListed: boolean;
  readonly answers: readonly ChoiceView[];
}

export interface Offering {
  /** The best captures that hold all gathered table cards. */
  readonly captures: readonly LegalAction[];
  /** How many more there are. */
  readonly more: number;
  /** The play that leaves the card on the table, where that is legal. */
  readonly place: LegalAction | null;
  /** Table cards that are part of a capture, or may join the gathered ones. */
  readonly open: ReadonlySet<string>;
  /** Whether table cards are gathered one by one. */
  readonly isMany: boolean;
}

const NOTHING_OFFERED: Offering = { captures: [], more: 0, place: null, open: new Set(), isMany: false };

export function offering(known: Known, selection: Selection): Offering {
  if (selection.card === null) return { ...NOTHING_OFFERED, isMany: !known.isListed };
  return known.isListed ? listed(known.legal, selection) : asked(known.answers, selection, selection.card);
}

/** Returns the action that a pick stands for; null while it needs more cards. */
export function actionOf(known: Known, selection: Selection): LegalAction | null {
  if (selection.card === null) return null;
  const { captures, place, more, isMany } = offering(known, selection);
  const all = place === null ? captures : [...captures, place];
  if (selection.action !== null) {
    return [...all, ...known.legal].find((offer) => offer.action === selection.action) ?? null;
  }
  if (!isMany) return null;
  if (selection.group.length === 0) return all[0] ?? null;
  const exact = captures.find((offer) => sameCards(offer.taken, selection.group));
  return exact ?? (captures.length + more === 1 ? (captures[0] ?? null) : null);
}

/** Adds a table card to the gathered ones, or takes it away again. */
export function gathered(selection: Selection, card: string): Selection {
  const { group } = selection;
  const changed = group.includes(card) ? group.filter((other) => other !== card) : [...group, card];
  return { ...selection, group: changed, action: null };
}

/** Returns the answer about exactly these cards. */
export function answerTo(
  answers: readonly ChoiceView[],
  cards: readonly string[],
  taken: readonly string[],
): ChoiceView | null {
  return answers.find((answer) => sameCards(answer.cards, cards) && sameCards(answer.taken, taken)) ?? null;
}

function listed(legal: readonly LegalAction[], selection: Selection): Offering {
  const all = offers(legal, selection.card);
  const place = all.find((offer) => offer.taken.length === 0) ?? null;
  const captures = all.filter((offer) => offer.taken.length > 0);
  if (captures.length <= FEW) {
    return { captures, more: 0, place, open: new Set(captures.flatMap((offer) => offer.taken)), isMany: false };
  }
  const holding = captures.filter((offer) => selection.group.every((card) => offer.taken.includes(card)));
  const exact = holding.filter((offer) => sameCards(offer.taken, selection.group));
  const best = [...exact, ...holding.filter((offer) => !exact.includes(offer))];
  const open = new Set(holding.flatMap((offer) => offer.taken));
  return { captures: best.slice(0, SHOWN), more: Math.max(0, best.length - SHOWN), place, open, isMany: true };
}

function asked(answers: readonly ChoiceView[], selection: Selection, card: string): Offering {
  const left = answerTo(answers, [card], [])?.action ?? null;
  const place = left === null ? null : { action: left, cards: [card], taken: [], bonuses: [], gains: [] };
  const answer = answerTo(answers, [card], selection.group);
  if (answer === null) return { ...NOTHING_OFFERED, place, isMany: true };
  const captures = answer.offers.filter((offer) => offer.taken.length > 0).slice(0, SHOWN);
  const reached = answer.reached - (selection.group.length === 0 && place !== null ? 1 : 0);
  return { captures, more: Math.max(0, reached - captures.length), place, open: new Set(answer.table), isMany: true };
}
