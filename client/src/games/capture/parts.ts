import type { GameParts } from "../../game.ts";
import Brief from "./Brief.svelte";
import CaptureFelt from "./CaptureFelt.svelte";
import CaptureTally from "./CaptureTally.svelte";
import { CapturePlay } from "./play.svelte.ts";
import Reason from "./Reason.svelte";
import { captureReason } from "./reason.ts";
import { captureStaging, made, type CaptureScene } from "./scene.ts";
import { CaptureSpeech } from "./speech.ts";

const NO_HOLDINGS: ReadonlySet<string> = new Set();

/** Any capture game: what its texts and views say, and nothing that only one game has. */
export const capture: GameParts<CaptureScene, CapturePlay> = {
  staging: captureStaging,
  speech: (texts) => new CaptureSpeech(texts),
  controls: (table) => new CapturePlay(table),
  Felt: CaptureFelt,
  Tally: CaptureTally,
  Brief,
  Reason,
  reason: (table, row) => captureReason(table, row, NO_HOLDINGS),
  made,
};
