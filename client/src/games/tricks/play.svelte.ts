import { faceOf, standingFor } from "../../copies.ts";
import type { Controls } from "../../game.ts";
import { PickMemory, tabStore, type Store } from "../../pick.ts";
import type { Table } from "../../table.svelte.ts";
import type { LegalAction, Lock, TableView } from "../../wire.ts";
import { gameOf, type TrickScene } from "./scene.ts";
import type { TrickReading } from "./speech.ts";

/** Milliseconds before the only legal action is played by itself. */
const ALONE = 700;

export const NONE: readonly string[] = [];

/** What the player's hand is at: the prompt says in words what each state asks for. */
export type HandState = "watching" | "thinking" | "picked" | "sending" | "sent";

/** What the player does at the table of a trick game: pick as many cards as are asked for, and commit. */
export class TrickPlay implements Controls {
  /** The hand card that was tapped or looked at last. */
  at: string | null = null;
  /** Picked hand cards, in the order of picking. */
  picked = $state.raw<readonly string[]>(NONE);
  /** The lock that was run against last. */
  told = $state.raw<Lock | null>(null);
  /** The seat whose declared cards are shown. */
  shown = $state<number | null>(null);

  protected readonly memory: PickMemory<readonly string[]>;

  constructor(
    readonly table: Table<TrickScene>,
    readonly reading: TrickReading,
    store: Store | null = tabStore(),
  ) {
    this.memory = new PickMemory(table.page.socket, store);
    table.settled = (view) => {
      if (view.snapshot && this.picked.length === 0) this.picked = this.memory.recall(view.seq) ?? NONE;
      this.picked = this.settled(view);
      this.told = null;
      this.#goOnAlone(view);
    };
  }

  /** Legal actions that play cards of the hand. */
  get plays(): readonly LegalAction[] {
    const hand = gameOf(this.table.view)?.hand ?? [];
    return this.table.legal.filter((action) => action.cards.length > 0 && action.cards.every((card) => hand.includes(card)));
  }

  /** Legal actions of another kind: something to say, or something to pay. */
  get others(): readonly LegalAction[] {
    const { plays } = this;
    return this.table.legal.filter((action) => !plays.includes(action));
  }

  /** How many cards a play has. */
  get wanted(): number {
    return this.plays.reduce((most, action) => Math.max(most, action.cards.length), 1);
  }

  /** The action that would be played now. */
  get action(): LegalAction | null {
    const { picked } = this;
    const isSame = (action: LegalAction): boolean =>
      action.cards.length === picked.length && action.cards.every((card) => picked.includes(card));
    return picked.length === 0 ? null : (this.plays.find(isSame) ?? null);
  }

  /** What the hand is at. */
  get hand(): HandState {
    const { table } = this;
    if (table.state.sending !== null) return "sending";
    const coming = table.coming;
    const own = coming?.events.some((event) => event.kind === "laid" && event.seat === coming.you) ?? false;
    if (own && coming?.snapshot === false) return "sent";
    if (!table.mine) return "watching";
    return this.picked.length === 0 ? "thinking" : "picked";
  }

  /** Returns why a card may not be played now, null when it may. */
  lockOf(card: string): Lock | null {
    if (!this.table.mine || this.table.state.sending !== null) return null;
    return gameOf(this.table.view)?.locks.find((lock) => lock.cards.includes(faceOf(card))) ?? null;
  }

  /** Whether a picked card stays picked, because every legal play holds it. */
  isForced(card: string): boolean {
    void card;
    return false;
  }

