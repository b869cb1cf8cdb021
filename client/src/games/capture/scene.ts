// What the table of a capture game shows, and the steps in which it gets from one view to the next.
import { backId, type Events, type GameView, type Motion, type Scene, type Staging, type Step } from "../../game.ts";
import type { Route } from "../../mover.ts";
import type { Collected, Dealt, Gain, Pile, Played, TableView } from "../../wire.ts";

/** The views of capture games. */
export type CaptureGame = Extract<GameView, { last_capture: string[] }>;

/** What is seen of a side's pile. */
export interface PileShown extends Pile {
  /** How often each kind of bonus was made, where a game has several. */
  made?: readonly Gain[];
}

export interface CaptureScene extends Scene {
  stock: number;
  /** Per side. */
  piles: readonly PileShown[];
  /** Places on the table; a card keeps its own until it is taken. */
  slots: readonly (string | null)[];
  /** A card on its way through: played onto the cards it takes. */
  landing: { card: string; slot: number } | null;
  /** Table cards that are being taken. */
  outlined: readonly string[];
}

type CaptureStep = Step<CaptureScene>;

export const captureStaging: Staging<CaptureScene, CaptureGame> = { sceneOf, steps };

/** Returns what a view shows of a capture game, null before the first deal. */
export function gameOf(view: TableView | null): CaptureGame | null {
  const game = view?.game ?? null;
  return game !== null && "last_capture" in game ? game : null;
}

/** Returns the bonus points of either side so far. */
export function made(game: GameView): readonly number[] {
  return game.piles.map((pile) => ("bonuses" in pile ? pile.bonuses : 0));
}

/** Returns the places of the table cards: every card keeps its place, a new one takes the first free. */
export function seated(before: readonly (string | null)[], table: readonly string[]): (string | null)[] {
  const slots = before.map((card) => (card !== null && table.includes(card) ? card : null));
  for (const card of table) {
    if (slots.includes(card)) continue;
    const free = slots.indexOf(null);
    if (free < 0) slots.push(card);
    else slots[free] = card;
  }
  while (slots.length > 0 && slots.at(-1) === null) slots.pop();
  return slots;
}

/** Returns the scene that a view is, with cards where they lay before. */
export function sceneOf(view: CaptureGame, before: CaptureScene | null): CaptureScene {
  return {
    hand: view.hand,
    slots: seated(before?.slots ?? [], view.table),
    landing: null,
    outlined: [],
    counts: view.counts,
    stock: view.stock,
    piles: view.piles,
    turn: view.turn,
    dealer: view.dealer,
  };
}

/** Returns the steps from the scene shown to the scene of the view, through all events between them. */
export function steps(before: CaptureScene | null, view: CaptureGame, events: Events): CaptureStep[] {
  const made: CaptureStep[] = [];
  let scene = before ?? sceneOf({ ...view, hand: [], table: [], counts: view.counts.map(() => 0) }, null);
  events.forEach((event, index) => {
    const next = stepsOf(scene, view, event, events.slice(index + 1));
    made.push(...next);
    scene = made.at(-1)?.scene ?? scene;
  });
  made.push(step(sceneOf(view, scene), "none"));
  return made;
}

function stepsOf(scene: CaptureScene, view: CaptureGame, event: Events[number], later: Events): CaptureStep[] {
  switch (event.kind) {
    case "dealt":
      return dealt(scene, view, event, later);
    case "played":
      return event.taken.length > 0 ? captured(scene, view, event) : placed(scene, view, event);
    case "collected":
      return collected(scene, view, event);
    default:
      return [];
  }
}

function step(scene: CaptureScene, motion: Motion, routes: Record<string, Route> = {}): CaptureStep {
  return { scene, motion, routes: new Map(Object.entries(routes)), gathers: null, badges: [] };
}

function dealt(scene: CaptureScene, view: CaptureGame, event: Dealt, later: Events): CaptureStep[] {
  const given = event.hands.reduce((sum, count) => sum + count, event.table.length);
  const first = event.table.length > 0 || scene.stock !== event.stock + given;
  const piles = first ? scene.piles.map(emptied) : scene.piles;
  const empty = { ...scene, dealer: view.dealer, turn: null, landing: null, outlined: [], piles };
  const start: CaptureScene = first
    ? { ...empty, hand: [], slots: [], counts: event.hands.map(() => 0), stock: event.stock + given }
    : empty;
  const hand = handAfterDeal(view, later);
  const slots = seated(start.slots, [...start.slots.filter((card) => card !== null), ...event.table]);
  const counts = start.counts.map((count, seat) => count + (event.hands[seat] ?? 0));
  const routes: Record<string, Route> = {};
  let order = 0;
  const rounds = Math.max(...event.hands);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 1; turn <= counts.length; turn += 1) {
      const seat = (view.dealer + turn) % counts.length;
      if (round >= (event.hands[seat] ?? 0)) continue;
      const held = (start.counts[seat] ?? 0) + round;
      const own = hand[held];
      if (seat !== view.you) routes[backId(seat, held)] = { from: "stock", order };
      else if (own !== undefined) routes[own] = { from: "stock", turn: "up", order };
      order += 1;
    }
  }
  for (const card of event.table) routes[card] = { from: "stock", turn: "up", order: order++ };
  const done = step({ ...start, hand, slots, counts, stock: event.stock }, "deal", routes);
  return first ? [step(start, "none"), done] : [done];
}

