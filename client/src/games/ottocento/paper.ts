import type { GamePaper } from "../../game.ts";
import { trickKeys } from "../tricks/keys.ts";
import type { TrickScene } from "../tricks/scene.ts";
import Brief from "./Brief.svelte";
import { reason } from "./reason.ts";
import Reason from "./Reason.svelte";
import Sheet from "./Sheet.svelte";
import Tally from "./Tally.svelte";

const KEYS = trickKeys([
  [["1"], "key-declare"],
  [["2", "P"], "key-silent"],
]);

/** Ottocento: its tally and its own score sheet. */
export const paper: GamePaper<TrickScene> = { Tally, Brief, Reason, reason, Sheet, keys: KEYS };
