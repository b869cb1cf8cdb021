// What a capture game says: by itself, and on request.
import { playWords } from "../../advice.ts";
import type { Speech } from "../../game.ts";
import { isPartnered, ofSides, seatName, sideNames } from "../../seating.ts";
import { sentences } from "../../sentences.ts";
import type { Sending, TableState } from "../../state.ts";
import type { Table } from "../../table.svelte.ts";
import type { Texts } from "../../texts.ts";
import { bySide, cardList, cardName, refusalText } from "../../words.ts";
import type { TableView } from "../../wire.ts";
import { bonusWords } from "./bonuses.ts";
import { gameOf, type PileShown } from "./scene.ts";

type PublicEvent = TableView["events"][number];

/** The utterances that go with a capture game's events. */
export class CaptureSpeech implements Speech {
  constructor(readonly texts: Texts) {}

  events(view: TableView, own: boolean): string[] {
    if (view.snapshot) return [];
    const side = view.seats[view.you]?.side;
    const told = view.events.filter(
      (event) => !own || event.kind === "collected" || (event.kind === "played" && view.seats[event.seat]?.side === side),
    );
    return told.flatMap((event) => this.#event(view, event));
  }

  outcome(view: TableView): string {
    const scores = view.outcome?.scores;
    if (scores === undefined) return "";
    const isMatch = view.phase === "finished" && view.match.target !== null;
    const id = isMatch ? "say-match-over" : "say-deal-over";
    const points = view.phase === "finished" ? (view.outcome?.match_scores ?? scores) : scores;
    const { mine, theirs } = bySide(view, points);
    return this.texts.say(ofSides(view, id), { mine, theirs });
  }

  turn(view: TableView): string {
    const game = gameOf(view);
    if (game === null || game.turn !== view.you) return "";
    return this.texts.say("say-your-turn", { cards: game.table.length });
  }

  refusal(state: TableState): string {
    const legal = state.view?.legal ?? [];
    return refusalText(this.texts, state, (action) => {
      const play = legal.find((listed) => listed.action === action);
      return play === undefined ? action : playWords(this.texts, play);
    });
  }

  play(view: TableView, action: Pick<Sending, "cards" | "taken">): string {
    const { cards, taken } = action;
    return sentences(this.#event(view, { kind: "played", seat: view.you, cards: [...cards], taken: [...taken], bonuses: [] }));
  }

  #event(view: TableView, event: PublicEvent): string[] {
    const { texts } = this;
    if (event.kind === "dealt") return [texts.say("say-dealt", { cards: event.hands[view.you] ?? 0 })];
    const mine = event.seat === view.you;
    const who = seatName(texts, view, event.seat);
    const id = (name: string): string => `say-${mine ? "you" : "they"}-${name}`;
    if (event.kind === "collected") {
      return [texts.say(id("collected"), { who, cards: event.cards.length })];
    }
    if (event.kind !== "played") return [];
    const card = cardList(texts, event.cards);
    if (event.taken.length === 0) return [texts.say(id("placed"), { who, card })];
    const took = texts.say(id("took"), { who, card, taken: cardList(texts, event.taken) });
    return [took, ...event.bonuses.map((bonus) => texts.say(`say-bonus-${bonus}`))];
  }
}

/** Reads parts of the table on request. */
export class Reading {
  constructor(readonly table: Table) {}

  cards(): string {
    const table = gameOf(this.table.view)?.table ?? [];
    const { texts } = this.table;
    return table.length === 0 ? texts.say("read-table-empty") : texts.say("read-table", { cards: cardList(texts, table) });
  }

  hand(): string {
    const hand = this.table.view?.game?.hand ?? [];
    const { texts } = this.table;
    return hand.length === 0 ? texts.say("read-hand-empty") : texts.say("read-hand", { cards: cardList(texts, hand) });
  }

  last(): string {
    const game = gameOf(this.table.view);
    const { texts } = this.table;
    const [card, ...taken] = game?.last_capture ?? [];
    if (game === null || card === undefined || game.last_capturer === null) return texts.say("read-last-none");
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
    const piles = bySide<PileShown>(view, gameOf(view)?.piles ?? [empty, empty]);
    if (this.table.settings.now.memory) return this.table.texts.say(ofSides(view, "read-match"), match);
    if (isPartnered(view)) return this.#sides(view, piles);
    return this.table.texts.say("read-score", {
      mine: match.mine,
      theirs: match.theirs,
      cards: piles.mine.cards,
      others: piles.theirs.cards,
      scope: piles.mine.bonuses,
      against: piles.theirs.bonuses,
      stock: gameOf(view)?.stock ?? 0,
    });
  }

  /** Reads the score of partners: the match, then what lies on either side's pile. */
  #sides(view: TableView, piles: { mine: PileShown; theirs: PileShown }): string {
    const { texts } = this.table;
    const told = (who: string, pile: PileShown): string =>
      `${who}: ${[texts.say("pile-cards", { cards: pile.cards }), ...bonusWords(texts, pile)].join(", ")}`;
    const { us, them } = sideNames(texts, view);
    const match = texts.say("sides-read-match", bySide(view, view.match.scores));
    return sentences([match, told(us, piles.mine), told(them, piles.theirs)]);
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
