// What a capture game says: to the ear, in the log and beside the table.
import type { Table } from "../../table.svelte.ts";
import type { TableState } from "../../state.ts";
import type { Texts } from "../../texts.ts";
import type { TableView } from "../../wire.ts";

type PublicEvent = TableView["events"][number];

/** Returns the full name of a card. */
export function cardName(texts: Texts, card: string): string {
  return texts.say(`card-${card}`);
}

/** Returns the short name of a card's rank, as its index shows it. */
export function rankName(texts: Texts, card: string): string {
  return texts.say(`rank-${card.slice(0, -1)}`);
}

export function cardList(texts: Texts, cards: readonly string[]): string {
  return texts.list(cards.map((card) => cardName(texts, card)));
}

export class CaptureSpeech {
  constructor(readonly texts: Texts) {}

  events(view: TableView): string[] {
    return view.snapshot ? [] : view.events.flatMap((event) => this.#event(view, event));
  }

  outcome(view: TableView): string {
    const scores = view.outcome?.scores;
    if (scores === undefined) return "";
    const id = view.phase === "finished" ? "say-match-over" : "say-deal-over";
    const points = view.phase === "finished" ? (view.outcome?.match_scores ?? scores) : scores;
    const { mine, theirs } = bySide(view, points);
    return this.texts.say(id, { mine, theirs });
  }

  turn(view: TableView): string {
    const game = view.game;
    if (game === null || game.turn !== view.you) return "";
    return this.texts.say("say-your-turn", { cards: game.table.length });
  }

  refusal(state: TableState): string {
    return refusalText(this.texts, state);
  }

  #event(view: TableView, event: PublicEvent): string[] {
    const { texts } = this;
    if (event.kind === "dealt") return [texts.say("say-dealt", { cards: event.hands[view.you] ?? 0 })];
    const mine = event.seat === view.you;
    const who = view.seats[event.seat]?.name ?? "";
    const id = (name: string): string => `say-${mine ? "you" : "they"}-${name}`;
    if (event.kind === "collected") {
      return [texts.say(id("collected"), { who, cards: event.cards.length })];
    }
    const card = cardList(texts, event.cards);
    if (event.taken.length === 0) return [texts.say(id("placed"), { who, card })];
    const took = texts.say(id("took"), { who, card, taken: cardList(texts, event.taken) });
    return [took, ...event.bonuses.map((bonus) => texts.say(`say-bonus-${bonus}`))];
  }
}

/** Returns our number and theirs from numbers by side. */
export function bySide<T>(view: TableView, numbers: readonly T[]): { mine: T; theirs: T } {
  const side = view.seats[view.you]?.side ?? 0;
  return { mine: numbers[side] as T, theirs: numbers[1 - side] as T };
}

/** Returns the reason of a refusal in words. */
export function refusalText(texts: Texts, state: TableState): string {
  const refused = state.refused;
  if (refused === null) return "";
  const id = `refused-${refused.code.replaceAll("_", "-")}`;
  if (!texts.has(id)) return texts.say("refused-unknown", { code: refused.code });
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refused.values)) {
    if (name === "card") values[name] = cardName(texts, String(value));
    else if (name === "cards") values[name] = cardList(texts, (value as unknown[]).map(String));
    else if (name === "captures") values[name] = captureList(texts, value as string[][]);
    else if (typeof value === "number" || typeof value === "string") values[name] = value;
  }
  return texts.say(id, values);
}

function captureList(texts: Texts, captures: string[][]): string {
  return captures.map((cards) => cardList(texts, cards)).join("; ");
}

/** Reads parts of the table on request. */
export class Reading {
  constructor(readonly table: Table) {}

  cards(): string {
    const table = this.table.view?.game?.table ?? [];
    const { texts } = this.table;
    return table.length === 0 ? texts.say("read-table-empty") : texts.say("read-table", { cards: cardList(texts, table) });
  }

  hand(): string {
    const hand = this.table.view?.game?.hand ?? [];
    const { texts } = this.table;
    return hand.length === 0 ? texts.say("read-hand-empty") : texts.say("read-hand", { cards: cardList(texts, hand) });
  }

  last(): string {
    const game = this.table.view?.game;
    const { texts } = this.table;
    const [card, ...taken] = game?.last_capture ?? [];
    if (game == null || card === undefined || game.last_capturer === null) return texts.say("read-last-none");
    const mine = game.last_capturer === game.you;
    const who = this.table.name(game.last_capturer);
    const values = { who, card: cardName(texts, card), taken: cardList(texts, taken) };
    return texts.say(mine ? "say-you-took" : "say-they-took", values);
  }

  score(): string {
    const view = this.table.view;
    if (view === null) return "";
    const match = bySide(view, view.match.scores);
    const empty = { cards: 0, bonuses: 0 };
    const piles = bySide(view, view.game?.piles ?? [empty, empty]);
    return this.table.texts.say("read-score", {
      mine: match.mine,
      theirs: match.theirs,
      cards: piles.mine.cards,
      others: piles.theirs.cards,
      scope: piles.mine.bonuses,
      against: piles.theirs.bonuses,
      stock: view.game?.stock ?? 0,
    });
  }

  turn(): string {
    const view = this.table.view;
    if (view === null) return "";
    const turn = view.game?.turn ?? null;
    if (turn === null) return this.table.texts.say("read-turn-none");
    if (turn === view.you) return this.table.speech.turn(view);
    return this.table.texts.say("read-turn-theirs", { who: this.table.name(turn) });
  }
}
