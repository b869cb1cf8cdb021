import type { GameParts, GameView } from "../../game.ts";
import { tabStore } from "../../pick.ts";
import CaptureFelt from "../capture/CaptureFelt.svelte";
import { CapturePlay } from "../capture/play.svelte.ts";
import { captureStaging, made, type CaptureScene } from "../capture/scene.ts";
import { CaptureSpeech } from "../capture/speech.ts";

/** Returns the card that a picada would take. */
function placed(game: GameView): string | null {
  return game.game === "cicera" ? game.placed : null;
}

/** Cicera: the cloth of the capture games, with the card that a picada takes. */
export const cicera: GameParts<CaptureScene, CapturePlay> = {
  staging: captureStaging,
  speech: (texts) => new CaptureSpeech(texts),
  controls: (table) => new CapturePlay(table, tabStore(), { fresh: placed }),
  Felt: CaptureFelt,
  paper: async () => (await import("./paper.ts")).paper,
  made,
};