/** Returns the own hand right after a deal: what the view holds, and what it says was played since. */
function handAfterDeal(view: CaptureGame, later: Events): string[] {
  const next = later.findIndex((event) => event.kind === "dealt");
  if (next >= 0) return playedBy(view.you, later.slice(0, next));
  return [...playedBy(view.you, later), ...view.hand];
}

function playedBy(seat: number, events: Events): string[] {
  return events.flatMap((event) => (event.kind === "played" && event.seat === seat ? event.cards : []));
}

function played(scene: CaptureScene, view: CaptureGame, event: Played): { scene: CaptureScene; routes: Record<string, Route> } {
  const counts = scene.counts.map((count, seat) => (seat === event.seat ? count - event.cards.length : count));
  const hand = scene.hand.filter((card) => event.seat !== view.you || !event.cards.includes(card));
  const route: Route = event.seat === view.you ? {} : { from: `seat-${event.seat}`, turn: "up" };
  const routes = Object.fromEntries(event.cards.map((card) => [card, route]));
  return { scene: { ...scene, counts, hand, turn: null }, routes };
}

function placed(scene: CaptureScene, view: CaptureGame, event: Played): CaptureStep[] {
  const { scene: after, routes } = played(scene, view, event);
  const lying = after.slots.filter((card) => card !== null);
  return [step({ ...after, slots: seated(after.slots, [...lying, ...event.cards]) }, "play", routes)];
}

function captured(scene: CaptureScene, view: CaptureGame, event: Played): CaptureStep[] {
  const { scene: after, routes } = played(scene, view, event);
  const [card = ""] = event.cards;
  const slot = Math.max(0, after.slots.findIndex((lying) => lying !== null && event.taken.includes(lying)));
  const landed: CaptureScene = { ...after, landing: { card, slot }, outlined: event.taken };
  const side = event.seat % view.piles.length;
  const won = [...event.cards, ...event.taken];
  const badges = event.bonuses.map((bonus) => ({ side, bonus }));
  return [
    { ...step(landed, "play", routes), gathers: { cards: event.taken, onto: card } },
    { ...toPile(landed, won, side, event.bonuses), badges },
  ];
}

function collected(scene: CaptureScene, view: CaptureGame, event: Collected): CaptureStep[] {
  const side = event.seat % view.piles.length;
  const shown = { ...scene, outlined: event.cards, turn: null };
  const gathers = { cards: event.cards, onto: event.cards[0] ?? "" };
  return [{ ...step(shown, "none"), gathers }, toPile(shown, event.cards, side, [])];
}

function toPile(scene: CaptureScene, won: readonly string[], side: number, bonuses: readonly string[]): CaptureStep {
  const slots = scene.slots.map((card) => (card !== null && won.includes(card) ? null : card));
  const piles = scene.piles.map((pile, index) => (index === side ? grown(pile, won.length, bonuses) : pile));
  const route: Route = { to: `pile-${side}`, turn: "down" };
  const routes = Object.fromEntries(won.map((card) => [card, route]));
  return step({ ...scene, slots, landing: null, outlined: [], piles }, "pile", routes);
}

/** Returns a pile before the first capture, which tells of bonuses as the pile before did. */
function emptied(pile: PileShown): PileShown {
  return pile.made === undefined ? { cards: 0, bonuses: 0 } : { cards: 0, bonuses: 0, made: [] };
}

function grown(pile: PileShown, cards: number, bonuses: readonly string[]): PileShown {
  const counted = { cards: pile.cards + cards, bonuses: pile.bonuses + bonuses.length };
  return pile.made === undefined ? counted : { ...counted, made: bonuses.reduce(oneMore, pile.made) };
}

function oneMore(made: readonly Gain[], item: string): Gain[] {
  const known = made.some((gain) => gain.item === item);
  const counted = made.map((gain) => (gain.item === item ? { item, count: gain.count + 1 } : gain));
  return known ? counted : [...counted, { item, count: 1 }];
}
