// The rules in brief, for a game whose lines the client does not know by name.
import type { Texts } from "../../texts.ts";

/** Returns the ids `brief-line-1` and on, as many as a game's texts have. */
export function briefLines(texts: Texts): string[] {
  const lines: string[] = [];
  while (texts.has(`brief-line-${lines.length + 1}`)) lines.push(`brief-line-${lines.length + 1}`);
  return lines;
}
