// The cards of Shengji as the view orders them: effective suits, and which pairs follow one another.
import { faceOf } from "../../copies.ts";
import type { ShengjiView, TableView } from "../../wire.ts";

/** Returns what a view shows of Shengji, null before the first deal. */
export function gameOf(view: TableView | null): ShengjiView | null {
  return view?.game?.game === "shengji" ? view.game : null;
}

/** Where a card stands: its effective suit, the suit's place, and its rung from the strongest down. */
export interface Place {
  suit: string;
  at: number;
  rung: number;
}

export type Places = ReadonlyMap<string, Place>;

/** Returns where every face stands. */
export function placesOf(game: ShengjiView | null): Places {
  const found = new Map<string, Place>();
  game?.order.forEach(({ suit, rungs }, at) => {
    rungs.forEach((faces, rung) => {
      for (const face of faces) found.set(face, { suit, at, rung });
    });
  });
  return found;
}

/** How a hand is ordered. */
export type Order = "suit" | "points";

/** Returns copies in order: by suit with trumps first, each from the strongest down, or before that by points. */
export function ordered(copies: readonly string[], game: ShengjiView | null, order: Order): string[] {
  const places = placesOf(game);
  const worth = (copy: string): number => (order === "points" ? (game?.worth[faceOf(copy)] ?? 0) : 0);
  const of = (copy: string): Place => places.get(faceOf(copy)) ?? { suit: "", at: 9, rung: 0 };
  return [...copies].sort((one, other) => {
    const [first, second] = [of(one), of(other)];
    return worth(other) - worth(one) || first.at - second.at || first.rung - second.rung || (one < other ? -1 : 1);
  });
}

/** What an answer is filled up with: for a trick of the others, or for one of the own side. */
export type Filling = "plain" | "points";

/** Returns copies in the order in which they are given up: points last or first, then trumps after others, from the weakest up. */
export function filledFrom(copies: readonly string[], game: ShengjiView | null, filling: Filling): string[] {
  const places = placesOf(game);
  const sign = filling === "plain" ? 1 : -1;
  const worth = (copy: string): number => sign * (game?.worth[faceOf(copy)] ?? 0);
  const of = (copy: string): Place => places.get(faceOf(copy)) ?? { suit: "", at: 9, rung: 0 };
  return [...copies].sort((one, other) => {
    const [first, second] = [of(one), of(other)];
    const trumps = Number(first.suit === "T") - Number(second.suit === "T");
    return worth(one) - worth(other) || trumps || second.rung - first.rung || (one < other ? -1 : 1);
  });
}

/** Returns the points of some cards. */
export function pointsOf(copies: readonly string[], game: ShengjiView | null): number {
  return copies.reduce((sum, copy) => sum + (game?.worth[faceOf(copy)] ?? 0), 0);
}

/** Returns the side that attacks. */
export function attackers(game: ShengjiView): number {
  return 1 - (game.dealer % 2);
}
