// The words of a hint: a list of texts, each made only of what the server's evaluation says.
import type { Texts } from "./texts.ts";
import { cardList, cardName } from "./words.ts";
import type { HintPlay, HintView, LegalAction } from "./wire.ts";

export interface HintLines {
  look: string;
  play: string | null;
  certainty: string | null;
  /** How much worse other plays are. */
  others: readonly string[];
}

/** Returns a play in words, as a part of a sentence. */
export function playWords(texts: Texts, play: LegalAction): string {
  const verb = /^[a-z]+/u.exec(play.action);
  const id = verb === null ? "action-play" : `action-${verb[0]}`;
  // Only games of tricks name their actions so; those of a capture game are plays with or without a capture.
  if (texts.has(id)) return texts.say(id, { card: cardList(texts, play.cards) });
  const card = cardName(texts, play.cards[0] ?? "");
  if (play.taken.length === 0) return texts.say("advice-place", { card });
  return texts.say("advice-take", { card, taken: cardList(texts, play.taken) });
}

/** Returns the lines of a hint. */
export function hintLines(texts: Texts, hint: HintView): HintLines {
  const look = `hint-${hint.look.id}`;
  const compared = [hint.second, hint.rival].filter((other): other is HintPlay => other !== null);
  const others = compared.filter((other, place) => compared.findIndex((same) => same.play.action === other.play.action) === place);
  return {
    look: texts.has(look) ? texts.say(look, hint.look.values) : texts.say("advice-look", { cards: cardList(texts, hint.cards) }),
    play: hint.play === null ? null : texts.say("advice-best", { play: playWords(texts, hint.play) }),
    certainty: hint.certainty === null ? null : texts.say(`advice-${hint.certainty}`),
    others: others.map(({ play, difference, interval }) =>
      texts.say("advice-other", { play: playWords(texts, play), difference, interval }),
    ),
  };
}

/** Returns a hint as it is said aloud. */
export function hintSpoken(texts: Texts, hint: HintView): string {
  const { look, play, certainty, others } = hintLines(texts, hint);
  const notes = [...hint.reasons, ...hint.dangers].filter((note) => texts.has(`hint-${note.id}`));
  const told = notes.map((note) => texts.say(`hint-${note.id}`, note.values));
  return texts.sentences([look, play, certainty, ...told, ...others]);
}
