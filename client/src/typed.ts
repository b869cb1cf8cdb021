// Typed play: the notation of the records, written as people type it.

/** Returns the action that a line of text means, in notation: `7s x 3d 4d` is `7Sx3D+4D`; null for none. */
export function typedAction(text: string): string | null {
  const [card = "", taken, ...rest] = text.trim().toUpperCase().replaceAll("10", "T").split("X");
  if (rest.length > 0 || !isCard(card.trim())) return null;
  if (taken === undefined) return card.trim();
  const cards = taken.split(/[\s+,]+/u).filter((part) => part !== "");
  return cards.length > 0 && cards.every(isCard) ? `${card.trim()}x${cards.join("+")}` : null;
}

function isCard(text: string): boolean {
  return /^[A-Z0-9]{2}$/u.test(text);
}
