// Why a row of the score sheet of a capture game gave its points, or none.
import type { Table } from "../../table.svelte.ts";
import { bySide } from "../../words.ts";
import type { SheetRow } from "../../wire.ts";

/** Returns what decided a row in words; `holdings` are the rows that go to whoever holds one card. Empty without a view. */
export function captureReason(table: Table, row: SheetRow, holdings: ReadonlySet<string>): string {
  const { view, texts } = table;
  if (view === null) return "";
  const holder = row.points.findIndex((points) => points > 0);
  if (holdings.has(row.item) && holder < 0) return texts.say("decided-nobody");
  const who = view.seats[view.you]?.side === holder ? table.us() : table.opponents();
  const { mine, theirs } = bySide(view, row.counts);
  return texts.say(`decided-${row.item}`, { mine: mine ?? 0, theirs: theirs ?? 0, who, result: result(mine, theirs) });
}

/** Returns how two counts compare; a side without one cannot win. */
function result(mine: number | null, theirs: number | null): "none" | "alone" | "tied" | "won" {
  if (mine === null && theirs === null) return "none";
  if (mine === null || theirs === null) return "alone";
  return mine === theirs ? "tied" : "won";
}
