// Words of sets and sequences.
import type { Texts } from "../../texts.ts";
import { cardName } from "../../words.ts";
import type { Combination, Counted } from "../../wire.ts";

/** Returns how long a combination is, and what contatori do in it. */
export function lengthWords(texts: Texts, combination: Combination, isSet: boolean): string {
  const count = combination.cards.length;
  if (isSet) return texts.say("set-of", { count });
  const told = combination.contatori.map(({ card, fills }) =>
    fills === null
      ? texts.say("lengthens", { card: cardName(texts, card) })
      : texts.say("fills", { card: cardName(texts, card), place: cardName(texts, fills) }),
  );
  return [texts.say("sequence-of", { count }), ...told].join(", ");
}

/** Returns how sets and sequences add up, with what is doubled. */
export function sumWords(texts: Texts, counted: Counted): string[] {
  const { set_points, set_factor, sequence_points, sequence_factor } = counted;
  const part = (id: string, points: number, factor: number): string[] =>
    points === 0 ? [] : [texts.say(factor === 1 ? id : `${id}-doubled`, { points, doubled: points * factor })];
  return [...part("sum-sets", set_points, set_factor), ...part("sum-sequences", sequence_points, sequence_factor)];
}
