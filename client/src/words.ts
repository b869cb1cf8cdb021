// Words that every game needs: cards, sides, reasons.
import type { GameView } from "./game.ts";
import type { TableState } from "./state.ts";
import type { Texts } from "./texts.ts";
import type { Refused, TableView } from "./wire.ts";

/** Returns the full name of a card. */
export function cardName(texts: Texts, card: string): string {
  return texts.say(`card-${card}`);
}

/** Returns the short name of a card's rank, as its index shows it; cards beside the suits have their own. */
export function rankName(texts: Texts, card: string): string {
  const own = `rank-${card}`;
  return texts.say(texts.has(own) ? own : `rank-${card.slice(0, -1)}`);
}

/** Returns the full names of cards as a list in a sentence. */
export function cardList(texts: Texts, cards: readonly string[]): string {
  return texts.list(cards.map((card) => cardName(texts, card)));
}

/** Returns our value and theirs from values by side. */
export function bySide<T>(view: TableView, values: readonly T[]): { mine: T; theirs: T } {
  const side = view.seats[view.you]?.side ?? 0;
  return { mine: values[side] as T, theirs: values[1 - side] as T };
}

/**
 * Returns the match scores that count now: with the deal that is over, without the one in play. A match of one deal
 * has no others: there the points `made` so far are told, unless they are to be kept in mind.
 */
export function scoresNow(
  view: TableView | null,
  made: (game: GameView) => readonly number[],
  isMemory: boolean,
): { mine: number; theirs: number } {
  if (view === null) return { mine: 0, theirs: 0 };
  const isOne = view.match.deals === 1;
  if (view.outcome === null && isOne && view.game !== null && !isMemory) return bySide(view, made(view.game));
  return bySide(view, view.outcome?.match_scores ?? view.match.scores);
}

/** Returns the reason of a refusal in words, with what a typed text may have meant; `read` words those actions. */
export function refusalText(texts: Texts, state: TableState, read: (action: string) => string = (action) => action): string {
  const refused = state.refused;
  if (refused === null) return "";
  const readings = readingsOf(refused).map(read).join("; ");
  const reason = reasonText(texts, refused, readings);
  if (readings === "" || refused.code === "ambiguous") return reason;
  return `${reason} ${texts.say("refused-readings", { readings })}`;
}

/** Tells whether a refusal answers a typed text. */
export function isTyped(refused: Refused): boolean {
  return Array.isArray(refused.values.readings);
}

/** Returns the legal actions that a typed text may have meant. */
function readingsOf(refused: Refused): string[] {
  return isTyped(refused) ? (refused.values.readings as string[]) : [];
}

function reasonText(texts: Texts, refused: Refused, readings: string): string {
  const id = `refused-${refused.code.replaceAll("_", "-")}`;
  if (!texts.has(id)) return texts.say("refused-unknown", { code: refused.code });
  const values: Record<string, string | number> = { readings };
  for (const [name, value] of Object.entries(refused.values)) {
    if (name === "card") values[name] = cardName(texts, String(value));
    else if (name === "cards") values[name] = cardList(texts, (value as unknown[]).map(String));
    else if (name === "captures") values[name] = groups(texts, value as string[][]);
    else if (typeof value === "number" || typeof value === "string") values[name] = value;
  }
  return texts.say(id, values);
}

function groups(texts: Texts, captures: string[][]): string {
  return captures.map((cards) => cardList(texts, cards)).join("; ");
}
