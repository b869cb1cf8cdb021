import type { Table } from "./table.svelte.ts";
import { bySide } from "./words.ts";

/** Returns the heading of the score sheet: how the deal, or the match, ended. */
export function sheetTitle(table: Table): string {
  const { view, texts } = table;
  if (view?.outcome == null) return "";
  const { outcome } = view;
  const who = table.opponents();
  if (view.phase !== "finished") {
    return texts.say("sheet-title", { deal: view.match.deal, who, ...bySide(view, outcome.scores) });
  }
  const side = view.seats[view.you]?.side ?? 0;
  const winner = outcome.match_winner;
  const id = winner === null ? "sheet-drawn" : winner === side ? "sheet-won" : "sheet-lost";
  return texts.say(id, { who, ...bySide(view, outcome.match_scores) });
}

/** Returns the score sheet as plain text, one row a line. */
export function sheetText(table: Table): string {
  const { view, texts } = table;
  if (view?.outcome == null) return "";
  const line = (name: string, values: readonly number[]): string => {
    const { mine, theirs } = bySide(view, values);
    return `${name}: ${mine} – ${theirs}`;
  };
  const rows = view.game?.sheet ?? [];
  const match =
    view.match.target === null ? texts.say("match-one-deal") : texts.say("sheet-match", { target: view.match.target });
  return [
    sheetTitle(table),
    ...rows.map((row) => line(texts.say(`item-${row.item}`), row.points)),
    line(texts.say("sheet-deal"), view.outcome.scores),
    line(match, view.outcome.match_scores),
  ].join("\n");
}
