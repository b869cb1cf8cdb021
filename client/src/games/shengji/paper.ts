import type { GamePaper } from "../../game.ts";
import { trickKeys } from "../tricks/keys.ts";
import type { TrickScene } from "../tricks/scene.ts";
import Brief from "./Brief.svelte";
import { reason } from "./reason.ts";
import Reason from "./Reason.svelte";
import Sheet from "./Sheet.svelte";
import { sheetLines } from "./sheet.ts";
import Tally from "./Tally.svelte";

const KEYS = trickKeys([
  [["X"], "key-whole"],
  [["1", "9"], "key-shape"],
  [["P"], "key-pass"],
  [["G"], "key-facts"],
]);

/** Shengji: its tally and its own score sheet. */
export const paper: GamePaper<TrickScene> = { Tally, Brief, Reason, reason, Sheet, sheetLines, keys: KEYS };
