import type { GameParts } from "../game.ts";
import { cicera } from "./cicera/parts.ts";
import { scopa } from "./scopa/parts.ts";

// A game's parts fit together; what kind of scene and controls they share is theirs alone.
const GAMES: Readonly<Record<string, GameParts>> = {
  cicera: cicera as unknown as GameParts,
  scopa: scopa as unknown as GameParts,
};

/** Returns the parts of a game by its slug. */
export function partsOf(slug: string): GameParts {
  const parts = GAMES[slug];
  if (parts === undefined) throw new Error(`This client has no table for the game "${slug}".`);
  return parts;
}
