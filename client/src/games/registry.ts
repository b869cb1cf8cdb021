import type { GameParts } from "../game.ts";

type Loading = () => Promise<GameParts>;

// A page loads the parts of its own game alone. They fit together; what kind of scene and controls they share is
// theirs alone.
const GAMES: ReadonlyMap<string, Loading> = new Map<string, Loading>([
  ["cicera", async () => (await import("./cicera/parts.ts")).cicera as unknown as GameParts],
  ["ottocento", async () => (await import("./ottocento/parts.ts")).ottocento as unknown as GameParts],
  ["scopa", async () => (await import("./scopa/parts.ts")).scopa as unknown as GameParts],
  ["shengji", async () => (await import("./shengji/parts.ts")).shengji as unknown as GameParts],
]);

/** What shows a game that has no parts of its own, by its family. */
const FAMILIES: ReadonlyMap<string, Loading> = new Map<string, Loading>([
  ["fishing", async () => (await import("./capture/parts.ts")).capture as unknown as GameParts],
]);

/** Loads the parts of a game by its slug, else those of its family. */
export async function partsOf(slug: string, family: string): Promise<GameParts> {
  const load = GAMES.get(slug) ?? FAMILIES.get(family);
  if (load === undefined) throw new Error(`This client has no table for the game "${slug}" of the family "${family}".`);
  return load();
}
