import type { GameParts } from "../game.ts";
import { capture } from "./capture/parts.ts";
import { cicera } from "./cicera/parts.ts";
import { ottocento } from "./ottocento/parts.ts";
import { scopa } from "./scopa/parts.ts";
import { shengji } from "./shengji/parts.ts";

// A game's parts fit together; what kind of scene and controls they share is theirs alone.
const GAMES: ReadonlyMap<string, GameParts> = new Map([
  ["cicera", cicera as unknown as GameParts],
  ["ottocento", ottocento as unknown as GameParts],
  ["scopa", scopa as unknown as GameParts],
  ["shengji", shengji as unknown as GameParts],
]);

/** What shows a game that has no parts of its own, by its family. */
const FAMILIES: ReadonlyMap<string, GameParts> = new Map([["fishing", capture as unknown as GameParts]]);

/** Returns the parts of a game by its slug, else those of its family. */
export function partsOf(slug: string, family: string): GameParts {
  const parts = GAMES.get(slug) ?? FAMILIES.get(family);
  if (parts === undefined) throw new Error(`This client has no table for the game "${slug}" of the family "${family}".`);
  return parts;
}
