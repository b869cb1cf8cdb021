// What the table of a trick game shows, and the steps in which it gets from one view to the next.
import { faceOf, named, standingFor } from "../../copies.ts";
import { backId, type Events, type GameView, type Motion, type Scene, type Staging, type Step } from "../../game.ts";
import type { Route } from "../../mover.ts";
import type { Dealt, Declared, Discarded, Exposed, Laid, Lay, TableView, TrickPile, Won } from "../../wire.ts";

/** The views of trick games. */
export type TrickGame = Extract<GameView, { trick: Lay[] }>;

/** What is drawn of a trick game; equal cards have names of their own, see `copies`. */
export interface TrickScene extends Scene {
  /** What lies in the trick, in order of play. */
  trick: readonly Lay[];
  /** The seat that is ahead. */
  ahead: number | null;
  /** Per side. */
  piles: readonly TrickPile[];
  /** What each seat has said of its hand before its first card: its points, 0 for nothing, null while open. */
  said: readonly (number | null)[];
  /** Cards that lie open on the cloth outside of tricks. */
  open: readonly string[];
}

type TrickStep = Step<TrickScene>;

/** Cards that are dealt together, and how much later the next packet leaves than one card after another. */
const PACKET = 5;
const [BETWEEN, WITHIN] = [1.8, 0.4];
/** How much later each card of a row is turned up. */
const TURNED = 4;

export const trickStaging: Staging<TrickScene, TrickGame> = { sceneOf, steps };

/** Returns what a view shows of a trick game, null before the first deal. */
export function gameOf(view: TableView | null): TrickGame | null {
  const game = view?.game ?? null;
  return game !== null && "trick" in game ? game : null;
}

/** Returns the zone of a side's tricks. */
export function pileZone(side: number): string {
  return `pile-${side}`;
}

/** Returns the scene that a view is; cards that were there before keep their names. */
export function sceneOf(view: TrickGame, before: TrickScene | null = null): TrickScene {
  const hand = named(view.hand, before?.hand);
  const taken = [...hand];
  const trick = view.trick.map((lay, place) => {
    const cards = named(lay.cards, before?.trick[place]?.cards, taken);
    taken.push(...cards);
    return { ...lay, cards };
  });
  return {
    hand,
    counts: view.counts,
    turn: view.turn,
    dealer: view.dealer,
    trick,
    ahead: view.ahead,
    piles: view.piles,
    said: said(view),
    open: named(opened(view), before?.open, taken),
  };
}

/** Returns the cards that were turned up and have not been laid away since. */
function opened(view: TrickGame): string[] {
  return "exposed" in view && view.stage === "burying" && view.picked.length === 0 ? view.exposed : [];
}

/** Returns what each seat has said of its hand; a game without declarations says nothing. */
function said(view: TrickGame): (number | null)[] {
  if (!("declarations" in view)) return [];
  const { declared, declarations } = view;
  return declared.map((status, seat) => (status === "open" ? null : (declarations[seat]?.total ?? 0)));
}

/** Returns the steps from the scene shown to the scene of the view, through all events between them. */
export function steps(before: TrickScene | null, view: TrickGame, events: Events): TrickStep[] {
  const made: TrickStep[] = [];
  let scene = before ?? emptied(sceneOf(view));
  events.forEach((event, index) => {
    made.push(...stepsOf(scene, view, event, events.slice(index + 1)));
    scene = made.at(-1)?.scene ?? scene;
  });
  made.push(taken(scene, sceneOf(view, scene)));
  return made;
}

function stepsOf(scene: TrickScene, view: TrickGame, event: Events[number], later: Events): TrickStep[] {
  switch (event.kind) {
    case "dealt":
      return dealt(scene, view, event, later);
    case "discarded":
      return [discarded(scene, view, event)];
    case "exposed":
      return [exposed(scene, event)];
    case "declared":
      return [step(declared(scene, event), "none")];
    case "laid":
      return [laid(scene, view, event)];
    case "won":
      return won(scene, event);
    default:
      return [];
  }
}

/** The last step: cards that have come to the hand by then were taken from the middle. */
function taken(before: TrickScene, scene: TrickScene): TrickStep {
  const fresh = scene.hand.filter((card) => !before.hand.includes(card));
  if (fresh.length === 0 || before.hand.length === 0) return step(scene, "none");
  return step(scene, "pile", Object.fromEntries(fresh.map((card) => [card, { from: "trick", turn: "up" }])));
}

/** Cards are turned up one after another for all to see. */
function exposed(scene: TrickScene, event: Exposed): TrickStep {
  const open = named(event.cards, [], scene.hand);
  const routes = open.map((card, order) => [card, { from: "trick", turn: "up", order: order * TURNED }] as const);
  return { ...step({ ...scene, open }, "deal", Object.fromEntries(routes)), stays: true };
}

function step(scene: TrickScene, motion: Motion, routes: Record<string, Route> = {}): TrickStep {
  return { scene, motion, routes: new Map(Object.entries(routes)), gathers: null, badges: [] };
}

