import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { draggable, type Spot } from "./drag.ts";
import { FakeElement, watchClicks } from "./testing/pointer.ts";

let card: FakeElement;
let lifted: number;
let dropped: Spot[];
let stays: boolean;
let clicks: Set<(event: Event) => void>;
let action: ReturnType<typeof draggable>;

const parameters = (free = true) => ({
  lift: () => (lifted += 1),
  drop: (at: Spot) => {
    dropped.push(at);
    return stays;
  },
  free,
});

beforeEach(() => {
  vi.useFakeTimers();
  clicks = watchClicks();
  card = new FakeElement();
  lifted = 0;
  dropped = [];
  stays = false;
  action = draggable(card.html, parameters());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a tap that trembles lifts nothing and stays a click", () => {
  card.point("pointerdown", 100, 100);
  card.point("pointermove", 104, 105);
  card.point("pointerup", 104, 105);
  expect([lifted, dropped, clicks.size]).toEqual([0, [], 0]);
});

test("beyond eight pixels the card follows the pointer", () => {
  card.point("pointerdown", 100, 100);
  card.point("pointermove", 106, 94);
  card.point("pointermove", 150, 20);
  expect(lifted).toBe(1);
  expect(card.classes).toContain("dragged");
  expect(card.styles.get("translate")).toBe("50px -80px");
});

test("a card that is refused where it was dropped goes back", () => {
  card.point("pointerdown", 100, 100);
  card.point("pointermove", 150, 20);
  card.point("pointerup", 150, 20);
  expect(dropped).toEqual([{ x: 150, y: 20 }]);
  expect([card.classes.size, card.styles.size]).toEqual([0, 0]);
});

test("a card that was played lies where it was dropped until it is free", () => {
  stays = true;
  card.point("pointerdown", 100, 100);
  card.point("pointermove", 150, 20);
  card.point("pointerup", 150, 20);
  expect(card.classes).toContain("dragged");
  action?.update?.(parameters(false));
  expect(card.classes).toContain("dragged");
  action?.update?.(parameters(true));
  expect(card.classes.size).toBe(0);
});

test("the click that a browser makes of a drag's end is swallowed, a later one is not", () => {
  card.point("pointerdown", 100, 100);
  card.point("pointermove", 150, 20);
  card.point("pointerup", 150, 20);
  const click = new Event("click", { cancelable: true });
  for (const heard of clicks) heard(click);
  expect(click.defaultPrevented).toBe(true);
  vi.advanceTimersByTime(60);
  expect(clicks.size).toBe(0);
});

test("a cancelled drag drops nothing", () => {
  card.point("pointerdown", 100, 100);
  card.point("pointermove", 150, 20);
  card.point("pointercancel", 150, 20);
  expect([dropped, card.classes.size]).toEqual([[], 0]);
});

test.each([
  ["the right button", { button: 2 }],
  ["a second pointer", { isPrimary: false }],
  ["a finger, which slides instead", { pointerType: "touch" }],
])("%s drags nothing", (_, more) => {
  card.point("pointerdown", 100, 100, more);
  card.point("pointermove", 150, 20, more);
  expect(lifted).toBe(0);
});

test("a card that is gone hears nothing more", () => {
  action?.destroy?.();
  card.point("pointerdown", 100, 100);
  card.point("pointermove", 150, 20);
  expect(lifted).toBe(0);
});
