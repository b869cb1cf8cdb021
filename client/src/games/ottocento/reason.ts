// What decided a row of the score sheet of Ottocento, in words.
import type { Table } from "../../table.svelte.ts";
import { bySide, cardName } from "../../words.ts";
import type { Counted, SheetRow } from "../../wire.ts";
import { gameOf } from "./view.ts";
import { lengthWords } from "./words.ts";

/** Returns what either side has to show for a row. */
export function reasons(table: Table, row: SheetRow): { mine: string; theirs: string } {
  const { view, texts } = table;
  const game = gameOf(view);
  if (view === null || game?.settlement == null) return { mine: "", theirs: "" };
  const { settlement, piles } = game;
  const side = (of: number): string => {
    const counted = settlement.counted[of];
    if (counted === undefined) return "";
    switch (row.item) {
      case "sets":
        return combinations(table, counted, true);
      case "sequences":
        return combinations(table, counted, false);
      case "card_points":
        return texts.say("decided-cards", { cards: row.cards[of]?.length ?? 0, tricks: piles[of]?.tricks ?? 0 });
      case "last_trick":
        return settlement.last_side === of ? texts.say("decided-last") : "";
      case "declarations":
        return declarations(table, of);
      default:
        return "";
    }
  };
  return bySide(view, [side(0), side(1)]);
}

function combinations(table: Table, counted: Counted, isSet: boolean): string {
  const { texts } = table;
  const found = isSet ? counted.sets : counted.sequences;
  const told = found.map((each) => `${texts.say(`combination-${each.kind}`)}: ${lengthWords(texts, each, isSet)}`);
  return told.join("; ");
}

function declarations(table: Table, side: number): string {
  const { view, texts } = table;
  const made = gameOf(view)?.settlement?.declared ?? [];
  const told = made.flatMap((points, seat) => (seat % 2 === side && points > 0 ? [{ seat, points }] : []));
  return texts.list(told.map(({ seat, points }) => texts.say("decided-declared", { who: nameOf(table, seat), points })));
}

function nameOf(table: Table, seat: number): string {
  return seat === table.view?.you ? table.texts.say("you") : (table.view?.seats[seat]?.name ?? "");
}

/** Returns what became of the Matto. */
export function mattoWords(table: Table): string {
  const { view, texts } = table;
  const settlement = gameOf(view)?.settlement;
  if (view === null || settlement == null) return "";
  const isOurs = settlement.matto_side === view.seats[view.you]?.side;
  const card = settlement.payment === null ? "" : cardName(texts, settlement.payment);
  return texts.say(`matto-${settlement.matto}`, { who: isOurs ? "we" : "they", card });
}

/** Returns what decided a row in one line. */
export function reason(table: Table, row: SheetRow): string {
  if (row.item === "matto") return mattoWords(table);
  const { mine, theirs } = reasons(table, row);
  return [mine, theirs].filter((part) => part !== "").join(" – ");
}
