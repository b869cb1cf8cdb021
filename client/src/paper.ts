// What a table has on paper: the score pad beside the cloth, and dialogs. It comes when the cards can be
// played, so that it takes neither network nor processor from them, or as soon as it is asked for.
import type { GamePaper, GameParts } from "./game.ts";
import { persistent } from "./loading.ts";

/** All that is written on paper. */
export interface Written {
  paper: GamePaper;
  ScorePad: typeof import("./parts/ScorePad.svelte").default;
  Dialogs: typeof import("./parts/Dialogs.svelte").default;
}

/** Loads what is written on paper. */
export async function loadWritten(parts: GameParts): Promise<Written> {
  return persistent(async () => {
    const [pad, dialogs, paper] = await Promise.all([
      import("./parts/ScorePad.svelte"),
      import("./parts/Dialogs.svelte"),
      parts.paper(),
    ]);
    return { paper, ScorePad: pad.default, Dialogs: dialogs.default };
  });
}
