import type { Controls } from "../../game.ts";
import type { Table } from "../../table.svelte.ts";
import { PickMemory, tabStore, type Store } from "../../pick.ts";
import type { LegalAction, TableView } from "../../wire.ts";
import type { CaptureScene } from "./scene.ts";
import {
  choose,
  chooseNext,
  chosenCards,
  NOTHING,
  offers,
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

/** What the player does at the table of a capture game: pick, choose, commit. */
export class CapturePlay implements Controls {
  selection = $state.raw<Selection>(NOTHING);

  readonly #reading: Reading;
  readonly #memory: PickMemory<Selection>;

  constructor(
    readonly table: Table<CaptureScene>,
    store: Store | null = tabStore(),
  ) {
    this.#reading = new Reading(table);
    this.#memory = new PickMemory(table.page.socket, store);
    table.settled = (view) => {
      const game = view.game;
      if (view.snapshot && this.selection === NOTHING) this.selection = this.#memory.recall(view.seq) ?? NOTHING;
      this.selection =
        game === null ? NOTHING : settle(this.selection, this.table.legal, game.hand, game.table);
      this.#ask();
      this.#goOnAlone(view);
    };
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

  /** What the picked card may do. */
  get offers(): LegalAction[] {
    return offers(this.table.legal, this.selection.card);
  }

  /** The action that would be played now. */
  get action(): LegalAction | null {
    const { selection, table } = this;
    const listed = table.legal.find((action) => action.action === selection.action);
    if (listed !== undefined) return listed;
    const choice = this.#answer;
    if (choice?.action == null || this.isListed) return null;
    return { action: choice.action, cards: choice.cards, taken: choice.taken, bonuses: [], gains: [] };
  }

  /** Whether every legal action is at hand, so that nothing needs to be asked. */
  get isListed(): boolean {
    const view = this.table.view;
    return view === null || view.legal.length === view.legal_count;
  }

  /** The running value of what is chosen, as the server counts it. */
  get total(): number | null {
    return this.#answer?.total ?? null;
  }

  /** Table cards that the choice takes. */
  get chosen(): readonly string[] {
    return chosenCards(this.selection, this.table.legal);
  }

  /** Table cards that could be taken, or that a refusal points at. */
  get possible(): Set<string> {
    const refused = this.table.state.refused?.values.captures;
    if (Array.isArray(refused)) return new Set(refused.flat().map(String));
    if (!this.isListed) return new Set(this.#answer?.table);
    return possibleCards(this.selection, this.table.legal);
  }

  /** Hand cards that take exactly the tapped table cards. */
  get takers(): Set<string> {
    const { selection, table } = this;
    if (selection.card !== null) return new Set();
    if (!this.isListed) return new Set(this.#answer?.hand);
    return new Set(takers(selection, table.legal));
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
    this.#set(pickCard(selection, table.legal, card));
    const isSure = this.offers.length === 1 || selection.group.length > 0;
    if (table.settings.now.tap === "once" && isSure) this.commit();
  }

  /** Lifts a hand card to drag it: the pick, and nothing that could be put back by it. */
  lift(card: string): void {
    if (this.selection.card !== card && this.table.state.sending === null) {
      this.#set(pickCard(this.selection, this.table.legal, card));
    }
  }

  /** Drops a dragged hand card on the table, on one of its cards perhaps; tells whether it is played. */
  dropOn(card: string, onto: string | null): boolean {
    const { table } = this;
    if (!table.mine || table.state.sending !== null || this.selection.card !== card) return false;
    const offer = this.offers.find((action) => onto !== null && action.taken.includes(onto));
    if (offer !== undefined && this.action?.taken.includes(onto ?? "") !== true) this.#set(choose(this.selection, offer));
    this.commit();
    return table.state.sending !== null;
  }

  /** Taps a table card: chooses what takes it, or asks the server why nothing does. */
  tapTable(card: string): void {
    const { selection, table } = this;
    if (!table.mine || table.state.sending !== null) return;
    if (!this.isListed) {
      const group = selection.group.includes(card)
        ? selection.group.filter((tapped) => tapped !== card)
        : [...selection.group, card];
      this.#set({ ...selection, group });
      return;
    }
    const next = tapTable(selection, table.legal, card);
    if (next !== null) this.#set(next);
    else this.table.choose(selection.card === null ? [] : [selection.card], [...selection.group, card]);
  }

  /** Chooses one of the offers, by its place from 0 on. */
  chooseAt(place: number): void {
    const offer = this.offers[place];
    if (offer === undefined) return;
    this.#set(choose(this.selection, offer));
    if (this.table.settings.now.tap === "once") this.commit();
  }

  chooseNext(): void {
    this.#set(chooseNext(this.selection, this.table.legal));
  }

  /** Plays what is chosen. */
  commit(): void {
    const action = this.action;
    if (action !== null && this.table.mine) this.table.play(action);
  }

  /** Asks the server to leave the picked card on the table, which it may refuse with its reason. */
  leave(): void {
    const card = this.selection.card;
    if (card !== null && this.table.mine) this.table.play({ action: card, cards: [card], taken: [] });
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

  /** Asks the server about a choice that the list does not answer: long lists, and running sums. */
  #ask(): void {
    const { card } = this.selection;
    const taken = this.chosen;
    if (!this.table.mine) return;
    if (this.isListed ? taken.length < 2 : card === null && taken.length === 0) return;
    this.table.choose(card === null ? [] : [card], taken);
  }

  get #answer() {
    const choice = this.table.state.choice;
    const cards = this.selection.card === null ? [] : [this.selection.card];
    const taken = this.chosen;
    const fits = (asked: readonly string[], own: readonly string[]): boolean =>
      asked.length === own.length && own.every((card) => asked.includes(card));
    return choice !== null && fits(choice.cards, cards) && fits(choice.taken, taken) ? choice : null;
  }
}
