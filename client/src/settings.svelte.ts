// A visitor's settings, as the page's own script keeps them; the table only reads them.

/** The settings that the table heeds. What the page shows by attributes alone is not among them. */
export interface Choices {
  /** The deck that lies on the table, by name. */
  readonly deck: string;
  readonly pace: "slow" | "normal" | "fast" | "instant";
  readonly tap: "once" | "twice";
  readonly forced: "off" | "suggest" | "play";
  readonly memory: boolean;
  readonly volume: number;
  readonly sound_cards: boolean;
  readonly sound_turn: boolean;
  readonly sound_end: boolean;
  readonly speech: "all" | "results" | "turn";
}

/** What the page offers. */
export interface Source {
  read(): Choices;
  /** Returns the address of a deck as the settings want it printed. */
  art(address: string): string;
  isStill(): boolean;
}

declare global {
  interface Window {
    cardaviaSettings?: Source;
  }
  interface WindowEventMap {
    "cardavia:settings": CustomEvent<Choices>;
  }
}

export const DEFAULTS: Choices = {
  deck: "milanese",
  pace: "normal",
  tap: "twice",
  forced: "off",
  memory: false,
  volume: 50,
  sound_cards: true,
  sound_turn: true,
  sound_end: true,
  speech: "all",
};

export const PLAIN: Source = { read: () => DEFAULTS, art: (address) => address, isStill: () => false };

/** The settings that hold now. */
export class Settings {
  now = $state.raw<Choices>(DEFAULTS);

  constructor(readonly source: Source = PLAIN) {
    this.now = source.read();
  }

  /** Takes in what has been changed, here or in another tab. */
  changed(choices: Choices): void {
    this.now = choices;
  }
}
