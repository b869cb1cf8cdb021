// The score sheet of Shengji as plain text: who rises is told in sentences, points only of the attackers.
import type { Table } from "../../table.svelte.ts";
import { bySide } from "../../words.ts";
import { kittyWords } from "./reason.ts";
import { gameOf } from "./view.ts";
import { ended, levelName, shortCard } from "./words.ts";

/** Returns the lines of the sheet: how the deal ended, what the attackers made, and where both sides stand. */
export function sheetLines(table: Table): string[] {
  const { view, texts } = table;
  const game = gameOf(view);
  if (view === null || game === null) return [];
  const told = ended(texts, view);
  if (game.settled === null) return told;
  const { levels, penalty, trick_points, attack_points } = game.settled;
  const after = bySide(view, levels);
  const standing = { us: table.us(), mine: levelName(texts, after.mine), them: table.opponents(), theirs: levelName(texts, after.theirs) };
  const buried = game.buried.map((card) => shortCard(texts, card)).join(" ");
  return [
    ...told,
    `${texts.say("item-tricks")}: ${trick_points}`,
    ...(penalty === 0 ? [] : [`${texts.say("item-penalty")}: ${penalty}`]),
    `${texts.say("item-kitty")}: ${game.kitty_bonus} (${kittyWords(table)})`,
    `  ${buried}`,
    `${texts.say("sheet-attack-total")}: ${attack_points}`,
    `${texts.say("level")}: ${texts.say("pill", standing)}`,
  ];
}
