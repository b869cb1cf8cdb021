// Elements and pointer events for tests, as far as gestures use them: there is no browser.
import { vi } from "vitest";

import type { Edges } from "../finger.ts";

/** An element that remembers what was done to it. */
export class FakeElement extends EventTarget {
  readonly classes = new Set<string>();
  readonly styles = new Map<string, string>();
  readonly classList = {
    add: (name: string) => this.classes.add(name),
    remove: (name: string) => this.classes.delete(name),
  };
  readonly style = {
    setProperty: (name: string, value: string) => this.styles.set(name, value),
    removeProperty: (name: string) => this.styles.delete(name),
  };
  readonly setPointerCapture = vi.fn();

  constructor(
    readonly box: Edges = { left: 0, right: 0, top: 0, bottom: 0 },
    readonly children: readonly FakeElement[] = [],
  ) {
    super();
  }

  getBoundingClientRect(): Edges {
    return this.box;
  }

  /** Sends a pointer event to it. */
  point(type: string, x: number, y: number, more: Partial<PointerEvent> = {}): Event {
    const event = new Event(type, { cancelable: true });
    const given = { clientX: x, clientY: y, isPrimary: true, button: 0, pointerId: 1, pointerType: "mouse", ...more };
    for (const [name, value] of Object.entries(given)) Object.defineProperty(event, name, { value });
    this.dispatchEvent(event);
    return event;
  }

  get html(): HTMLElement {
    return this as unknown as HTMLElement;
  }
}

/** Puts listeners for clicks of the whole page in a test's hand; returns those that stand. */
export function watchClicks(): Set<(event: Event) => void> {
  const listening = new Set<(event: Event) => void>();
  vi.stubGlobal("addEventListener", (_type: string, heard: (event: Event) => void) => listening.add(heard));
  vi.stubGlobal("removeEventListener", (_type: string, heard: (event: Event) => void) => listening.delete(heard));
  return listening;
}
