import type { Action } from "svelte/action";

/** A place on the screen. */
export interface Spot {
  x: number;
  y: number;
}

interface Dragging {
  /** Called once the pointer has gone so far that this is no tap. */
  lift: () => void;
  /** Tells whether the card may stay where it was dropped. */
  drop: (at: Spot) => boolean;
  /** False while a dropped card waits to be taken from where it lies. */
  free: boolean;
}

/** Pixels that a tap may tremble. */
export const SLACK = 8;

/** Moves an element with the pointer that took it at a spot. */
export function carry(element: HTMLElement, from: Spot, to: Spot): void {
  element.classList.add("dragged");
  element.style.setProperty("translate", `${to.x - from.x}px ${to.y - from.y}px`);
}

/** Lets a carried element lie where it belongs. */
export function putBack(element: HTMLElement): void {
  element.classList.remove("dragged");
  element.style.removeProperty("translate");
}

/** Takes the click out of the way that a browser may make of the end of a gesture: it is no tap. */
export function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}

/** Lets an element be dragged by mouse or pen, see `fingered` for fingers; it goes back unless it was dropped somewhere. */
export const draggable: Action<HTMLElement, Dragging> = (element, given) => {
  let dragging = given as Dragging;
  let from: Spot | null = null;
  let pointer = -1;
  let isLifted = false;

  const pressed = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    pointer = event.pointerId;
    isLifted = false;
  };

  const moved = (event: PointerEvent): void => {
    if (from === null || event.pointerId !== pointer) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!isLifted) {
      if (Math.hypot(at.x - from.x, at.y - from.y) < SLACK) return;
      isLifted = true;
      element.setPointerCapture(pointer);
      dragging.lift();
    }
    carry(element, from, at);
  };

  const released = (event: PointerEvent): void => {
    if (from === null || event.pointerId !== pointer) return;
    from = null;
    if (!isLifted) return;
    swallowClick();
    const stays = event.type === "pointerup" && dragging.drop({ x: event.clientX, y: event.clientY });
    if (!stays) putBack(element);
  };

  element.addEventListener("pointerdown", pressed);
  element.addEventListener("pointermove", moved);
  element.addEventListener("pointerup", released);
  element.addEventListener("pointercancel", released);
  return {
    update(next) {
      dragging = next;
      if (from === null && dragging.free) putBack(element);
    },
    destroy() {
      element.removeEventListener("pointerdown", pressed);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", released);
      element.removeEventListener("pointercancel", released);
    },
  };
};
