// Words of a capture game's choices.
import type { Texts } from "../../texts.ts";
import type { LegalAction } from "../../wire.ts";
import type { CapturePlay } from "./play.svelte.ts";
import { offers } from "./selection.ts";
import { cardList, cardName, rankName } from "../../words.ts";

export interface Consequence {
  text: string;
  /** A point at once, or something that is named and not counted. */
  strong: boolean;
}

/** Returns what an action brings: bonuses, then gains; the bare number of cards only where nothing else is told. */
export function consequences(texts: Texts, action: LegalAction): Consequence[] {
  const bonuses = action.bonuses.map((bonus) => ({ text: texts.say(`bonus-${bonus}`), strong: true }));
  const told = action.gains.filter((gain) => gain.item !== "cards");
  const gains = (told.length > 0 ? told : action.gains).map((gain) => {
    const text = texts.say(`gain-${gain.item}`, { count: gain.count });
    return { text, strong: !/\d/u.test(text) };
  });
  return [...bonuses, ...gains];
}

/** Returns an action as short as a button wants it. */
export function actionButton(texts: Texts, action: LegalAction): string {
  if (action.taken.length === 0) {
    return texts.say("button-leave", { card: cardName(texts, action.cards[0] ?? "") });
  }
  if (action.taken.length === 1) return texts.say("action-take", { cards: cardList(texts, action.taken) });
  return texts.say("action-take", { cards: texts.list(action.taken.map((card) => rankName(texts, card))) });
}

/** Returns what a hand card can do now, for its description. */
export function handWords(texts: Texts, play: CapturePlay, card: string): string {
  const offered = offers(play.table.legal, card);
  if (offered.length === 0) return "";
  return texts.say("card-can", { captures: offered.filter((offer) => offer.taken.length > 0).length });
}
