import { tick } from "svelte";

import type { Badge, Scene, Staging, Step } from "./game.ts";
import type { Mover } from "./mover.ts";
import type { Settings } from "./settings.svelte.ts";
import type { Sounds } from "./sounds.ts";
import { timing, type Timing } from "./timing.ts";
import type { TableView } from "./wire.ts";

/** Views that may wait for their movements; with more, everything jumps to the last one. */
const PATIENCE = 2;
/** Milliseconds after movement in which a key may still have been meant to end it. */
const GRACE = 250;

/** Draws the server's views one after the other, each by the steps that its game makes of its events. */
export class Animator<S extends Scene = Scene> {
  scene = $state.raw<S | null>(null);
  /** Whether cards are still on their way to where the last view has them. */
  busy = $state(false);
  /** The view that they are on their way to. */
  coming = $state.raw<TableView | null>(null);
  badges = $state.raw<readonly Badge[]>([]);
  mover: Mover | null = null;

  readonly #queue: TableView[] = [];
  #hurry = false;
  /** When movement last came to rest, in milliseconds. */
  #rested = Number.NEGATIVE_INFINITY;

  /** `begun` is told of a view before it is drawn, `rested` of the last one when nothing is left to draw. */
  constructor(
    readonly staging: Staging<S>,
    readonly settings: Settings,
    readonly sounds: Sounds,
    readonly begun: (view: TableView) => void,
    readonly rested: (view: TableView) => void,
  ) {}

  /** Whether a key that ends movement was meant for that and not for a card: also a moment after its end. */
  get settling(): boolean {
    return this.busy || performance.now() - this.#rested < GRACE;
  }

  /** Draws a view after those that wait. */
  draw(view: TableView): void {
    this.#queue.push(view);
    if (this.#queue.length > PATIENCE) this.hurry();
    if (!this.busy) void this.#drain();
  }

  /** Ends all movement: the last view stands at once. */
  hurry(): void {
    if (!this.busy) return;
    this.#hurry = true;
    this.mover?.finish();
  }

  async #drain(): Promise<void> {
    this.busy = true;
    let last: TableView | null = null;
    for (let view = this.#queue.shift(); view !== undefined; view = this.#queue.shift()) {
      this.coming = view;
      await this.#show(view);
      last = view;
    }
    if (this.#hurry) this.#settle();
    this.#hurry = false;
    this.busy = false;
    this.coming = null;
    if (last !== null) this.rested(last);
  }

  async #show(view: TableView): Promise<void> {
    this.begun(view);
    if (view.game === null) {
      this.scene = null;
      return;
    }
    if (view.snapshot || this.mover === null || this.settings.now.pace === "instant") {
      this.#badge(view.snapshot ? [] : this.staging.steps(this.scene, view.game, view.events).flatMap((step) => step.badges));
      this.scene = this.staging.sceneOf(view.game, this.scene);
      return;
    }
    const steps = this.staging.steps(this.scene, view.game, view.events);
    for (const step of steps) await this.#enter(step);
  }

  async #enter(step: Step<S>): Promise<void> {
    const mover = this.mover;
    const times = this.#timing;
    this.#badge(step.badges);
    this.#sound(step);
    if (mover === null || this.#hurry) {
      this.scene = step.scene;
      return;
    }
    const before = mover.measure();
    this.scene = step.scene;
    await tick();
    if (step.motion !== "none") await mover.fly(before, step.routes, { milliseconds: times[step.motion], apart: times.step });
    this.#settle();
    if (step.stays === true && !this.#hurry) await mover.hold(times.trick);
    if (step.gathers === null || this.#hurry) return;
    await mover.hold(mover.calm() ? times.still : times.show);
    await mover.gather(step.gathers.cards, step.gathers.onto, times.gather);
    this.#settle();
  }

  #settle(): void {
    this.#rested = performance.now();
  }

  #badge(badges: readonly Badge[]): void {
    if (badges.length === 0) return;
    this.badges = [...this.badges, ...badges];
    setTimeout(() => (this.badges = this.badges.filter((badge) => !badges.includes(badge))), this.#timing.badge);
  }

  #sound(step: Step<S>): void {
    if (step.motion === "deal" || step.motion === "play") this.sounds.play("card");
    if (step.motion === "pile") this.sounds.play("take");
  }

  get #timing(): Timing {
    return timing(this.settings.now.pace);
  }
}
