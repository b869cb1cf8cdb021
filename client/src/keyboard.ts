import { Rank } from "./announcer.ts";
import type { Controls } from "./game.ts";
import { command, type Command } from "./keys.ts";

/** Does what keys ask for while the table, or nothing at all, has the focus. */
export class Keyboard {
  /** `padIsOpen` tells whether the score stands beside the table anyway. */
  constructor(
    readonly root: HTMLElement,
    readonly controls: Controls,
    readonly padIsOpen: () => boolean,
  ) {}

  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const isOurs = target === document.body || this.root.contains(target);
    if (!isOurs || target.closest("input, select, textarea") !== null || document.querySelector("dialog[open]") !== null) return;
    const asked = command(event);
    if (asked !== null && this.#act(asked)) event.preventDefault();
  }

  /** Does it and tells whether there was anything to do. */
  #act(asked: Command): boolean {
    const { controls } = this;
    const { table } = controls;
    if (typeof asked === "object") {
      controls.chooseAt(asked.choose);
      return true;
    }
    switch (asked) {
      case "skip":
        return this.#skip();
      case "up":
      case "down":
        return this.#move(asked === "up" ? -1 : 1);
      case "drop":
        controls.drop();
        return true;
      case "next":
        controls.chooseNext();
        return true;
      case "leave":
        controls.leave();
        return true;
      case "help":
        table.keys = true;
        return true;
      case "hint":
        table.askHint();
        return true;
      case "undo":
        table.undo();
        return true;
      case "type":
        table.typing = true;
        return true;
      case "rules":
        window.open(table.page.rules, "_blank", "noopener");
        return true;
      case "readTable":
        return this.#say(controls.readTable());
      case "readHand":
        return this.#say(controls.readHand());
      case "readLast":
        return this.#say(controls.readLast());
      case "readScore":
        table.pad = !this.padIsOpen();
        return this.#say(controls.readScore());
      case "readTurn":
        return this.#say(controls.readTurn());
      case "readFacts":
        return controls.readFacts !== undefined && this.#say(controls.readFacts());
      case "whole":
        controls.pickWhole?.();
        return controls.pickWhole !== undefined;
    }
  }

  /** Ends movement; without any, the key is the focused button's. */
  #skip(): boolean {
    const { table } = this.controls;
    const isMeant = table.animator.settling;
    table.animator.hurry();
    return isMeant;
  }

  #say(text: string): boolean {
    this.controls.table.announcer.say(text, Rank.Result);
    return true;
  }

  /** Moves the focus to the zone above or below: cards on the table, choices, hand. */
  #move(way: number): boolean {
    const all = [...this.root.querySelectorAll<HTMLElement>("[data-roving]")];
    const zones = all.filter((zone) => zone.querySelector("button") !== null);
    const from = zones.findIndex((zone) => zone.contains(document.activeElement));
    const next = from < 0 ? zones.at(-1) : zones[from + way];
    next?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    return true;
  }
}
