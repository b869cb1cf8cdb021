// What a trick game says: by itself, and on request.
import { playWords } from "../../advice.ts";
import type { Speech } from "../../game.ts";
import { ofSides, seatName, sideNames } from "../../seating.ts";
import { sentences } from "../../sentences.ts";
import type { Sending, TableState } from "../../state.ts";
import type { Table } from "../../table.svelte.ts";
import type { Texts } from "../../texts.ts";
import { bySide, cardList, refusalText } from "../../words.ts";
import type { Lay, Lock, TableView } from "../../wire.ts";
import { gameOf, type TrickScene } from "./scene.ts";

type PublicEvent = TableView["events"][number];

/** The utterances that go with a trick game's events. */
export class TrickSpeech implements Speech {
  constructor(readonly texts: Texts) {}

  events(view: TableView, own: boolean): string[] {
    if (view.snapshot) return [];
    const side = view.seats[view.you]?.side;
    const told = view.events.filter(
      (event) => !own || event.kind === "won" || event.kind === "paid" || ("seat" in event && view.seats[event.seat]?.side === side),
    );
    return told.flatMap((event) => this.#event(view, event));
  }

  outcome(view: TableView): string {
    const scores = view.outcome?.scores;
    if (scores === undefined) return "";
    const own = this.settled(view);
    if (own !== null) return own;
    const isMatch = view.phase === "finished" && view.match.deals !== 1;
    const points = view.phase === "finished" ? (view.outcome?.match_scores ?? scores) : scores;
    return this.texts.say(ofSides(view, isMatch ? "say-match-over" : "say-deal-over"), bySide(view, points));
  }

  /** How a deal ended, where it is told otherwise than by points. */
  protected settled(view: TableView): string | null {
    void view;
    return null;
  }

  /** That cards were turned up, in games in which they are. */
  protected exposed(cards: readonly string[]): string[] {
    void cards;
    return [];
  }

  turn(view: TableView): string {
    const game = gameOf(view);
    if (game === null || game.turn !== view.you) return "";
    return this.texts.say(`say-turn-${game.stage}`, { suit: game.led });
  }

  refusal(state: TableState): string {
    const legal = state.view?.legal ?? [];
    return refusalText(this.texts, state, (action) => {
      const play = legal.find((listed) => listed.action === action);
      return play === undefined ? action : playWords(this.texts, play);
    });
  }

  play(view: TableView, action: Pick<Sending, "action" | "cards" | "taken">): string {
    const { cards } = action;
    if (cards.length === 0) return "";
    const seat = view.you;
    const [verb] = action.action.split(" ");
    if (verb === "call") return this.#event(view, { kind: "called", seat, cards: [...cards] }).join(". ");
    if (verb === "bury") return this.#event(view, { kind: "discarded", seat, count: cards.length, cards: [...cards] }).join(". ");
    return sentences(this.#event(view, { kind: "laid", seat, cards: [...cards], trick: 0, ahead: false, note: null }));
  }

  #event(view: TableView, event: PublicEvent): string[] {
    const { texts } = this;
    if (event.kind === "dealt") return [texts.say("say-dealt", { cards: event.hands[view.you] ?? 0 })];
    if (event.kind === "exposed") return this.exposed(event.cards);
    const who = seatName(texts, view, event.seat);
    const id = (name: string): string => `say-${event.seat === view.you ? "you" : "they"}-${name}`;
    switch (event.kind) {
      case "discarded":
        return [texts.say(id("discarded"), { who, count: event.count })];
      case "declared": {
        if (event.combinations.length === 0) return [texts.say(id("undeclared"), { who })];
        const kinds = texts.list(event.combinations.map((kind) => texts.say(`combination-${kind}`)));
        return [texts.say(id("declared"), { who, points: event.points, kinds })];
      }
      case "called":
        if (event.cards.length === 0) return [texts.say(id("passed"), { who })];
        return [texts.say(id("called"), { who, card: cardList(texts, event.cards) })];
      case "laid": {
        const told = texts.say(id("laid"), { who, card: cardList(texts, event.cards) });
        const note = `note-${event.note ?? ""}`;
        return texts.has(note) ? [told, texts.say(note)] : [told];
      }
      case "won":
        return [texts.say(id("won"), { who })];
      case "paid":
        return [texts.say(id("paid"), { who, card: cardList(texts, [event.card]) })];
      default:
        return [];
    }
  }
}

/** Reads parts of the table on request. */
export class TrickReading {
  constructor(readonly table: Table<TrickScene>) {}

  trick(): string {
    const { texts, view } = this.table;
    const game = gameOf(view);
    if (game === null || game.trick.length === 0) return texts.say("read-trick-empty");
    const ahead = game.ahead === null ? "" : ` ${texts.say("read-ahead", { who: this.table.name(game.ahead) })}`;
    return texts.say("read-trick", { cards: this.#laid(game.trick) }) + ahead;
  }

  hand(): string {
    const hand = this.table.view?.game?.hand ?? [];
    const { texts } = this.table;
    return hand.length === 0 ? texts.say("read-hand-empty") : texts.say("read-hand", { cards: cardList(texts, hand) });
  }

  last(): string {
    const { texts, view } = this.table;
    const game = gameOf(view);
    if (game === null || game.last_winner === null) return texts.say("read-last-none");
    const mine = game.last_winner === game.you;
    const won = texts.say(mine ? "say-you-won" : "say-they-won", { who: this.table.name(game.last_winner) });
    return `${this.#laid(game.last_trick)}. ${won}`;
  }

  score(): string {
    const { texts, view, scene } = this.table;
    if (view === null) return "";
    const match = texts.say("sides-read-match", bySide(view, view.match.scores));
    const piles = bySide(view, scene?.piles ?? []);
    const { us, them } = sideNames(texts, view);
    const told = (who: string, tricks: number): string => texts.say("read-tricks", { who, tricks });
    return sentences([match, told(us, piles.mine?.tricks ?? 0), told(them, piles.theirs?.tricks ?? 0)]);
  }

  turn(): string {
    const { texts, view } = this.table;
    const turn = view?.game?.turn ?? null;
    if (view === null || turn === null) return texts.say("read-turn-none");
    if (turn === view.you) return this.table.speech.turn(view);
    return texts.say("read-turn-theirs", { who: this.table.name(turn) });
  }

  /** What counts in this deal, beside the score. */
  facts(): string {
    return this.score();
  }

  lock(lock: Lock): string {
    return this.table.texts.say(`lock-${lock.code.replaceAll("_", "-")}`, { suit: lock.suit });
  }

  #laid(lays: readonly Lay[]): string {
    const { texts } = this.table;
    return texts.list(lays.map((lay) => `${this.table.name(lay.seat)}: ${cardList(texts, lay.cards)}`));
  }
}
