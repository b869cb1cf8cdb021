// Words of levels, trumps, shapes and the end of a deal.
import type { Texts } from "../../texts.ts";
import type { TableView } from "../../wire.ts";
import { bySide, cardName, rankName } from "../../words.ts";
import { seatName } from "../../seating.ts";
import { attackers, gameOf } from "./view.ts";

const LEVELS = [..."23456789TJQKA", "PAST"];

const SIGNS: Readonly<Record<string, string>> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };

/** Returns a card as short as a narrow line wants it: jokers keep their names. */
export function shortCard(texts: Texts, face: string): string {
  const sign = SIGNS[texts.suit(face)];
  return sign === undefined ? cardName(texts, face) : `${rankName(texts, face)}${sign}`;
}

/** Returns what a level is called: the rank as cards show it, or that it is past the ace. */
export function levelName(texts: Texts, level: string): string {
  return level === "PAST" ? texts.say("level-past") : texts.say(`rank-${level}`);
}

/** Returns a rank as messages select by it: digits are numbers there. */
export function rankKey(rank: string): string | number {
  return /^\d$/u.test(rank) ? Number(rank) : rank;
}

/** Returns a score of the match as the level that it stands for. */
export function scoreName(texts: Texts, score: number): string {
  return levelName(texts, LEVELS[score] ?? "PAST");
}

/** Returns what trumps are called, and the rank of the level cards. */
export function trumpFacts(texts: Texts, trump: string | null, level: string): string {
  return texts.say("trumps-facts", { trump: trumpName(texts, trump), level: texts.say("level-cards", { rank: rankKey(level) }) });
}

/** Returns what trumps are called. */
export function trumpName(texts: Texts, trump: string | null): string {
  return texts.say(`trump-${trump ?? "open"}`);
}

/** Returns the name of the shape that so many cards of pairs are, a plain number of cards otherwise. */
export function shapeName(texts: Texts, count: number, isWhole = true): string {
  if (count === 1) return texts.say("shape-single");
  if (!isWhole) return texts.say("shape-cards", { count });
  return count === 2 ? texts.say("shape-pair") : texts.say("shape-tractor", { pairs: count / 2 });
}

/** Returns how a finished deal ended: who won it, who rises, who deals next. */
export function ended(texts: Texts, view: TableView): string[] {
  const game = gameOf(view);
  if (game?.settled == null) return game?.stage === "over" ? [texts.say("ended-void")] : [];
  const { settled } = game;
  const side = view.seats[view.you]?.side ?? 0;
  const who = settled.winner === side ? "we" : "they";
  const won = settled.winner === attackers(game) ? "attacked" : "defended";
  const told = [texts.say(`ended-${won}`, { who, points: settled.attack_points })];
  const [before, after] = [game.levels[settled.winner] ?? "2", settled.levels[settled.winner] ?? "2"];
  if (before === after) told.push(texts.say("ended-level-stays", { who, level: levelName(texts, after) }));
  else if (after === "PAST") told.push(texts.say("ended-past", { who }));
  else {
    const steps = LEVELS.indexOf(after) - LEVELS.indexOf(before);
    told.push(texts.say("ended-rise", { who, steps, before: levelName(texts, before), after: levelName(texts, after) }));
  }
  if (settled.next_dealer !== null) {
    const mine = settled.next_dealer === view.you;
    told.push(texts.say("ended-next", { who: mine ? "you" : "other", name: seatName(texts, view, settled.next_dealer) }));
  }
  return told;
}

/** Returns both sides on the ladder of the match: each level with who stands on it before and after the deal. */
export function ladder(view: TableView): { level: string; mine: boolean; theirs: boolean; was: boolean }[] {
  const game = gameOf(view);
  if (game === null) return [];
  const after = bySide(view, game.settled?.levels ?? game.levels);
  const before = bySide(view, game.levels);
  return LEVELS.map((level) => ({
    level,
    mine: after.mine === level,
    theirs: after.theirs === level,
    was: (before.mine === level && after.mine !== level) || (before.theirs === level && after.theirs !== level),
  }));
}
