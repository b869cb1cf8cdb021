import type { GamePaper } from "../../game.ts";
import type { KeyHelp } from "../../keys.ts";
import type { TrickScene } from "../tricks/scene.ts";
import Brief from "./Brief.svelte";
import { reason } from "./reason.ts";
import Reason from "./Reason.svelte";
import Sheet from "./Sheet.svelte";
import Tally from "./Tally.svelte";

const KEYS: readonly KeyHelp[] = [
  [["←", "→"], "key-move-hand"],
  [["↑", "↓"], "key-zones-hand"],
  [["Enter"], "key-pick"],
  [["Space"], "key-skip"],
  [["Esc"], "key-drop"],
  [["C"], "key-next-card"],
  [["1"], "key-declare"],
  [["2", "P"], "key-silent"],
  [["T"], "key-trick"],
  [["Y"], "key-hand"],
  [["L"], "key-last-trick"],
  [["S"], "key-score"],
  [["W"], "key-turn"],
  [["H"], "key-hint"],
  [["U"], "key-undo"],
  [["/"], "key-type"],
  [["R"], "key-rules"],
  [["?"], "key-help"],
];

/** Ottocento: its tally and its own score sheet. */
export const paper: GamePaper<TrickScene> = { Tally, Brief, Reason, reason, Sheet, keys: KEYS };
