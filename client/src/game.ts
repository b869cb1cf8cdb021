// What a game brings to the table: how its events look, sound and are decided. All else is shared.
import type { Component } from "svelte";

import type { KeyHelp } from "./keys.ts";
import type { Route } from "./mover.ts";
import type { Sending, TableState } from "./state.ts";
import type { Table } from "./table.svelte.ts";
import type { Texts } from "./texts.ts";
import type { SheetRow, TableView } from "./wire.ts";

export type GameView = NonNullable<TableView["game"]>;
export type Events = TableView["events"];

/** What is drawn of a deal; each game adds its own zones. */
export interface Scene {
  hand: readonly string[];
  /** Cards in each hand. */
  counts: readonly number[];
  turn: number | null;
  dealer: number;
}

/** What can be asked for at any time. */
export type Tool = "last" | "hint" | "undo" | "rules";

export type Motion = "deal" | "play" | "pile" | "none";

/** A bonus that a side has just made. */
export interface Badge {
  side: number;
  bonus: string;
}

/** One change of the scene: how cards travel into it, and what is seen before the next. */
export interface Step<S extends Scene = Scene> {
  scene: S;
  motion: Motion;
  routes: ReadonlyMap<string, Route>;
  /** Cards that are shown for a moment and then drawn together, and the one that they are drawn onto. */
  gathers: { cards: readonly string[]; onto: string } | null;
  /** Whether the scene is left standing as long as a full trick is. */
  stays?: boolean;
  badges: readonly Badge[];
}

/** How a game's events become scenes. */
export interface Staging<S extends Scene = Scene, V extends GameView = GameView> {
  sceneOf(view: V, before: S | null): S;
  /** Returns the steps through all events, the last of which is the view itself. */
  steps(before: S | null, view: V, events: Events): Step<S>[];
}

/** What a table says aloud by itself. */
export interface Speech {
  /** What has happened; `own` leaves out what the other side did. */
  events(view: TableView, own: boolean): string[];
  outcome(view: TableView): string;
  turn(view: TableView): string;
  /** An own play that is on its way. */
  play(view: TableView, action: Pick<Sending, "action" | "cards" | "taken">): string;
  refusal(state: TableState): string;
}

/** What a player does and asks by keys. */
export interface Controls {
  readonly table: Table;
  chooseAt(place: number): void;
  chooseNext(): void;
  drop(): void;
  /** Leaves the picked card on the table, or passes. */
  leave(): void;
  readTable(): string;
  readHand(): string;
  readLast(): string;
  readScore(): string;
  readTurn(): string;
  /** What counts in this deal, such as its trumps. */
  readFacts?(): string;
  /** Picks all cards that belong to the one tapped last. */
  pickWhole?(): void;
}

/** What a game writes on paper, beside the cloth and in dialogs. */
export interface GamePaper<S extends Scene = Scene> {
  /** What the score pad shows of the deal in play. */
  Tally: Component<{ table: Table<S> }>;
  /** The rules in a few lines, for screens with room beside the table. */
  Brief: Component<{ table: Table<S> }>;
  /** What decided a row of the score sheet, with the cards that did. */
  Reason: Component<{ table: Table<S>; row: SheetRow }>;
  /** The same in one line of words. */
  reason: (table: Table, row: SheetRow) => string;
  /** The rows of the score sheet, where they are more than one line with its reason each. */
  Sheet?: Component<{ table: Table<S> }>;
  /** The score sheet as lines of plain text, where it is no table of points by side. */
  sheetLines?: (table: Table) => readonly string[];
  /** The keys that the help lists, where they are others than those of the capture games. */
  keys?: readonly KeyHelp[];
}

/** All that the table needs of one game. */
export interface GameParts<S extends Scene = Scene, C extends Controls = Controls> {
  staging: Staging<S>;
  speech: (texts: Texts) => Speech;
  controls: (table: Table<S>) => C;
  /** The cloth with everything on it. */
  Felt: Component<{ controls: C }>;
  /** Loads what a game writes on paper; the cloth does not wait for it. */
  paper: () => Promise<GamePaper<S>>;
  /** Points made so far in the deal in play, per side: all that a match of one deal can tell of before its end. */
  made: (game: GameView) => readonly number[];
  /** A score of the match in words, where it is no number of points. */
  standing?: (texts: Texts, score: number) => string;
  /** What ends the match, where neither points nor a number of deals do. */
  lasts?: (texts: Texts) => string;
  /** What else stands beside the score where that is small. */
  Pill?: Component<{ table: Table<S> }>;
  /** What the score pad offers beside its figures; hint, undo and rules where nothing else is said. */
  tools?: readonly Tool[];
}

/** Returns the id under which the mover knows a card held by another seat: those have no names. */
export function backId(seat: number, index: number): string {
  return `seat-${seat}:${index}`;
}
