import type { GamePaper } from "../../game.ts";
import Brief from "./Brief.svelte";
import CaptureTally from "./CaptureTally.svelte";
import Reason from "./Reason.svelte";
import { captureReason } from "./reason.ts";
import type { CaptureScene } from "./scene.ts";

const NO_HOLDINGS: ReadonlySet<string> = new Set();

/** Any capture game: what its texts and views say. */
export const paper: GamePaper<CaptureScene> = {
  Tally: CaptureTally,
  Brief,
  Reason,
  reason: (table, row) => captureReason(table, row, NO_HOLDINGS),
};
