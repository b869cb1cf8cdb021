// How the cards of a hand lie: in rows that break where a suit ends, each with as wide a strip as there is room for.

/** A row breaks at most this many cards away from where all rows would be equal. */
const SHIFT = 2;

/**
 * Returns the cards in so many rows: about equal, but each broken where a suit ends if one ends near, and never
 * between two of a `kind` if that can be.
 */
export function rowsOf<T>(
  cards: readonly T[],
  rows: number,
  suitOf: (card: T) => string,
  most: number,
  kindOf: (card: T) => unknown = (card) => card,
): T[][] {
  const made: T[][] = [];
  let rest = [...cards];
  for (let left = rows; left > 1; left -= 1) {
    const even = Math.ceil(rest.length / left);
    const fits = (place: number): boolean => place <= most && rest.length - place <= most * (left - 1);
    const at = breakNear(rest, even, suitOf, kindOf, fits);
    made.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  made.push(rest);
  return made.filter((row) => row.length > 0);
}

function breakNear<T>(
  cards: readonly T[],
  even: number,
  suitOf: (card: T) => string,
  kindOf: (card: T) => unknown,
  fits: (place: number) => boolean,
): number {
  const splits = (place: number): boolean => {
    const [before, after] = [cards[place - 1], cards[place]];
    return before !== undefined && after !== undefined && kindOf(before) === kindOf(after);
  };
  const ends = cards.flatMap((card, place) => {
    const before = cards[place - 1];
    return before !== undefined && suitOf(before) !== suitOf(card) ? [place] : [];
  });
  const near = ends.filter((place) => Math.abs(place - even) <= SHIFT && fits(place));
  near.sort((one, other) => Math.abs(one - even) - Math.abs(other - even) || other - one);
  const whole = [even, even + 1, even - 1].find((place) => fits(place) && !splits(place));
  return near[0] ?? whole ?? Math.min(even, cards.length);
}

/** How wide the cards of a row lie apart, in the unit of the sizes: never farther than one card and the gap. */
export function strip(count: number, room: number, card: number, gap: number): number {
  if (count < 2) return card + gap;
  return Math.min(card + gap, (room - card) / (count - 1));
}
