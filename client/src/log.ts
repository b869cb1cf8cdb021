// The table's log: lines of message id and values, made into words only when they are shown.
import type { Events } from "./game.ts";
import type { Sending } from "./state.ts";
import type { Collected, Dealt, Played, TableView } from "./wire.ts";

export interface LogLine {
  id: string;
  seat: number | null;
  cards: readonly string[];
  taken: readonly string[];
  bonuses: readonly string[];
  numbers: Readonly<Record<string, number>>;
  /** Ids of texts that stand in the line as a list. */
  kinds: readonly string[];
  /** Ids of texts that are said after it. */
  notes: readonly string[];
}

const PLAIN: LogLine = { id: "", seat: null, cards: [], taken: [], bonuses: [], numbers: {}, kinds: [], notes: [] };

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
      default:
        lines.push(...ofTrick(lines, event));
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
  const opened = { ...PLAIN, id: "log-deal", seat: view.game?.dealer ?? null, numbers: { deal } };
  return view.game !== null && "trick" in view.game ? [opened] : [opened, made];
}

/** Returns the lines of an event that only games of tricks have; the first of a trick opens it. */
function ofTrick(lines: readonly LogLine[], event: Exclude<Events[number], Dealt | Played | Collected>): LogLine[] {
  const { seat } = event;
  switch (event.kind) {
    case "discarded": {
      const id = event.cards.length > 0 ? "log-discarded" : "log-discarded-hidden";
      return [{ ...PLAIN, id, seat, cards: event.cards, numbers: { count: event.count } }];
    }
    case "called":
      return [{ ...PLAIN, id: event.cards.length > 0 ? "log-called" : "log-passed", seat, cards: event.cards }];
    case "exposed":
      return [{ ...PLAIN, id: "log-exposed", taken: event.cards }];
    case "declared": {
      const kinds = event.combinations.map((kind) => `combination-${kind}`);
      const id = kinds.length > 0 ? "log-declared" : "log-undeclared";
      return [...heading(lines, 1), { ...PLAIN, id, seat, kinds, numbers: { points: event.points } }];
    }
    case "laid": {
      const opened = heading(lines, event.trick);
      const isLead = opened.length > 0 || isFirst(lines);
      const notes = event.note === null ? [] : [`note-${event.note}`];
      return [...opened, { ...PLAIN, id: isLead ? "log-led" : "log-laid", seat, cards: event.cards, notes }];
    }
    case "won":
      return [{ ...PLAIN, id: "log-won", seat, notes: event.kept.map((card) => `note-kept-${card}`) }];
    case "paid":
      return [{ ...PLAIN, id: "log-paid", seat, cards: [event.card] }];
  }
}

/** Returns the heading of a trick, none where it is open already. */
function heading(lines: readonly LogLine[], trick: number): LogLine[] {
  const last = lines.findLast((line) => line.id === "log-trick" || line.id === "log-deal");
  return last?.id === "log-trick" && last.numbers.trick === trick ? [] : [{ ...PLAIN, id: "log-trick", numbers: { trick } }];
}

/** Whether nothing lies in the open trick yet. */
function isFirst(lines: readonly LogLine[]): boolean {
  const opened = lines.slice(lines.findLastIndex((line) => line.id === "log-trick") + 1);
  return opened.every((line) => line.id !== "log-led" && line.id !== "log-laid");
}

/** Returns the line of a play that is on its way. */
export function pendingLine(view: TableView | null, sending: Sending): LogLine {
  const { cards, taken } = sending;
  const verb = /^[a-z]+/u.exec(sending.action);
  if (verb !== null) return { ...PLAIN, id: `log-pending-${verb[0]}`, cards };
  if (view?.game != null && "trick" in view.game) return { ...PLAIN, id: "log-laid", cards };
  return { ...PLAIN, id: taken.length > 0 ? "log-took" : "log-placed", cards, taken };
}
