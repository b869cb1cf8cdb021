/** The drawn deck: until its sprite has arrived, cards show a plain face of letters. */
export class Deck {
  ready = $state(false);

  /** Fetches the sprite and puts it into the page, hidden, so that faces can refer to its symbols. */
  async load(address: string): Promise<void> {
    const response = await fetch(address);
    if (!response.ok) return;
    const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
    if (parsed.querySelector("parsererror, symbol") === null) return;
    const sprite = document.importNode(parsed.documentElement, true);
    sprite.setAttribute("aria-hidden", "true");
    sprite.classList.add("sprite");
    document.body.append(sprite);
    this.ready = true;
  }
}
