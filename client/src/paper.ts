// What a table has on paper: the score pad beside the cloth, and dialogs. It comes after the cloth, so
// that the cards are there as early as the network allows.
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
