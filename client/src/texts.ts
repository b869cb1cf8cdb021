import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;
/** A message as it runs: text, or the name of a slot that the caller fills with an element. */
export type Piece = { text: string } | { slot: string };

// Private-use characters: they cannot occur in texts.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const SLOT = new RegExp(`${OPEN}(\\w+)${CLOSE}`, "u");

/** The words of the page's language: the only way from a message id to text. */
export class Texts {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;

  constructor(
    readonly lang: string,
    source: string,
  ) {
    this.#bundle = new FluentBundle([lang, "en"]);
    const faults = this.#bundle.addResource(new FluentResource(source));
    if (faults.length > 0) console.error("texts:", ...faults);
    this.#lists = new Intl.ListFormat([lang, "en"], { type: "conjunction" });
  }

  /** Returns a message; a missing one is reported and shown by its id. */
  say(id: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(id);
    if (message?.value == null) {
      console.error(`texts: no message "${id}"`);
      return id;
    }
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, values, faults);
    if (faults.length > 0) console.error(`texts: "${id}":`, ...faults);
    return text;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Returns a message in pieces, cut where the named slots stand. */
  pieces(id: string, slots: readonly string[], values: Values = {}): Piece[] {
    const marks = Object.fromEntries(slots.map((slot) => [slot, `${OPEN}${slot}${CLOSE}`]));
    return this.say(id, { ...values, ...marks })
      .split(SLOT)
      .map((part, index) => (index % 2 === 1 ? { slot: part } : { text: part }))
      .filter((piece) => "slot" in piece || piece.text !== "");
  }

  /** Returns "a, b and c" as the language writes it. */
  list(items: readonly string[]): string {
    return this.#lists.format(items);
  }
}
