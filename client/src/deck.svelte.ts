const PREFIX = "card-";

/** The drawn deck: a card whose drawing has not come yet shows a plain face of letters. */
export class Deck {
  #drawn: ReadonlySet<string> = $state.raw(new Set());
  #address = "";
  #sprite: Element | null = null;

  /** Takes over the cards that the page came with; those of another print than the wished one go. */
  begin(sprite: Element | null, isWished: boolean): void {
    if (isWished) this.#show(sprite);
    else sprite?.remove();
  }

  /** Tells whether the page holds the drawing of a card, or of the back. */
  has(card: string): boolean {
    return this.#drawn.has(card);
  }

  /** Fetches a sprite and puts it into the page, hidden, so that faces can refer to its symbols. */
  async load(address: string): Promise<void> {
    if (address === this.#address) return;
    this.#address = address;
    const response = await fetch(address);
    if (!response.ok) return;
    const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
    // Another deck may have been asked for meanwhile.
    if (address !== this.#address || parsed.querySelector("symbol") === null) return;
    const sprite = document.importNode(parsed.documentElement, true);
    sprite.setAttribute("aria-hidden", "true");
    sprite.classList.add("sprite");
    document.body.append(sprite);
    this.#show(sprite);
  }

  /** Lets faces refer to a sprite that stands in the page, in the place of the one before. */
  #show(sprite: Element | null): void {
    if (sprite === this.#sprite) return;
    this.#sprite?.remove();
    this.#sprite = sprite;
    const symbols = sprite === null ? [] : [...sprite.querySelectorAll("symbol")];
    this.#drawn = new Set(symbols.map((symbol) => symbol.id.slice(PREFIX.length)));
  }
}
