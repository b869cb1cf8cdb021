// The table's log: lines of message id and values, made into words only when they are shown.
import type { TableView } from "./wire.ts";

export interface LogLine {
  id: string;
  seat: number | null;
  cards: readonly string[];
  taken: readonly string[];
  bonuses: readonly string[];
  numbers: Readonly<Record<string, number>>;
}

const PLAIN: LogLine = { id: "", seat: null, cards: [], taken: [], bonuses: [], numbers: {} };

/** Returns the log after a view: a snapshot tells the whole deal anew, any other view goes on. */
export function extended(log: readonly LogLine[], view: TableView): readonly LogLine[] {
  const lines = view.snapshot ? [] : [...log];
  for (const event of view.events) {
    switch (event.kind) {
      case "dealt":
        lines.push(...dealt(lines, view, event.hands[view.you] ?? 0));
        break;
      case "played":
        lines.push({
          ...PLAIN,
          id: event.taken.length > 0 ? "log-took" : "log-placed",
          seat: event.seat,
          cards: event.cards,
          taken: event.taken,
          bonuses: event.bonuses,
        });
        break;
      case "collected":
        lines.push({ ...PLAIN, id: "log-collected", seat: event.seat, taken: event.cards });
        break;
    }
  }
  return lines;
}

/** Returns the headings that a batch of cards opens. */
function dealt(lines: readonly LogLine[], view: TableView, given: number): LogLine[] {
  const deal = view.match.deal;
  const heading = lines.findLast((line) => line.id === "log-deal");
  const known = heading?.numbers.deal === deal;
  const batch = known ? lines.findLast((line) => line.id === "log-batch") : undefined;
  const from = (batch?.numbers.to ?? 0) + 1;
  const made = { ...PLAIN, id: "log-batch", numbers: { from, to: from + given - 1 } };
  if (known) return [made];
  return [{ ...PLAIN, id: "log-deal", seat: view.game?.dealer ?? null, numbers: { deal } }, made];
}
