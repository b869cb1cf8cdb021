// Moves cards between zones. A card is an element with `data-card`, a zone one with `data-zone`.
// The page changes first; what moves is the way there, by transform and opacity alone.
import { LANDING } from "./timing.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a card travels when one end of its way is a zone, and whether it turns over on it. */
export interface Route {
  from?: string;
  to?: string;
  turn?: "up" | "down";
  /** Whether it goes round in a wide bow, apart from cards that leave with it. */
  bow?: boolean;
  /** Its place in a row of cards that leave one after the other. */
  order?: number;
}

/** How long one card travels, and how much later the next one leaves. */
export interface Speed {
  milliseconds: number;
  apart: number;
}

export type Routes = ReadonlyMap<string, Route>;
export type Measured = ReadonlyMap<string, { box: Box; element: HTMLElement }>;

const LIFT = 60;
const LIFT_SHARE = 1 / 6;
/** How far a bow leads aside, as a share of the way. */
const BOW = 0.35;
/** Movements shorter than this are not seen. */
const STILL = 1;

/** Returns the keyframes of one way, given as offset and scale against where the element stands. */
export function way(from: Offset, to: Offset, turns: boolean, bow = false): Keyframe[] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(across, down);
  const lift = Math.min(LIFT, far * LIFT_SHARE);
  const aside = bow ? BOW : 0;
  const middle = {
    x: (from.x + to.x) / 2 - down * aside,
    y: (from.y + to.y) / 2 - lift + across * aside,
    scale: (from.scale + to.scale) / 2,
  };
  return [
    { transform: placed(from) },
    { transform: placed(middle, turns ? 0.04 : 1.06), offset: 0.5 },
    { transform: placed(to) },
  ];
}

interface Offset {
  x: number;
  y: number;
  scale: number;
}

const HOME: Offset = { x: 0, y: 0, scale: 1 };

function placed(at: Offset, narrow = 1): string {
  const tall = narrow < 1 ? at.scale : at.scale * narrow;
  return `translate(${round(at.x)}px, ${round(at.y)}px) scale(${round(at.scale * narrow)}, ${round(tall)})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Returns the offset that shows an element of `own` size at the middle of `other`, as large as `other`. */
export function offset(own: Box, other: Box): Offset {
  return {
    x: other.x + other.width / 2 - (own.x + own.width / 2),
    y: other.y + other.height / 2 - (own.y + own.height / 2),
    scale: own.width > 0 ? other.width / own.width : 1,
  };
}

function box(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Runs all movement of one table; whatever runs can be brought to its end at once. */
export class Mover {
  readonly #running = new Set<Animation>();
  readonly #waits = new Set<() => void>();
  #ghosts: HTMLElement[] = [];

  /** `root` holds all cards and zones; `layer` covers it and takes the copies of cards that left. */
  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
    readonly calm: () => boolean,
  ) {}

  /** Whether anything moves or waits. */
  get busy(): boolean {
    return this.#running.size > 0 || this.#waits.size > 0;
  }

  /** Ends every movement and wait: the page stands as it will. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    for (const release of [...this.#waits]) release();
  }

  /** Waits, unless `finish` is called. */
  async hold(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const release = (): void => {
        clearTimeout(timer);
        this.#waits.delete(release);
        resolve();
      };
      const timer = setTimeout(release, milliseconds);
      this.#waits.add(release);
    });
  }

  measure(): Measured {
    const cards = [...this.root.querySelectorAll<HTMLElement>("[data-card]")];
    return new Map(cards.map((element) => [element.dataset.card ?? "", { box: box(element), element }]));
  }

  /** Animates every card from where it was measured, or from its route's zone; resolves when all lie. */
  async fly(before: Measured, routes: Routes, speed: Speed): Promise<void> {
    this.#sweep();
    if (this.calm()) return;
    const now = this.measure();
    const moving: Promise<unknown>[] = [];
    for (const [card, { box: own, element }] of now) {
      const route = routes.get(card);
      const origin = before.get(card)?.box ?? this.#zone(route?.from);
      if (origin === null) continue;
      const from = offset(own, origin);
      if (Math.hypot(from.x, from.y) < STILL && Math.abs(from.scale - 1) < 0.01) continue;
      moving.push(this.#travel(element, from, HOME, speed, route));
    }
    for (const [card, old] of before) {
      const route = routes.get(card);
      const target = this.#zone(route?.to);
      if (now.has(card) || target === null) continue;
      const ghost = this.#ghost(old.element, old.box);
      const travel = this.#travel(ghost, HOME, offset(old.box, target), speed, route, "both");
      moving.push(travel.then(() => ghost.remove()));
    }
    await Promise.all(moving);
  }

  /** Draws cards together onto another; they stay there until the page changes. */
  async gather(cards: readonly string[], onto: string, milliseconds: number): Promise<void> {
    if (this.calm()) return;
    const now = this.measure();
    const target = now.get(onto);
    if (target === undefined) return;
    const moving = cards.flatMap((card, index) => {
      const found = now.get(card);
      if (found === undefined) return [];
      const to = offset(found.box, target.box);
      const fanned = { ...to, y: to.y - 6 * (index + 1) };
      return [this.#travel(found.element, HOME, fanned, { milliseconds, apart: 0 }, undefined, "both")];
    });
    await Promise.all(moving);
  }

  /** Takes away what earlier movements left. */
  #sweep(): void {
    for (const ghost of this.#ghosts) ghost.remove();
    this.#ghosts = [];
  }

  #zone(name: string | undefined): Box | null {
    const zone = name === undefined ? null : this.root.querySelector(`[data-zone="${name}"]`);
    return zone === null ? null : box(zone);
  }

  /** Returns an inert copy of a card that has left the page, laid where the card lay. */
  #ghost(element: HTMLElement, at: Box): HTMLElement {
    const ghost = element.cloneNode(true) as HTMLElement;
    for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")]) {
      part.removeAttribute("data-card");
      part.removeAttribute("id");
    }
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    ghost.classList.add("ghost");
    const under = box(this.layer);
    const { style } = ghost;
    style.left = `${at.x - under.x}px`;
    style.top = `${at.y - under.y}px`;
    style.width = `${at.width}px`;
    style.height = `${at.height}px`;
    this.layer.append(ghost);
    this.#ghosts.push(ghost);
    return ghost;
  }

  async #travel(
    element: HTMLElement,
    from: Offset,
    to: Offset,
    speed: Speed,
    route: Route | undefined,
    fill: FillMode = "backwards",
  ): Promise<void> {
    const delay = (route?.order ?? 0) * speed.apart;
    const options = { duration: speed.milliseconds, delay, easing: LANDING, fill };
    element.classList.add("flying");
    const turns = route?.turn !== undefined;
    const parts = [element.animate(way(from, to, turns, route?.bow), options)];
    const back = element.querySelector("[data-back]");
    if (turns && back !== null) {
      const [first, last] = route?.turn === "up" ? [1, 0] : [0, 1];
      const frames = [{ opacity: first }, { opacity: first, offset: 0.5 }, { opacity: last, offset: 0.5 }, { opacity: last }];
      parts.push(back.animate(frames, { ...options, fill: "both" }));
    }
    for (const part of parts) this.#running.add(part);
    await Promise.allSettled(parts.map((part) => part.finished));
    for (const part of parts) {
      this.#running.delete(part);
      if (fill === "backwards") part.cancel();
    }
    element.classList.remove("flying");
  }
}
