import type { Controls, GameView } from "../../game.ts";
import type { Table } from "../../table.svelte.ts";
import { PickMemory, tabStore, type Store } from "../../pick.ts";
import type { LegalAction, TableView } from "../../wire.ts";
import { actionOf, answerTo, gathered, offering, type Known, type Offering } from "./offering.ts";
import { gameOf, type CaptureScene } from "./scene.ts";
import {
  choose,
  NOTHING,
  pickCard,
  possibleCards,
  settle,
  takers,
  tapTable,
  type Selection,
} from "./selection.ts";
import { Reading } from "./speech.ts";

/** Milliseconds before the only legal action is played by itself. */
const ALONE = 700;

/** What the player's hand is at: the prompt says in words what each state asks for. */
export type HandState = "watching" | "thinking" | "picked" | "choosing" | "sending" | "sent";

/** What a game wants marked on the cloth. */
export interface Marks {
  /** The card that the play before left on the table, as far as it matters. */
  fresh: (game: GameView) => string | null;
}

/** What the player does at the table of a capture game: pick, choose, commit. */
export class CapturePlay implements Controls {
  selection = $state.raw<Selection>(NOTHING);

  readonly #reading: Reading;
  readonly #memory: PickMemory<Selection>;
  /** Partial choices of this moment that the server has been asked about. */
  readonly #asked = new Set<string>();

  constructor(
    readonly table: Table<CaptureScene>,
    store: Store | null = tabStore(),
    readonly marks: Marks = { fresh: () => null },
  ) {
    this.#reading = new Reading(table);
    this.#memory = new PickMemory(table.page.socket, store);
    table.settled = (view) => {
      const game = gameOf(view);
      if (view.snapshot && this.selection === NOTHING) this.selection = this.#memory.recall(view.seq) ?? NOTHING;
      this.selection =
        game === null ? NOTHING : settle(this.selection, this.table.legal, game.hand, game.table);
      this.#asked.clear();
      this.#ask();
      this.#goOnAlone(view);
    };
    table.answered = () => this.#ask();
  }

