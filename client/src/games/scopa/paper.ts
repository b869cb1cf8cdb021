import type { GamePaper } from "../../game.ts";
import CaptureTally from "../capture/CaptureTally.svelte";
import type { CaptureScene } from "../capture/scene.ts";
import Brief from "./Brief.svelte";
import { reason } from "./reason.ts";
import Reason from "./Reason.svelte";

/** Scopa: the tally of the capture games, and its own score sheet. */
export const paper: GamePaper<CaptureScene> = { Tally: CaptureTally, Brief, Reason, reason };
