import type { Combination, Counted, OttocentoView, TableView } from "../../wire.ts";

/** Returns what a view shows of Ottocento, null before the first deal. */
export function gameOf(view: TableView | null): OttocentoView | null {
  return view?.game?.game === "ottocento" ? view.game : null;
}

/** Returns the suit that a card counts as in a hand: trumps are one, the Matto stands by itself. */
export function suitOf(card: string): string {
  const suit = card.slice(-1);
  if (card.length === 2 && "SBCD".includes(suit)) return suit;
  return card === "MAT" ? "M" : "T";
}

interface Row {
  combination: Combination;
  isSet: boolean;
}

/** Returns the combinations of a declaration in the order in which they are read: sets, then sequences. */
export function rowsOf(made: Pick<Counted, "sets" | "sequences"> | null): readonly Row[] {
  if (made === null) return [];
  const rows = (of: readonly Combination[], isSet: boolean): Row[] => of.map((combination) => ({ combination, isSet }));
  return [...rows(made.sets, true), ...rows(made.sequences, false)];
}

/** Returns the points that each side has declared. */
export function declared(game: OttocentoView): [number, number] {
  const points = game.declarations.map((made) => made?.total ?? 0);
  const of = (side: number): number => points.reduce((sum, made, seat) => (seat % 2 === side ? sum + made : sum), 0);
  return [of(0), of(1)];
}
