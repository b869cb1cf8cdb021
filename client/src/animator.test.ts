import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Animator } from "./animator.svelte.ts";
import { captureStaging, type CaptureScene } from "./games/capture/scene.ts";
import type { Mover } from "./mover.ts";
import { Settings } from "./settings.svelte.ts";
import { Sounds } from "./sounds.ts";
import { game, view } from "./testing/views.ts";

let animator: Animator<CaptureScene>;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  const settings = new Settings();
  const sounds = new Sounds(() => settings.now);
  animator = new Animator(
    captureStaging,
    settings,
    sounds,
    ({ seq }) => told.push(`begun ${seq}`),
    ({ seq }) => told.push(`rested ${seq}`),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

async function drawn(): Promise<void> {
  for (let time = 0; time < 50; time += 1) await Promise.resolve();
}

test("each view is told of before it is drawn, and only the last one when all is drawn", async () => {
  animator.draw(view({ seq: 1, snapshot: true }));
  animator.draw(view({ seq: 2 }));
  expect([animator.busy, animator.coming?.seq]).toEqual([true, 1]);
  await drawn();
  expect(told).toEqual(["begun 1", "begun 2", "rested 2"]);
  expect([animator.busy, animator.coming]).toEqual([false, null]);
});

test("when a third view has to wait, all movement ends", async () => {
  let end = (): void => {};
  const flying = new Promise<void>((resolve) => (end = resolve));
  const moving = { calm: () => false, measure: () => new Map(), fly: () => flying, hold: async () => {}, gather: async () => {}, finish: () => end() };
  animator.mover = moving as unknown as Mover;
  animator.draw(view({ seq: 1, snapshot: true }));
  await drawn();
  for (const seq of [2, 3, 4]) animator.draw(view({ seq, events: [{ kind: "played", seat: 1, cards: ["7D"], taken: [], bonuses: [] }] }));
  await drawn();
  expect(told.at(-1)).toBe("begun 2");
  animator.draw(view({ seq: 5 }));
  await drawn();
  expect(told.at(-1)).toBe("rested 5");
});

test("a bonus is shown beside its pile for a moment", async () => {
  animator.draw(view({ seq: 1, snapshot: true }));
  await drawn();
  animator.draw(view({ seq: 2, events: [{ kind: "played", seat: 1, cards: ["7D"], taken: ["7H"], bonuses: ["scopa"] }] }));
  await drawn();
  expect(animator.badges).toEqual([{ side: 1, bonus: "scopa" }]);
  vi.advanceTimersByTime(1200);
  expect(animator.badges).toEqual([]);
});

test("events are drawn to the view they lead to", async () => {
  animator.draw(view({ seq: 1, snapshot: true }));
  await drawn();
  const after = game({ hand: ["JC", "AH"], table: ["2H", "5S"], counts: [2, 3] });
  const event = { kind: "played", seat: 0, cards: ["7D"], taken: ["4H", "3S"], bonuses: [] } as const;
  animator.draw(view({ seq: 2, game: after, events: [{ ...event, cards: ["7D"], taken: ["4H", "3S"], bonuses: [] }] }));
  await drawn();
  expect(animator.scene?.hand).toEqual(["JC", "AH"]);
  expect(animator.scene?.slots).toEqual([null, "2H", "5S"]);
  expect(animator.busy).toBe(false);
});

test("a key just behind movement was meant for it, one a moment later is the card's", async () => {
  const still = { calm: () => true, measure: () => new Map(), fly: async () => {}, hold: async () => {}, gather: async () => {}, finish: () => {} };
  animator.mover = still as unknown as Mover;
  animator.draw(view({ seq: 1, snapshot: true }));
  await drawn();
  expect(animator.settling).toBe(false);
  animator.draw(view({ seq: 2, events: [{ kind: "played", seat: 1, cards: ["7D"], taken: [], bonuses: [] }] }));
  await drawn();
  expect(animator.busy).toBe(false);
  expect(animator.settling).toBe(true);
  vi.advanceTimersByTime(300);
  expect(animator.settling).toBe(false);
});

test("a second key just behind the one that ended movement picks no card either", async () => {
  let end = (): void => {};
  const flying = new Promise<void>((resolve) => (end = resolve));
  const moving = { calm: () => false, measure: () => new Map(), fly: () => flying, hold: async () => {}, gather: async () => {}, finish: () => end() };
  animator.mover = moving as unknown as Mover;
  animator.draw(view({ seq: 1, snapshot: true }));
  await drawn();
  animator.draw(view({ seq: 2, events: [{ kind: "played", seat: 1, cards: ["7D"], taken: [], bonuses: [] }] }));
  await drawn();
  expect(animator.settling).toBe(true);
  animator.hurry();
  await drawn();
  expect(animator.busy).toBe(false);
  expect(animator.settling).toBe(true);
  vi.advanceTimersByTime(300);
  expect(animator.settling).toBe(false);
});
