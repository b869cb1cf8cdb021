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
const SLACK = 8;

/** Lets an element be dragged by mouse, pen or finger; it goes back unless it was dropped somewhere. */
export const draggable: Action<HTMLElement, Dragging> = (element, given) => {
  let dragging = given as Dragging;
  let from: Spot | null = null;
  let pointer = -1;
  let isLifted = false;

  const home = (): void => {
    element.classList.remove("dragged");
    element.style.removeProperty("translate");
  };

  const pressed = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    pointer = event.pointerId;
    isLifted = false;
  };

  const moved = (event: PointerEvent): void => {
    if (from === null || event.pointerId !== pointer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!isLifted) {
      if (Math.hypot(x, y) < SLACK) return;
      isLifted = true;
      element.setPointerCapture(pointer);
      element.classList.add("dragged");
      dragging.lift();
    }
    element.style.setProperty("translate", `${x}px ${y}px`);
  };

  const released = (event: PointerEvent): void => {
    if (from === null || event.pointerId !== pointer) return;
    from = null;
    if (!isLifted) return;
    // The click that ends a drag is no tap.
    const swallow = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    const stays = event.type === "pointerup" && dragging.drop({ x: event.clientX, y: event.clientY });
    if (!stays) home();
  };

  element.addEventListener("pointerdown", pressed);
  element.addEventListener("pointermove", moved);
  element.addEventListener("pointerup", released);
  element.addEventListener("pointercancel", released);
  return {
    update(next) {
      dragging = next;
      if (from === null && dragging.free) home();
    },
    destroy() {
      element.removeEventListener("pointerdown", pressed);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", released);
      element.removeEventListener("pointercancel", released);
    },
  };
};
