// Who sits where, as seen from one's own seat: the next player is at the right, a partner opposite.
import type { Texts } from "./texts.ts";
import type { TableView } from "./wire.ts";

export type Place = "own" | "right" | "partner" | "left" | "opposite";

const OF_FOUR: readonly Place[] = ["own", "right", "partner", "left"];

/** Says whether sides are partners, two and two. */
export function isPartnered(view: TableView | null): boolean {
  return view !== null && view.seats.length > 2;
}

/** Returns where a seat is. */
export function placeOf(view: TableView, seat: number): Place {
  const count = view.seats.length;
  const turn = (seat - view.you + count) % count;
  if (turn === 0) return "own";
  return count === OF_FOUR.length ? (OF_FOUR[turn] ?? "opposite") : "opposite";
}

/** Returns the other seats as they are seen, from left to right. */
export function others(view: TableView): number[] {
  const count = view.seats.length;
  return Array.from({ length: count - 1 }, (_, index) => (view.you + count - 1 - index) % count);
}

/** Returns the name of a seat: yours is empty in the view, and among four each has its place beside it. */
export function seatName(texts: Texts, view: TableView | null, seat: number): string {
  if (view === null || seat === view.you) return texts.say("you");
  const name = view.seats[seat]?.name ?? "";
  return isPartnered(view) ? texts.say("seat-name", { name, place: texts.say(`seat-${placeOf(view, seat)}`) }) : name;
}

/** Returns what the own side is called, and the other one. */
export function sideNames(texts: Texts, view: TableView | null): { us: string; them: string } {
  if (isPartnered(view)) return { us: texts.say("we"), them: texts.say("they") };
  const names = view === null ? [] : others(view).map((seat) => view.seats[seat]?.name ?? "");
  return { us: texts.say("you"), them: texts.list(names) };
}

/** Returns the message that tells the same of two partners. */
export function ofSides(view: TableView | null, id: string): string {
  return isPartnered(view) ? `sides-${id}` : id;
}
