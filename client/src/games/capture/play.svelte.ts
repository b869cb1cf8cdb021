import type { Controls } from "../../game.ts";
import type { Table } from "../../table.svelte.ts";
import type { LegalAction } from "../../wire.ts";
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

/** What the player does at the table of a capture game: pick, choose, commit. */
export class CapturePlay implements Controls {
  selection = $state.raw<Selection>(NOTHING);

  readonly #reading: Reading;

  constructor(readonly table: Table<CaptureScene>) {
    this.#reading = new Reading(table);
    table.settled = (view) => {
      const game = view.game;
      this.selection =
        game === null ? NOTHING : settle(this.selection, this.table.legal, game.hand, game.table);
      this.#ask();
    };
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
    if (this.table.state.sending !== null) return;
    if (this.selection.card === card) {
      this.commit();
      return;
    }
    this.#set(pickCard(this.selection, this.table.legal, card));
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
    if (offer !== undefined) this.#set(choose(this.selection, offer));
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