function emptied(scene: TrickScene): TrickScene {
  return {
    ...scene,
    hand: [],
    counts: scene.counts.map(() => 0),
    turn: null,
    trick: [],
    ahead: null,
    piles: scene.piles.map(() => ({ cards: 0, tricks: 0 })),
    said: scene.said.map(() => null),
    open: [],
  };
}

/** Cards go out in packets from the middle of the cloth, to the dealer last. */
function dealt(scene: TrickScene, view: TrickGame, event: Dealt, later: Events): TrickStep[] {
  const start = emptied({ ...scene, dealer: view.dealer });
  const hand = handBefore(view, later);
  const given = { ...start, hand, counts: event.hands };
  const routes: Record<string, Route> = {};
  let packet = 0;
  for (let from = 0; from < Math.max(...event.hands); from += PACKET) {
    for (let turn = 1; turn <= event.hands.length; turn += 1) {
      const seat = (view.dealer + turn) % event.hands.length;
      const until = Math.min(from + PACKET, event.hands[seat] ?? 0);
      for (let place = from; place < until; place += 1) {
        const order = packet * BETWEEN + (place - from) * WITHIN;
        const own = hand[place];
        if (seat !== view.you) routes[backId(seat, place)] = { from: "trick", order };
        else if (own !== undefined) routes[own] = { from: "trick", turn: "up", order };
      }
      if (until > from) packet += 1;
    }
  }
  return [step(start, "none"), step(given, "deal", routes)];
}

/** Returns the own hand right after the deal: what the view holds, and what has left it since. */
function handBefore(view: TrickGame, later: Events): string[] {
  const gone = later.flatMap((event) => {
    const leaves = event.kind === "laid" || event.kind === "discarded";
    return leaves && event.seat === view.you ? event.cards : [];
  });
  const picked = "picked" in view ? view.picked : [];
  const all = named([...view.hand, ...gone]);
  const drawn = standingFor(picked, all);
  return all.filter((card) => !drawn.includes(card));
}

function without(scene: TrickScene, view: TrickGame, seat: number, cards: readonly string[], count: number): TrickScene {
  return {
    ...scene,
    counts: scene.counts.map((held, place) => (place === seat ? held - count : held)),
    hand: seat === view.you ? scene.hand.filter((card) => !cards.includes(card)) : scene.hand,
    turn: null,
    open: [],
  };
}

function discarded(scene: TrickScene, view: TrickGame, event: Discarded): TrickStep {
  const { seat, count } = event;
  const held = scene.counts[seat] ?? 0;
  const own = standingFor(event.cards, scene.hand);
  const gone = seat === view.you ? own : Array.from({ length: count }, (_, at) => backId(seat, held - 1 - at));
  const route: Route = seat === view.you ? { to: pileZone(seat % 2), turn: "down" } : { to: pileZone(seat % 2) };
  return step(without(scene, view, seat, own, count), "pile", Object.fromEntries(gone.map((card) => [card, route])));
}

function declared(scene: TrickScene, event: Declared): TrickScene {
  return { ...scene, said: scene.said.map((points, seat) => (seat === event.seat ? event.points : points)) };
}

function laid(scene: TrickScene, view: TrickGame, event: Laid): TrickStep {
  const { seat, note } = event;
  const route: Route = seat === view.you ? {} : { from: `seat-${seat}`, turn: "up" };
  const lying = [...scene.hand, ...scene.trick.flatMap((lay) => lay.cards)];
  const cards = seat === view.you ? standingFor(event.cards, scene.hand) : named(event.cards, [], lying);
  const held = without(scene, view, seat, cards, cards.length);
  const trick = [...scene.trick, { seat, cards, note }];
  const ahead = event.ahead ? seat : scene.ahead;
  return step({ ...held, trick, ahead }, "play", Object.fromEntries(cards.map((card) => [card, route])));
}

/** The full trick lies for a moment; then it goes to its winner, and what is kept goes its own way. */
function won(scene: TrickScene, event: Won): TrickStep[] {
  const side = event.seat % 2;
  const routes: Record<string, Route> = {};
  const taken = [0, 0];
  for (const lay of scene.trick) {
    for (const card of lay.cards) {
      const isKept = event.kept.includes(faceOf(card));
      const to = isKept ? lay.seat % 2 : side;
      routes[card] = { to: pileZone(to), turn: "down", bow: isKept };
      taken[to] = (taken[to] ?? 0) + 1;
    }
  }
  const piles = scene.piles.map((pile, place) => ({
    cards: pile.cards + (taken[place] ?? 0),
    tricks: pile.tricks + (place === side ? 1 : 0),
  }));
  const full = { ...step({ ...scene, turn: null, ahead: event.seat }, "none"), stays: true };
  return [full, step({ ...scene, trick: [], ahead: null, turn: null, piles }, "pile", routes)];
}