  /** Taps a hand card: picks it, or plays it when it is the pick; of several cards each is picked and put back. */
  tapHand(card: string, isKey = false): void {
    void isKey;
    const { table, picked, wanted } = this;
    if (table.state.sending !== null || this.refuses(card)) return;
    if (picked.includes(card)) {
      if (wanted > 1) this.set(picked.filter((held) => held !== card));
      else if (table.mine) this.commit();
      else this.drop();
      return;
    }
    this.set(this.#with(card));
    if (table.settings.now.tap === "once" && wanted === 1) this.commit();
  }

  /** Lifts a hand card to drag it: the pick, and nothing that could be put back by it. */
  lift(card: string): void {
    if (this.picked.includes(card) || this.table.state.sending !== null || this.refuses(card)) return;
    this.set(this.#with(card));
  }

  /** Presses a card for long, or taps it with Shift: where cards belong together they are picked together. */
  hold(card: string): void {
    this.lift(card);
  }

  /** Drops a dragged hand card on the cloth; tells whether it is played. */
  dropOn(card: string): boolean {
    const { table } = this;
    if (!table.mine || table.state.sending !== null || !this.picked.includes(card)) return false;
    this.commit();
    return table.state.sending !== null;
  }

  /** Plays what is picked. */
  commit(): void {
    const { action } = this;
    if (action !== null && this.table.mine) this.table.play(action);
  }

  /** Makes one of the decisions that play no card, by its place from 0 on. */
  chooseAt(place: number): void {
    const other = this.others[place];
    if (other !== undefined && this.table.mine) this.table.play(other);
  }

  /** Goes on to the next card that may be played. */
  chooseNext(): void {
    const { plays, picked, wanted } = this;
    if (wanted > 1 || plays.length === 0) return;
    const at = plays.findIndex((action) => action.cards[0] === picked[0]);
    const hand = gameOf(this.table.view)?.hand ?? [];
    const order = [...plays].sort((one, other) => hand.indexOf(one.cards[0] ?? "") - hand.indexOf(other.cards[0] ?? ""));
    const now = order.findIndex((action) => action === plays[at]);
    const next = order[(now + 1) % order.length];
    if (next !== undefined) this.set(next.cards);
  }

  /** Passes: makes the last of the decisions that play no card. */
  leave(): void {
    if (this.others.length > 0) this.chooseAt(this.others.length - 1);
  }

  /** Drops the pick, and closes what was opened beside it. */
  drop(): void {
    this.table.lastShown = false;
    this.shown = null;
    this.set(NONE);
  }

  readTable(): string {
    return this.reading.trick();
  }

  readHand(): string {
    return this.reading.hand();
  }

  readLast(): string {
    this.table.lastShown = !this.table.lastShown;
    return this.reading.last();
  }

  readScore(): string {
    return this.reading.score();
  }

  readFacts(): string {
    return this.reading.facts();
  }

  readTurn(): string {
    return this.reading.turn();
  }

  /** Adds a card to the pick: the one picked last gives way where there are enough. */
  #with(card: string): readonly string[] {
    const { picked, wanted } = this;
    return [...picked.slice(0, wanted - 1), card];
  }

  /** Says why a locked card stays where it is; tells whether it does. */
  protected refuses(card: string): boolean {
    const lock = this.lockOf(card);
    this.told = lock;
    if (lock !== null) {
      this.picked = NONE;
      this.table.announcer.alert(this.reading.lock(lock));
    }
    return lock !== null;
  }

  protected set(picked: readonly string[]): void {
    this.picked = picked;
    this.told = null;
    const { view, state } = this.table;
    if (view !== null) this.memory.keep(view.seq, picked.length === 0 ? null : picked);
    if (state.refused !== null) this.table.state = { ...state, refused: null };
  }

  /** Returns what is left of the pick in a new view: cards that are gone or locked are put back. */
  protected settled(view: TableView): readonly string[] {
    const hand = gameOf(view)?.hand ?? [];
    const open = this.picked.filter((card) => hand.includes(card) && this.lockOf(card) === null);
    const kept = this.table.mine ? open.slice(0, this.wanted) : open;
    return kept.length === this.picked.length ? this.picked : kept;
  }

  /** With one legal action left, picks it or plays it, as the settings want. */
  #goOnAlone(view: TableView): void {
    const wish = this.table.settings.now.forced;
    const [only] = this.plays;
    if (wish === "off" || only === undefined || view.legal_count !== 1) return;
    this.set(standingFor(only.cards, this.table.scene?.hand ?? []));
    if (wish === "suggest") return;
    setTimeout(() => {
      if (this.table.view === view && this.action?.action === only.action) this.commit();
    }, ALONE);
  }
}
