import type { GamePaper } from "../../game.ts";
import type { CaptureScene } from "../capture/scene.ts";
import Brief from "./Brief.svelte";
import { reason } from "./reason.ts";
import Reason from "./Reason.svelte";
import Tally from "./Tally.svelte";

/** Cicera: its bonuses by kind, and its own score sheet. */
export const paper: GamePaper<CaptureScene> = { Tally, Brief, Reason, reason };
