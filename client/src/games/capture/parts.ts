import type { GameParts } from "../../game.ts";
import CaptureFelt from "./CaptureFelt.svelte";
import { CapturePlay } from "./play.svelte.ts";
import { captureStaging, made, type CaptureScene } from "./scene.ts";
import { CaptureSpeech } from "./speech.ts";

/** Any capture game: what its texts and views say, and nothing that only one game has. */
export const capture: GameParts<CaptureScene, CapturePlay> = {
  staging: captureStaging,
  speech: (texts) => new CaptureSpeech(texts),
  controls: (table) => new CapturePlay(table),
  Felt: CaptureFelt,
  paper: async () => (await import("./paper.ts")).paper,
  made,
};
