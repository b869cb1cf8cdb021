/** The drawn deck: until its sprite has arrived, cards show a plain face of letters. */
export class Deck {
  ready = $state(false);

  #address = "";
  #sprite: Element | null = null;

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
    this.#sprite?.remove();
    document.body.append(sprite);
    this.#sprite = sprite;
    this.ready = true;
  }
}
