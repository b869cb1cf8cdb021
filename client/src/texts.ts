import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;
/** A message as it runs: text, or the name of a slot that the caller fills with an element. */
export type Piece = { text: string } | { slot: string };

// Private-use characters: they cannot occur in texts.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const SLOT = new RegExp(`${OPEN}(\\w+)${CLOSE}`, "u");

/** The names of a deck's suits by their letters in card ids, in English. */
export type Suits = Readonly<Record<string, string>>;

/** What a deck with Italian suits calls by other names. */
export interface Latin {
  /** Source of the messages that take the place of others. */
  texts: string;
  suits: Suits;
  /** Tells whether such a deck lies on the table. */
  isLaid: () => boolean;
}

/** The words of the page's language: the only way from a message id to text. */
export class Texts {
  readonly #french: FluentBundle;
  readonly #lists: Intl.ListFormat;
  #latin: FluentBundle | null = null;

  constructor(
    readonly lang: string,
    readonly source: string,
    readonly suits: Suits = {},
    readonly latin: Latin | null = null,
  ) {
    this.#french = this.#read(source);
    this.#lists = new Intl.ListFormat([lang, "en"], { type: "conjunction" });
  }

  /** Whether cards are called swords, batons, cups and coins. */
  get isLatin(): boolean {
    return this.latin?.isLaid() ?? false;
  }

  /** Returns the name of a card's suit in the deck that lies on the table. */
  suit(card: string): string {
    const suits = this.latin !== null && this.isLatin ? this.latin.suits : this.suits;
    return suits[card.slice(-1)] ?? "";
  }

  get #bundle(): FluentBundle {
    if (!this.isLatin) return this.#french;
    this.#latin ??= this.#read(this.source, this.latin?.texts);
    return this.#latin;
  }

  /** Returns the messages of sources, each of which may replace those before it. */
  #read(...sources: (string | undefined)[]): FluentBundle {
    const bundle = new FluentBundle([this.lang, "en"]);
    for (const [place, source] of sources.entries()) {
      const faults = bundle.addResource(new FluentResource(source ?? ""), { allowOverrides: place > 0 });
      if (faults.length > 0) console.error("texts:", ...faults);
    }
    return bundle;
  }

  /** Returns a message; a missing one is reported and shown by its id. */
  say(id: string, values: Values = {}): string {
    const bundle = this.#bundle;
    const message = bundle.getMessage(id);
    if (message?.value == null) {
      console.error(`texts: no message "${id}"`);
      return id;
    }
    const faults: Error[] = [];
    const text = bundle.formatPattern(message.value, values, faults);
    if (faults.length > 0) console.error(`texts: "${id}":`, ...faults);
    return text;
  }

  has(id: string): boolean {
    return this.#french.hasMessage(id);
  }

  /** Returns a message in pieces, cut where the named slots stand. */
  pieces(id: string, slots: readonly string[], values: Values = {}): Piece[] {
    const marks = Object.fromEntries(slots.map((slot) => [slot, `${OPEN}${slot}${CLOSE}`]));
    return this.say(id, { ...values, ...marks })
      .split(SLOT)
      .map((part, index) => (index % 2 === 1 ? { slot: part } : { text: part }))
      .filter((piece) => "slot" in piece || piece.text !== "");
  }

  /** Puts sentences one after another; no space follows a full stop that brings its own. */
  sentences(parts: readonly (string | null)[]): string {
    return parts.filter((part) => part !== null && part !== "").join(" ").replaceAll(/(?<=[。！？]) /gu, "");
  }

  /** Returns "a, b and c" as the language writes it. */
  list(items: readonly string[]): string {
    return this.#lists.format(items);
  }
}
