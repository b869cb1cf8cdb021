// Picking in a capture game: a hand card, table cards, or both. Nothing here knows a rule: cards are
// matched against the legal actions that the server lists.
import type { LegalAction } from "../../wire.ts";

export interface Selection {
  /** The picked hand card. */
  readonly card: string | null;
  /** The table cards tapped one by one, in order. */
  readonly group: readonly string[];
  /** The action chosen among those that the pick allows. */
  readonly action: string | null;
}

export const NOTHING: Selection = { card: null, group: [], action: null };

type Legal = readonly LegalAction[];

/** Returns what a hand card may do: most bonuses first, then most cards taken, then most gains. */
export function offers(legal: Legal, card: string | null): LegalAction[] {
  return legal
    .filter((action) => action.cards.length === 1 && action.cards[0] === card)
    .sort(
      (one, other) =>
        other.bonuses.length - one.bonuses.length ||
        other.taken.length - one.taken.length ||
        other.gains.length - one.gains.length,
    );
}

/** Picks a hand card; the capture that the tapped group already names is chosen, else the first offer. */
export function pickCard(selection: Selection, legal: Legal, card: string): Selection {
  const offered = offers(legal, card);
  // Without a tapped group nothing is named: a card that is left on the table takes no cards either.
  const isTapped = selection.group.length > 0;
  const named = isTapped ? offered.find((action) => sameCards(action.taken, selection.group)) : undefined;
  const group = named === undefined ? [] : selection.group;
  return { card, group, action: (named ?? offered[0])?.action ?? null };
}

/** Chooses one of the offers. */
export function choose(selection: Selection, action: LegalAction): Selection {
  return { card: action.cards[0] ?? selection.card, group: [], action: action.action };
}

/** Taps a table card; returns null when no listed action goes on from there, so the server has to say why. */
export function tapTable(selection: Selection, legal: Legal, card: string): Selection | null {
  return selection.card === null ? tapGroup(selection, legal, card) : tapCapture(selection, legal, card);
}

/** With a hand card picked, tapping a table card chooses a capture of it; tapping again goes on to the next. */
function tapCapture(selection: Selection, legal: Legal, card: string): Selection | null {
  const offered = offers(legal, selection.card).filter((action) => action.taken.includes(card));
  if (offered.length === 0) return null;
  if (selection.group.includes(card)) {
    const at = offered.findIndex((action) => action.action === selection.action);
    return { ...selection, group: [card], action: offered[(at + 1) % offered.length]?.action ?? null };
  }
  const group = [...selection.group, card];
  const whole = offered.find((action) => group.every((tapped) => action.taken.includes(tapped)));
  if (whole !== undefined) return { ...selection, group, action: whole.action };
  return { ...selection, group: [card], action: offered[0]?.action ?? null };
}

/** With no hand card picked, tapped table cards form a group that hand cards may take. */
function tapGroup(selection: Selection, legal: Legal, card: string): Selection | null {
  const group = selection.group.includes(card)
    ? selection.group.filter((tapped) => tapped !== card)
    : [...selection.group, card];
  const goesOn = legal.some((action) => group.every((tapped) => action.taken.includes(tapped)));
  return goesOn || group.length === 0 ? { ...selection, group } : null;
}

/** Returns the hand cards that take exactly the tapped group. */
export function takers(selection: Selection, legal: Legal): string[] {
  if (selection.card !== null || selection.group.length === 0) return [];
  return legal.flatMap((action) => (sameCards(action.taken, selection.group) ? action.cards : []));
}

/** Returns the table cards that take part in any capture of the pick, or join the tapped group. */
export function possibleCards(selection: Selection, legal: Legal): Set<string> {
  const open =
    selection.card !== null
      ? offers(legal, selection.card)
      : selection.group.length > 0
        ? legal.filter((action) => selection.group.every((tapped) => action.taken.includes(tapped)))
        : [];
  return new Set(open.flatMap((action) => action.taken));
}

/** Returns what is left of a selection in a new view: cards that are gone are dropped, a pick gets its offer. */
export function settle(selection: Selection, legal: Legal, hand: readonly string[], table: readonly string[]): Selection {
  if (selection.card === null) {
    return selection.group.every((card) => table.includes(card)) ? selection : NOTHING;
  }
  if (!hand.includes(selection.card)) return NOTHING;
  const offered = offers(legal, selection.card);
  if (offered.some((action) => action.action === selection.action)) return selection;
  if (legal.length > 0 && offered.length === 0) return NOTHING;
  return { card: selection.card, group: [], action: offered[0]?.action ?? null };
}

/** Says whether two lists hold the same cards, in whatever order. */
export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}
