// Which cards belong together: a pair, and pairs without a gap. Whether they may be played the server says.
import { areSame, faceOf, standingFor } from "../../copies.ts";
import type { Places } from "./view.ts";

/** Returns all copies of a card's face in a hand. */
export function twins(hand: readonly string[], card: string): string[] {
  return hand.filter((held) => faceOf(held) === faceOf(card));
}

/** Returns the pairs of the longest run of neighbouring pairs through a card, from the strongest down; none without a pair. */
export function run(hand: readonly string[], card: string, places: Places): string[][] {
  const own = places.get(faceOf(card));
  const pair = twins(hand, card);
  if (own === undefined || pair.length < 2) return [];
  const on = (rung: number): string[] | null => {
    if (rung === own.rung) return pair;
    const found = hand.find((held) => {
      const place = places.get(faceOf(held));
      return place?.at === own.at && place.rung === rung && twins(hand, held).length > 1;
    });
    return found === undefined ? null : twins(hand, found);
  };
  const made = [pair];
  for (let rung = own.rung - 1; ; rung -= 1) {
    const next = on(rung);
    if (next === null) break;
    made.unshift(next);
  }
  for (let rung = own.rung + 1; ; rung += 1) {
    const next = on(rung);
    if (next === null) break;
    made.push(next);
  }
  return made;
}

/** Returns the shapes through a card: the single, the pair, then ever longer tractors, each as strong as can be. */
export function shapesThrough(hand: readonly string[], card: string, places: Places): string[][] {
  const pairs = run(hand, card, places);
  const at = pairs.findIndex((pair) => pair.includes(card));
  const shapes = [[card]];
  for (let length = 1; length <= pairs.length; length += 1) {
    const from = Math.max(0, at - length + 1);
    shapes.push(pairs.slice(from, from + length).flat());
  }
  return shapes;
}

/** Returns the picked cards after a tap on one that is to be led, where several may be led as one of `leads`. */
export function tappedToLead(
  picked: readonly string[],
  card: string,
  hand: readonly string[],
  leads: readonly (readonly string[])[],
  isFree: boolean,
): string[] {
  const grown = [...picked, card];
  const faces = grown.map(faceOf);
  const fits = (cards: readonly string[]): boolean => leads.some((lead) => standingFor(cards, lead).length === cards.length);
  if (picked.length === 0 || fits(faces) || isFree) return grown;
  const pair = twins(hand, card).filter((held) => !picked.includes(held));
  // Another pair is added even where no lead comes of it: what is wrong with both is then said.
  return picked.length > 1 && pair.length === 2 ? [...picked, ...pair] : [card];
}

/** What may answer a lead. */
export interface Answers {
  hand: readonly string[];
  /** How many cards do. */
  wanted: number;
  /** Copies that every answer holds. */
  forced: readonly string[];
  /** All answers as faces, empty where there are too many to be listed. */
  listed: readonly (readonly string[])[];
}

/** Returns the picked cards after a tap on one that may answer the lead: what belongs to it joins it, what does not fit gives way. */
export function tappedToFollow(picked: readonly string[], card: string, answers: Answers): string[] {
  const { forced, wanted } = answers;
  const free = picked.filter((held) => !forced.includes(held));
  for (let gone = 0; gone <= free.length; gone += 1) {
    // The latest picks stay; those before them give way first.
    const kept = [...forced, ...free.slice(gone), card];
    if (kept.length > wanted) continue;
    const whole = completed(kept, answers);
    if (whole !== null) return whole;
  }
  return [...picked];
}

/** Returns what stays picked of cards that were picked before the lead was known: what has to be played, and what fits it. */
export function settledToFollow(picked: readonly string[], answers: Answers): string[] {
  const start = completed(answers.forced, answers) ?? [...answers.forced];
  return picked.reduce<string[]>((held, card) => {
    if (held.includes(card) || held.length >= answers.wanted) return held;
    return completed([...held, card], answers) ?? held;
  }, start);
}

/** Returns picked cards with all that every answer with them holds, null where there is no answer with them. */
export function completed(picked: readonly string[], { hand, wanted, listed }: Answers): string[] | null {
  if (listed.length === 0) return picked.length <= wanted ? [...picked] : null;
  const faces = picked.map(faceOf);
  const holding = listed.filter((answer) => standingFor(faces, answer).length === faces.length);
  const [first] = holding;
  if (first === undefined) return null;
  const common = holding.reduce<readonly string[]>((left, answer) => shared(left, answer), first);
  return [...picked, ...standingFor(rest(common, faces), hand.filter((held) => !picked.includes(held)))];
}

function shared(some: readonly string[], others: readonly string[]): string[] {
  const open = [...others];
  return some.filter((face) => {
    const at = open.indexOf(face);
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  });
}

function rest(faces: readonly string[], without: readonly string[]): string[] {
  const gone = [...without];
  return faces.filter((face) => {
    const at = gone.indexOf(face);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/** Tells whether picked cards are one of some plays. */
export function isOneOf(picked: readonly string[], plays: readonly (readonly string[])[]): boolean {
  const faces = picked.map(faceOf);
  return plays.some((play) => areSame(play, faces));
}
