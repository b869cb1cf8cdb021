// The score sheet in words: its heading, and all of it as plain text.
import type { GamePaper } from "./game.ts";
import { ofSides } from "./seating.ts";
import type { Table } from "./table.svelte.ts";
import type { Texts } from "./texts.ts";
import { bySide, cardName, rankName } from "./words.ts";
import type { SheetRow, TableView } from "./wire.ts";

/** Marks that Fluent puts around values; they are of no use in plain text. */
const ISOLATES = /[\u2068\u2069]/gu;
const SIGNS: Readonly<Record<string, string>> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };

/** Returns the heading of the score sheet: how the deal, or the match, ended. */
export function sheetTitle(table: Table): string {
  const { view, texts } = table;
  if (view?.outcome == null) return "";
  const { outcome } = view;
  const who = table.opponents();
  if (view.phase !== "finished") {
    return texts.say(ofSides(view, "sheet-title"), { deal: view.match.deal, who, ...bySide(view, outcome.scores) });
  }
  const side = view.seats[view.you]?.side ?? 0;
  const winner = outcome.match_winner;
  const isOne = view.match.deals === 1;
  const won = isOne ? "deal-won" : "sheet-won";
  const lost = isOne ? "deal-lost" : "sheet-lost";
  const drawn = isOne ? "deal-drawn" : "sheet-drawn";
  const id = winner === null ? drawn : ofSides(view, winner === side ? won : lost);
  return texts.say(id, { who, ...bySide(view, outcome.match_scores) });
}

/** Returns the score sheet as plain text: as the game tells it, else a line for each row with its reason, more where cards have values. */
export function sheetText(table: Table, { reason, sheetLines }: Pick<GamePaper, "reason" | "sheetLines">): string {
  const { view, texts } = table;
  if (view?.outcome == null) return "";
  if (sheetLines !== undefined) return sheetLines(table).join("\n").replace(ISOLATES, "");
  const line = (name: string, values: readonly number[], why = ""): string => {
    const { mine, theirs } = bySide(view, values);
    return `${name}: ${mine} – ${theirs}${why === "" ? "" : ` (${why})`}`;
  };
  const rows = view.game?.sheet ?? [];
  const lines = [
    sheetTitle(table),
    ...rows.flatMap((row) => [line(texts.say(`item-${row.item}`), row.points, reason(table, row)), ...valued(table, view, row)]),
    line(texts.say("sheet-deal"), view.outcome.scores),
    ...(view.match.deals === 1 ? [] : [line(matchRow(table), view.outcome.match_scores)]),
  ];
  return lines.join("\n").replace(ISOLATES, "");
}

/** Returns what the row of the match is called: how long it lasts. */
export function matchRow(table: Table): string {
  const { target = null, deals = null, deal = 0 } = table.view?.match ?? {};
  if (target === null) return table.texts.say("sheet-match-deals", { deal, deals: deals ?? 0 });
  return table.texts.say("sheet-match", { target });
}

/** Returns a line for each side with its cards and their values, none where cards are only counted. */
function valued(table: Table, view: TableView, row: SheetRow): string[] {
  const [cards, values] = [bySide(view, row.cards), bySide(view, row.values)];
  const told = (who: string, held: readonly string[], worth: readonly number[]): string => {
    const each = held.map((card, place) => `${cardWord(table.texts, card)} ${worth[place] ?? 0}`);
    return `  ${who}: ${each.join(", ")}`;
  };
  const sides = [
    { who: table.us(), held: cards.mine, worth: values.mine },
    { who: table.opponents(), held: cards.theirs, worth: values.theirs },
  ];
  return sides.filter((side) => side.worth.length > 0).map((side) => told(side.who, side.held, side.worth));
}

/** Returns a card as short as plain text allows: Italian suits have no signs in it. */
function cardWord(texts: Texts, card: string): string {
  const sign = SIGNS[texts.suit(card)];
  return sign === undefined ? cardName(texts, card) : `${rankName(texts, card)}${sign}`;
}
