// What decided a row of the score sheet of Shengji, in words.
import type { Table } from "../../table.svelte.ts";
import type { SheetRow } from "../../wire.ts";
import { attackers, gameOf } from "./view.ts";
import { ended } from "./words.ts";

/** Returns what decided a row in one line. */
export function reason(table: Table, row: SheetRow): string {
  const { view, texts } = table;
  const game = gameOf(view);
  if (view === null || game?.settled == null) return "";
  const { settled } = game;
  switch (row.item) {
    case "tricks":
      return texts.say("decided-tricks", { points: settled.trick_points });
    case "kitty":
      return kittyWords(table);
    default:
      return texts.sentences(ended(texts, view));
  }
}

/** Returns what the kitty brought, and why. */
export function kittyWords(table: Table): string {
  const { view, texts } = table;
  const game = gameOf(view);
  if (game?.settled == null) return "";
  const { buried_points: points, factor, last_side } = game.settled;
  if (last_side !== attackers(game)) return texts.say("decided-kitty-none", { points });
  return texts.say("decided-kitty", { points, factor, bonus: game.kitty_bonus });
}
