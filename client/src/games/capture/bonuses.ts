import type { Texts } from "../../texts.ts";
import type { PileShown } from "./scene.ts";

/** Returns what bonuses a pile has made: by kind where the game has several. */
export function bonusWords(texts: Texts, pile: PileShown): string[] {
  const made = pile.made ?? [];
  if (made.length === 0) return [texts.say("pile-bonuses", { bonuses: pile.bonuses })];
  return made.map((gain) => texts.say(`made-${gain.item}`, { count: gain.count }));
}
