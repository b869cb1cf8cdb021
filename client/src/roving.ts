import type { Action } from "svelte/action";

export interface Place {
  left: number;
  top: number;
}

/** Returns indices in reading order: row by row, from left to right. */
export function readingOrder(places: readonly Place[], rowHeight: number): number[] {
  const row = (place: Place): number => Math.round(place.top / Math.max(1, rowHeight));
  const order = places.map((_, index) => index);
  return order.sort((one, other) => {
    const [a, b] = [places[one], places[other]];
    return a === undefined || b === undefined ? 0 : row(a) - row(b) || a.left - b.left;
  });
}

/** Makes the buttons of a list one Tab stop: arrows move inside, and focus keeps its place when cards go. */
export const roving: Action<HTMLElement> = (list) => {
  let current: HTMLElement | null = null;
  let place = 0;
  let isHeld = false;

  const buttons = (): HTMLElement[] => {
    const all = [...list.querySelectorAll<HTMLElement>("button")];
    const boxes = all.map((button) => button.getBoundingClientRect());
    const order = readingOrder(boxes, (boxes[0]?.height ?? 1) * 0.75);
    return order.flatMap((index) => all[index] ?? []);
  };

  const mark = (): void => {
    const all = buttons();
    if (current === null || !all.includes(current)) current = all[Math.min(place, all.length - 1)] ?? null;
    for (const button of all) button.tabIndex = button === current ? 0 : -1;
  };

  const focused = (event: FocusEvent): void => {
    const button = (event.target as HTMLElement).closest<HTMLElement>("button");
    if (button === null) return;
    current = button;
    place = buttons().indexOf(button);
    isHeld = true;
    mark();
  };

  const left = (event: FocusEvent): void => {
    // A button that is taken away loses focus to nothing; then the focus is still ours.
    if (event.relatedTarget !== null) isHeld = false;
  };

  const pressed = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = buttons();
    const next = all[(all.indexOf(current as HTMLElement) + way + all.length) % all.length];
    next?.focus();
    event.preventDefault();
  };

  const changed = (): void => {
    const isLost = isHeld && (document.activeElement === document.body || document.activeElement === null);
    mark();
    if (isLost) current?.focus();
  };

  const observer = new MutationObserver(changed);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", focused);
  list.addEventListener("focusout", left);
  list.addEventListener("keydown", pressed);
  list.dataset.roving = "";
  mark();
  return {
    destroy() {
      observer.disconnect();
      list.removeEventListener("focusin", focused);
      list.removeEventListener("focusout", left);
      list.removeEventListener("keydown", pressed);
    },
  };
};
