import { faceOf, standingFor } from "../../copies.ts";
import { NONE, TrickPlay } from "../tricks/play.svelte.ts";
import type { LegalAction, Lock, TableView } from "../../wire.ts";
import { isOneOf, run, settledToFollow, shapesThrough, tappedToFollow, tappedToLead, twins, type Answers } from "./selection.ts";
import { filledFrom, gameOf, ordered, placesOf, type Filling, type Order } from "./view.ts";

/** Milliseconds in which a second tap picks the pair. */
const DOUBLE = 350;
const BURIED = 8;
const FILLINGS: readonly Filling[] = ["plain", "points"];

/** What the hand is asked for. */
export type Task = "call" | "bury" | "lead" | "follow" | "none";

/** What the player does at the table of Shengji: call, bury, lead, follow. */
export class ShengjiPlay extends TrickPlay {
  /** How the hand is ordered. */
  order = $state<Order>("suit");

  #tapped: { card: string; at: number } | null = null;

  /** The own cards in the order in which they lie. */
  get cards(): string[] {
    return ordered(this.table.scene?.hand ?? [], gameOf(this.table.view), this.order);
  }

  get task(): Task {
    const game = gameOf(this.table.view);
    if (game === null || !this.table.mine) return "none";
    if (game.stage === "calling") return "call";
    if (game.stage === "burying") return "bury";
    return game.led === "" ? "lead" : "follow";
  }

  override get plays(): readonly LegalAction[] {
    return this.task === "lead" || this.task === "follow" ? this.table.legal : [];
  }

  /** The calls: the pass first, then as they rise. */
  override get others(): readonly LegalAction[] {
    if (this.task !== "call") return [];
    const pass = this.table.legal.filter((action) => action.cards.length === 0);
    const order = gameOf(this.table.view)?.call_rungs.flatMap((rung) => rung.cards.map((cards) => cards.join("+"))) ?? [];
    const rank = (action: LegalAction): number => order.indexOf(action.cards.join("+"));
    const calls = this.table.legal.filter((action) => action.cards.length > 0);
    return [...pass, ...calls.sort((one, other) => rank(one) - rank(other))];
  }

  override get wanted(): number {
    const game = gameOf(this.table.view);
    if (this.task === "bury") return BURIED;
    return this.task === "follow" ? (game?.wanted ?? 1) : Math.max(1, this.picked.length);
  }

  override get action(): LegalAction | null {
    const { picked, plays, task, table } = this;
    if (picked.length === 0 || task === "none" || task === "call") return null;
    const faces = picked.map(faceOf);
    if (task === "bury") return picked.length === BURIED ? made(`bury ${faces.join("+")}`, faces) : null;
    const isListed = table.view !== null && table.view.legal.length === table.view.legal_count;
    if (!isListed) return task === "lead" || picked.length === this.wanted ? made(faces.join("+"), faces) : null;
    return plays.find((action) => isOneOf(picked, [action.cards])) ?? null;
  }

  /** The shapes that the card tapped last can be led as. */
  get shapes(): string[][] {
    const { at, table } = this;
    const hand = this.cards;
    if (this.task !== "lead" || at === null || !hand.includes(at) || !this.picked.includes(at)) return [];
    return shapesThrough(hand, at, placesOf(gameOf(table.view)));
  }

  override isForced(card: string): boolean {
    return this.#forced.includes(card) && this.picked.includes(card);
  }

