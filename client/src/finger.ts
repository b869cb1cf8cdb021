// A finger hides what it points at: the card under it is shown above it, and sliding goes on to the next card.
import type { Action } from "svelte/action";

import { carry, putBack, SLACK, swallowClick, type Spot } from "./drag.ts";

export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The card that is pressed: its place in the hand, and where it lay before it rose. */
export interface Shown {
  place: number;
  box: Edges;
}

interface Fingering {
  /** Called with what is pressed, null when nothing is any more. */
  show: (shown: Shown | null) => void;
  /** Picks a card for good: the finger was lifted from it, after a long press perhaps, or takes it out of the hand. */
  pick: (place: number, isLong: boolean) => void;
  /** Tells whether a card that was carried out of the hand may stay where it was dropped. */
  drop: (place: number, at: Spot) => boolean;
}

/** Milliseconds after which a press is no tap: browsers make no click of it. */
const LONG = 350;
/** Pixels beside the hand in which a finger still means a card of it. */
const BESIDE = 40;
/** Pixels above the hand from which on a card is carried. */
const OUT = 12;
/** Pixels that a pressed card rises by, and between it and its picture. */
const RISE = 28;
const GAP = 8;
const EDGE = 4;

/** Returns the place of the card at a spot, or of the nearest; of cards that overlap the upper one, which is the later. */
export function nearest(boxes: readonly Edges[], at: Spot): number {
  let found = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const far = distance(box, at);
    if (far > least) return;
    least = far;
    found = place;
  });
  return found;
}

/** Returns how far a spot is from a box, 0 inside. */
export function distance(box: Edges, at: Spot): number {
  const x = Math.max(box.left - at.x, 0, at.x - box.right);
  const y = Math.max(box.top - at.y, 0, at.y - box.bottom);
  return Math.hypot(x, y);
}

/** Lets a finger slide over the cards of a list, its children, and carry one out of it. */
export const fingered: Action<HTMLElement, Fingering> = (list, given) => {
  let fingering = given as Fingering;
  let press: { pointer: number; from: Spot; since: number; place: number; boxes: Edges[]; isSlid: boolean } | null = null;
  let carried: { card: HTMLElement; from: Spot } | null = null;

  const cards = (): HTMLElement[] => [...list.children] as HTMLElement[];

  const show = (place: number): void => {
    const box = press?.boxes[place];
    if (box !== undefined) fingering.show({ place, box });
  };

  const pressed = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY };
    const boxes = cards().map((card) => card.getBoundingClientRect());
    const place = nearest(boxes, from);
    const box = boxes[place];
    // What has been picked stands higher than the others, and a hand may have gaps.
    if (box === undefined || distance(box, from) > SLACK) return;
    press = { pointer: event.pointerId, from, since: event.timeStamp, place, boxes, isSlid: false };
    show(place);
  };

  const moved = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    const at = { x: event.clientX, y: event.clientY };
    if (carried !== null) carry(carried.card, carried.from, at);
    else if (at.y < Math.min(...press.boxes.map((box) => box.top)) - OUT) lift(at);
    else slide(at);
  };

  const slide = (at: Spot): void => {
    if (press === null || (!press.isSlid && Math.hypot(at.x - press.from.x, at.y - press.from.y) < SLACK)) return;
    const place = nearest(press.boxes, at);
    if (place === press.place) return;
    press.isSlid = true;
    press.place = place;
    show(place);
  };

  const lift = (at: Spot): void => {
    const card = press === null ? undefined : cards()[press.place];
    const box = press?.boxes[press.place];
    if (press === null || card === undefined || box === undefined) return;
    // A card that was slid to hangs from its middle.
    carried = { card, from: press.isSlid ? { x: (box.left + box.right) / 2, y: press.from.y } : press.from };
    fingering.show(null);
    fingering.pick(press.place, false);
    carry(card, carried.from, at);
  };

  const released = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    const { place, boxes, isSlid, since } = press;
    const at = { x: event.clientX, y: event.clientY };
    const isUp = event.type === "pointerup";
    const held = carried;
    [press, carried] = [null, null];
    fingering.show(null);
    if (held !== null) {
      swallowClick();
      if (!isUp || !fingering.drop(place, at)) putBack(held.card);
      return;
    }
    const box = boxes[place];
    if (!isUp || box === undefined || (!isSlid && event.timeStamp - since < LONG)) return;
    swallowClick();
    if (distance(box, at) <= BESIDE) fingering.pick(place, !isSlid);
  };

  /** A long press asks for no menu here. */
  const asked = (event: Event): void => {
    if (press !== null) event.preventDefault();
  };

  list.addEventListener("pointerdown", pressed);
  list.addEventListener("pointermove", moved);
  list.addEventListener("pointerup", released);
  list.addEventListener("pointercancel", released);
  list.addEventListener("contextmenu", asked);
  return {
    update(next) {
      fingering = next;
    },
    destroy() {
      list.removeEventListener("pointerdown", pressed);
      list.removeEventListener("pointermove", moved);
      list.removeEventListener("pointerup", released);
      list.removeEventListener("pointercancel", released);
      list.removeEventListener("contextmenu", asked);
    },
  };
};

/** Places an element above a card that has risen, as near to its middle as the edges of the screen allow. */
export const placedAbove: Action<HTMLElement, Edges> = (element, box) => {
  const place = (over: Edges): void => {
    const { width, height } = element.getBoundingClientRect();
    const origin = element.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const left = Math.min(innerWidth - width - EDGE, Math.max(EDGE, (over.left + over.right - width) / 2));
    const top = Math.max(EDGE, over.top - RISE - GAP - height);
    element.style.setProperty("left", `${left - origin.left}px`);
    element.style.setProperty("top", `${top - origin.top}px`);
  };
  place(box);
  return { update: place };
};
