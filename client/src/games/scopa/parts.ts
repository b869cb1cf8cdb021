import type { GameParts } from "../../game.ts";
import CaptureFelt from "../capture/CaptureFelt.svelte";
import { CapturePlay } from "../capture/play.svelte.ts";
import { captureStaging, made, type CaptureScene } from "../capture/scene.ts";
import { CaptureSpeech } from "../capture/speech.ts";

/** Scopa: the cloth of the capture games. */
export const scopa: GameParts<CaptureScene, CapturePlay> = {
  staging: captureStaging,
  speech: (texts) => new CaptureSpeech(texts),
  controls: (table) => new CapturePlay(table),
  Felt: CaptureFelt,
  paper: async () => (await import("./paper.ts")).paper,
  made,
};
