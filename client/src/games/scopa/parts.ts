import type { GameParts } from "../../game.ts";
import CaptureFelt from "../capture/CaptureFelt.svelte";
import CaptureTally from "../capture/CaptureTally.svelte";
import { CapturePlay } from "../capture/play.svelte.ts";
import { captureStaging, made, type CaptureScene } from "../capture/scene.ts";
import { CaptureSpeech } from "../capture/speech.ts";
import Brief from "./Brief.svelte";
import { reason } from "./reason.ts";
import Reason from "./Reason.svelte";

/** Scopa: the cloth of the capture games, and its own score sheet. */
export const scopa: GameParts<CaptureScene, CapturePlay> = {
  staging: captureStaging,
  speech: (texts) => new CaptureSpeech(texts),
  controls: (table) => new CapturePlay(table),
  Felt: CaptureFelt,
  Tally: CaptureTally,
  Brief,
  Reason,
  reason,
  made,
};