  /** With one legal action left, picks it or plays it, as the settings want. */
  #goOnAlone(view: TableView): void {
    const wish = this.table.settings.now.forced;
    const [only] = this.table.legal;
    if (wish === "off" || only === undefined || view.legal_count !== 1) return;
    this.#set(choose(NOTHING, only));
    if (wish === "suggest") return;
    setTimeout(() => {
      if (this.table.view === view && this.selection.action === only.action) this.commit();
    }, ALONE);
  }

  /** What the hand is at. */
  get hand(): HandState {
    const { table, selection } = this;
    if (table.state.sending !== null) return "sending";
    const coming = table.coming;
    const own = coming?.events.some((event) => event.kind === "played" && event.seat === coming.you) ?? false;
    if (own && coming?.snapshot === false) return "sent";
    if (!table.mine) return "watching";
    if (selection.card === null) return "thinking";
    return this.offers.filter((offer) => offer.taken.length > 0).length > 1 ? "choosing" : "picked";
  }

  /** What the picked card may do, as far as that is known. */
  get offering(): Offering {
    return offering(this.#known, this.selection);
  }

  /** The captures and the play without one, as they are offered: best first. */
  get offers(): LegalAction[] {
    const { captures, place } = this.offering;
    return place === null ? [...captures] : [...captures, place];
  }

  /** The action that would be played now. */
  get action(): LegalAction | null {
    return actionOf(this.#known, this.selection);
  }

  /** Whether every legal action is at hand, so that nothing needs to be asked. */
  get isListed(): boolean {
    const view = this.table.view;
    return view === null || view.legal.length === view.legal_count;
  }

  /** The running value of what is chosen, as the server counts it. */
  get total(): number | null {
    return answerTo(this.table.state.choices, this.#cards, this.chosen)?.total ?? null;
  }

  /** Table cards that the choice takes. */
  get chosen(): readonly string[] {
    return this.action?.taken ?? this.selection.group;
  }

  /** The card that the play before left on the table, where the game marks it. */
  get fresh(): string | null {
    const game = this.table.view?.game ?? null;
    return game === null || this.table.busy ? null : this.marks.fresh(game);
  }

  /** Table cards that could be taken, or that a refusal points at. */
  get possible(): ReadonlySet<string> {
    const refused = this.table.state.refused?.values.captures;
    return Array.isArray(refused) ? new Set(refused.flat().map(String)) : this.#open;
  }

  get #open(): ReadonlySet<string> {
    const { selection, table } = this;
    if (selection.card !== null) return this.offering.open;
    if (this.isListed) return possibleCards(selection, table.legal);
    return new Set(answerTo(table.state.choices, [], selection.group)?.table);
  }

  /** Hand cards that take exactly the tapped table cards. */
  get takers(): Set<string> {
    const { selection, table } = this;
    if (selection.card !== null) return new Set();
    const legal = this.isListed ? table.legal : (answerTo(table.state.choices, [], selection.group)?.offers ?? []);
    return new Set(takers(selection, legal));
  }

  /** Taps a hand card: picks it, or plays it when it is the pick. */
  tapHand(card: string): void {
    const { selection, table } = this;
    if (table.state.sending !== null) return;
    if (selection.card === card) {
      if (table.mine) this.commit();
      else this.drop();
      return;
    }
    this.#set(this.#picked(card));
    const isSure = this.offers.length === 1 || selection.group.length > 0;
    if (table.settings.now.tap === "once" && isSure) this.commit();
  }

  /** Lifts a hand card to drag it: the pick, and nothing that could be put back by it. */
  lift(card: string): void {
    if (this.selection.card !== card && this.table.state.sending === null) {
      this.#set(this.#picked(card));
    }
  }

  /** Drops a dragged hand card on the table, on one of its cards perhaps; tells whether it is played. */
  dropOn(card: string, onto: string | null): boolean {
    const { table } = this;
    if (!table.mine || table.state.sending !== null || this.selection.card !== card) return false;
    const offer = this.offers.find((action) => onto !== null && action.taken.includes(onto));
    if (onto !== null && offer === undefined && this.#open.has(onto)) {
      this.#gather(onto);
      return false;
    }
    if (offer !== undefined && this.action?.taken.includes(onto ?? "") !== true) this.#choose(offer);
    this.commit();
    return table.state.sending !== null;
  }

  /** Taps a table card: chooses what takes it, or asks the server why nothing does. */
  tapTable(card: string): void {
    const { selection, table } = this;
    if (!table.mine || table.state.sending !== null) return;
    if (this.offering.isMany) {
      this.#gather(card);
      return;
    }
    const next = tapTable(selection, table.legal, card);
    if (next !== null) this.#set(next);
    else this.table.choose(this.#cards, [...selection.group, card]);
  }

  /** Chooses one of the offers, by its place from 0 on. */
  chooseAt(place: number): void {
    const offer = this.offers[place];
    if (offer === undefined) return;
    this.#choose(offer);
    if (this.table.settings.now.tap === "once") this.commit();
  }

  chooseNext(): void {
    const { offers, action } = this;
    const at = offers.findIndex((offer) => offer.action === action?.action);
    const next = offers[(at + 1) % offers.length];
    if (next !== undefined) this.#choose(next);
  }

  /** Plays what is chosen. */
  commit(): void {
    const action = this.action;
    if (action !== null && this.table.mine) this.table.play(action);
  }

  /** Chooses to leave the picked card on the table; where that is not legal, the server says why. */
  leave(): void {
    const { place } = this.offering;
    const card = this.selection.card;
    if (place !== null) this.#choose(place);
    else if (card !== null && this.table.mine && this.#isAnswered([])) this.table.play({ action: card, cards: [card], taken: [] });
  }

  /** Drops the pick, and closes what was opened beside it. */
  drop(): void {
    this.table.lastShown = false;
    this.#set(NOTHING);
  }

  readTable(): string {
    return this.#reading.cards();
  }

  readHand(): string {
    return this.#reading.hand();
  }

  readLast(): string {
    this.table.lastShown = !this.table.lastShown;
    return this.#reading.last();
  }

  readScore(): string {
    return this.#reading.score();
  }

  readTurn(): string {
    return this.#reading.turn();
  }

  #set(selection: Selection): void {
    this.selection = selection;
    const view = this.table.view;
    if (view !== null) this.#memory.keep(view.seq, selection === NOTHING ? null : selection);
    if (this.table.state.refused !== null) this.table.state = { ...this.table.state, refused: null };
    this.#ask();
  }

  /** Returns the pick of a hand card; table cards that it takes exactly stay chosen. */
  #picked(card: string): Selection {
    const { selection, table } = this;
    if (this.isListed) return pickCard(selection, table.legal, card);
    return { card, group: this.takers.has(card) ? selection.group : [], action: null };
  }

  /** Chooses an offer; where table cards are gathered, those stay what the offers go by. */
  #choose(offer: LegalAction): void {
    const { selection } = this;
    const { isMany } = this.offering;
    this.#set(isMany ? { ...selection, action: offer.action } : choose(selection, offer));
  }

  /** Adds a table card to the gathered ones or takes it away; the server says why it cannot join. */
  #gather(card: string): void {
    const next = gathered(this.selection, card);
    const joins = next.group.includes(card);
    if (joins && this.#isAnswered(this.selection.group) && !this.#open.has(card)) this.table.choose(this.#cards, next.group);
    else this.#set(next);
  }

  /** Whether it is known how the picked card and these table cards go on. */
  #isAnswered(taken: readonly string[]): boolean {
    return this.isListed || answerTo(this.table.state.choices, this.#cards, taken) !== null;
  }

  /** Asks the server what the list does not tell: what goes on from a pick, and running sums. */
  #ask(): void {
    const { card, group } = this.selection;
    if (!this.table.mine) return;
    if (!this.isListed && card !== null) this.#inquire([]);
    if (!this.isListed && (card !== null || group.length > 0)) this.#inquire(group);
    if (this.chosen.length > 1) this.#inquire(this.chosen);
  }

  #inquire(taken: readonly string[]): void {
    const cards = this.#cards;
    const question = `${cards.join("+")}x${[...taken].sort().join("+")}`;
    if (this.#asked.has(question) || answerTo(this.table.state.choices, cards, taken) !== null) return;
    this.#asked.add(question);
    this.table.choose(cards, taken);
  }

  get #cards(): string[] {
    const { card } = this.selection;
    return card === null ? [] : [card];
  }

  get #known(): Known {
    const { legal, state } = this.table;
    return { legal, isListed: this.isListed, answers: state.choices };
  }
}
