import type { GamePaper } from "../../game.ts";
import type { TrickScene } from "../tricks/scene.ts";
import Brief from "./Brief.svelte";
import { reason } from "./reason.ts";
import Reason from "./Reason.svelte";
import Sheet from "./Sheet.svelte";
import { sheetLines } from "./sheet.ts";
import Tally from "./Tally.svelte";

/** Shengji: its tally and its own score sheet. */
export const paper: GamePaper<TrickScene> = { Tally, Brief, Reason, reason, Sheet, sheetLines };