  /** Taps a hand card: picks it with what belongs to it, or plays it when it is the pick. */
  override tapHand(card: string, isKey = false): void {
    const { table, task } = this;
    const again = this.#isAgain(card);
    this.at = card;
    if (table.state.sending !== null || task === "call") return;
    if (task === "none") {
      this.set(this.picked.includes(card) ? this.picked.filter((held) => held !== card) : [...this.picked, card]);
      return;
    }
    if (this.refuses(card)) return;
    if (task === "lead" && again && this.#pair(card)) return;
    if (this.picked.includes(card)) this.#tapPicked(card, isKey);
    else if (task === "bury") this.#bury([card]);
    else if (task === "follow") this.set(tappedToFollow(this.picked, card, this.#answers));
    else this.#lead(card);
    if (table.settings.now.tap === "once" && task === "follow" && this.wanted === 1) this.commit();
  }

  /** Picks the longest run of pairs through a card. */
  override hold(card: string): void {
    this.at = card;
    const { task } = this;
    if (this.table.state.sending !== null || task === "call" || task === "none" || this.refuses(card)) return;
    const whole = run(this.cards, card, placesOf(gameOf(this.table.view))).flat();
    const all = whole.length > 0 ? whole : [card];
    if (task === "bury") this.#bury(all);
    else if (task === "lead") this.set(all);
    else this.set(all.reduce((picked, each) => (picked.includes(each) ? picked : tappedToFollow(picked, each, this.#answers)), this.picked));
  }

  override lift(card: string): void {
    if (!this.picked.includes(card)) this.tapHand(card);
  }

  /** Picks all cards of the pair or the run through the card tapped last. */
  pickWhole(): void {
    const card = this.at ?? this.cards[0];
    if (card !== undefined && this.cards.includes(card)) this.hold(card);
  }

  /** Picks another shape around the card tapped last. */
  pickShape(place: number): void {
    const shape = this.shapes[place];
    if (shape !== undefined) this.set(shape);
  }

  /** Ways to fill up an answer of which several cards are free, none where there is little to choose. */
  get fillings(): readonly Filling[] {
    return this.task === "follow" && this.wanted - this.#forced.length > 1 ? FILLINGS : [];
  }

  /** Fills up what is picked to follow. */
  fill(filling: Filling): void {
    if (this.table.state.sending !== null) return;
    const open = this.cards.filter((card) => this.lockOf(card) === null);
    const from = filledFrom(open, gameOf(this.table.view), filling);
    const kept = this.picked.length < this.wanted ? this.picked : NONE;
    this.set(settledToFollow([...kept, ...from], this.#answers));
  }

  /** Makes a call, picks a shape, or fills up an answer, by its place from 0 on. */
  override chooseAt(place: number): void {
    const filling = this.fillings[place];
    if (filling !== undefined) this.fill(filling);
    else if (this.task === "lead") this.pickShape(place);
    else super.chooseAt(place);
  }

  override chooseNext(): void {
    const { plays, picked } = this;
    if (plays.length === 0) return;
    const hand = this.cards;
    const rank = (action: LegalAction): number => hand.indexOf(standingFor(action.cards, hand)[0] ?? "");
    const all = [...plays].sort((one, other) => rank(one) - rank(other) || one.cards.length - other.cards.length);
    const now = all.findIndex((action) => isOneOf(picked, [action.cards]));
    const next = all[(now + 1) % all.length];
    if (next === undefined) return;
    const copies = standingFor(next.cards, hand);
    this.at = copies[0] ?? null;
    this.set(copies);
  }

  /** Passes. */
  override leave(): void {
    if (this.task === "call") super.chooseAt(0);
  }

  /** Drops the pick; what has to be played stays picked. */
  override drop(): void {
    this.table.lastShown = false;
    this.shown = null;
    this.set(this.#forced);
  }

  /** Orders the hand the other way. */
  turnOrder(): void {
    this.order = this.order === "suit" ? "points" : "suit";
  }

  protected override settled(view: TableView): readonly string[] {
    const hand = this.cards;
    const kept = this.picked.filter((card) => hand.includes(card) && this.lockOf(card) === null);
    this.order = gameOf(view)?.stage === "burying" ? this.order : "suit";
    switch (this.task) {
      case "bury":
        return kept.slice(0, BURIED);
      case "follow":
        return settledToFollow(kept, this.#answers);
      case "lead":
        return isOneOf(kept, this.plays.map((action) => action.cards)) ? kept : NONE;
      default:
        return this.task === "call" ? NONE : kept;
    }
  }

  get #forced(): readonly string[] {
    return this.task === "follow" ? standingFor(gameOf(this.table.view)?.forced ?? [], this.cards) : NONE;
  }

  get #answers(): Answers {
    return { hand: this.cards, wanted: this.wanted, forced: this.#forced, listed: this.plays.map((action) => action.cards) };
  }

  #isAgain(card: string): boolean {
    const now = performance.now();
    const last = this.#tapped;
    this.#tapped = { card, at: now };
    return last !== null && last.card === card && now - last.at < DOUBLE;
  }

  /** Picks the pair of a card that was tapped twice; tells whether there is one. */
  #pair(card: string): boolean {
    const pair = twins(this.cards, card);
    if (pair.length < 2) return false;
    this.set(pair);
    return true;
  }

  /** Puts a picked card back; a single one is played, as all are by a key. */
  #tapPicked(card: string, isKey: boolean): void {
    const { picked, task } = this;
    if (task !== "bury" && this.action !== null && (isKey || picked.length === 1)) this.commit();
    else if (this.isForced(card)) this.#tell(gameOf(this.table.view)?.forced_lock ?? null);
    else this.set(picked.filter((held) => held !== card));
  }

  #tell(lock: Lock | null): void {
    this.told = lock;
    if (lock !== null) this.table.announcer.alert(this.reading.lock(lock));
  }

  #bury(cards: readonly string[]): void {
    const fresh = cards.filter((card) => !this.picked.includes(card));
    if (this.picked.length + fresh.length <= BURIED) this.set([...this.picked, ...fresh]);
  }

  #lead(card: string): void {
    const { table } = this;
    const leads = this.plays.map((action) => action.cards);
    const places = placesOf(gameOf(table.view));
    const isOneSuit = this.picked.every((held) => places.get(faceOf(held))?.at === places.get(faceOf(card))?.at);
    const isFree = table.view !== null && table.view.legal.length < table.view.legal_count && isOneSuit;
    this.set(tappedToLead(this.picked, card, this.cards, leads, isFree));
    if (this.action === null) table.choose(this.picked.map(faceOf), []);
  }
}

function made(action: string, cards: readonly string[]): LegalAction {
  return { action, cards: [...cards], taken: [], bonuses: [], gains: [] };
}
