import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Spot } from "./drag.ts";
import { distance, fingered, nearest, placedAbove, type Shown } from "./finger.ts";
import { FakeElement, watchClicks } from "./testing/pointer.ts";

const FINGER = { pointerType: "touch" };
/** Three cards of 60 by 110, with gaps of 10, 500 pixels down the screen. */
const BOXES = [0, 70, 140].map((left) => ({ left, right: left + 60, top: 500, bottom: 610 }));

let cards: FakeElement[];
let hand: FakeElement;
let shown: (Shown | null)[];
let picked: number[];
let dropped: [number, Spot][];
let stays: boolean;
let clicks: Set<(event: Event) => void>;

beforeEach(() => {
  vi.useFakeTimers();
  clicks = watchClicks();
  cards = BOXES.map((box) => new FakeElement(box));
  hand = new FakeElement({ left: 0, right: 200, top: 500, bottom: 610 }, cards);
  [shown, picked, dropped, stays] = [[], [], [], false];
  fingered(hand.html, {
    show: (now) => shown.push(now),
    pick: (place) => picked.push(place),
    drop: (place, at) => {
      dropped.push([place, at]);
      return stays;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Presses at a spot, slides over others, and lifts the finger at the last, so many milliseconds later. */
function slide(spots: readonly (readonly [x: number, y: number])[], milliseconds = 100): void {
  const [first = [0, 0], ...others] = spots;
  const last = spots.at(-1) ?? first;
  hand.point("pointerdown", first[0], first[1], { ...FINGER, timeStamp: 1000 });
  for (const [x, y] of others) hand.point("pointermove", x, y, FINGER);
  hand.point("pointerup", last[0], last[1], { ...FINGER, timeStamp: 1000 + milliseconds });
}

function places(): (number | null)[] {
  return shown.map((now) => now?.place ?? null);
}

test("the pressed card is shown while the finger lies on it, and a short tap stays a click", () => {
  slide([[90, 550]]);
  expect(places()).toEqual([1, null]);
  expect(shown[0]?.box).toEqual(BOXES[1]);
  expect([picked, clicks.size]).toEqual([[], 0]);
});

test("sliding shows card after card, and lifting the finger picks the last", () => {
  slide([[20, 550], [50, 552], [90, 555], [150, 560]]);
  expect(places()).toEqual([0, 1, 2, null]);
  expect(picked).toEqual([2]);
  expect(clicks.size).toBe(1);
});

test("a finger that goes out and back picks the card it began with", () => {
  slide([[20, 550], [90, 550], [20, 550]]);
  expect(picked).toEqual([0]);
});

test("a long press picks: browsers make no click of it", () => {
  slide([[90, 550]], 500);
  expect(picked).toEqual([1]);
});

test("a finger that leaves the hand downwards picks nothing", () => {
  slide([[20, 550], [90, 600], [90, 700]]);
  expect([picked, dropped]).toEqual([[], []]);
});

test("a finger that goes up out of the hand carries the card, and drops it", () => {
  slide([[90, 550], [95, 480], [100, 300]]);
  expect(places()).toEqual([1, null, null]);
  expect(picked).toEqual([1]);
  expect(dropped).toEqual([[1, { x: 100, y: 300 }]]);
  expect(cards[1]?.classes.size).toBe(0);
});

test("a card that is played lies where the finger left it", () => {
  stays = true;
  slide([[90, 550], [95, 480], [100, 300]]);
  expect(cards[1]?.classes).toContain("dragged");
  expect(cards[1]?.styles.get("translate")).toBe("10px -250px");
});

test("a card that was slid to hangs from its middle", () => {
  stays = true;
  slide([[20, 550], [150, 555], [170, 400]]);
  expect(dropped).toEqual([[2, { x: 170, y: 400 }]]);
  expect(cards[2]?.styles.get("translate")).toBe("0px -150px");
});

test("a cancelled press picks nothing and puts a carried card back", () => {
  hand.point("pointerdown", 90, 550, FINGER);
  hand.point("pointermove", 90, 300, FINGER);
  hand.point("pointercancel", 90, 300, FINGER);
  expect([dropped, cards[1]?.classes.size, shown.at(-1)]).toEqual([[], 0, null]);
});

test.each([
  ["a mouse", { pointerType: "mouse" }],
  ["a second finger", { ...FINGER, isPrimary: false }],
])("%s presses nothing", (_, more) => {
  hand.point("pointerdown", 90, 550, more);
  expect(shown).toEqual([]);
});

test("a finger beside all cards presses nothing", () => {
  hand.point("pointerdown", 90, 640, FINGER);
  expect(shown).toEqual([]);
});

test("a press asks for no menu, the hand itself may have one", () => {
  expect(hand.point("contextmenu", 90, 550).defaultPrevented).toBe(false);
  hand.point("pointerdown", 90, 550, FINGER);
  expect(hand.point("contextmenu", 90, 550).defaultPrevented).toBe(true);
});

test("of cards that overlap the upper one is meant, between cards the nearer", () => {
  const strips = [0, 24, 48].map((left) => ({ left, right: left + 60, top: 0, bottom: 84 }));
  expect([nearest(strips, { x: 10, y: 40 }), nearest(strips, { x: 30, y: 40 }), nearest(strips, { x: 55, y: 40 })]).toEqual([0, 1, 2]);
  expect([nearest(BOXES, { x: 63, y: 550 }), nearest(BOXES, { x: 68, y: 550 }), nearest([], { x: 0, y: 0 })]).toEqual([0, 1, -1]);
  expect(distance(BOXES[0] ?? { left: 0, right: 0, top: 0, bottom: 0 }, { x: 63, y: 614 })).toBe(5);
});

test.each([
  ["a card in the middle", 150, "132px"],
  ["the first card", 4, "4px"],
  ["the last card", 300, "260px"],
])("the picture of %s stands above it and on the screen", (_, left, expected) => {
  vi.stubGlobal("innerWidth", 360);
  const picture = new FakeElement({ left: 0, right: 96, top: 0, bottom: 179 });
  Object.assign(picture.box, { width: 96, height: 179 });
  placedAbove(picture.html, { left, right: left + 60, top: 440, bottom: 550 });
  expect(picture.styles.get("left")).toBe(expected);
  expect(picture.styles.get("top")).toBe("225px");
});
