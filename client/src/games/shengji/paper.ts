import type { GamePaper } from "../../game.ts";
import type { KeyHelp } from "../../keys.ts";
import type { TrickScene } from "../tricks/scene.ts";
import Brief from "./Brief.svelte";
import { reason } from "./reason.ts";
import Reason from "./Reason.svelte";
import Sheet from "./Sheet.svelte";
import { sheetLines } from "./sheet.ts";
import Tally from "./Tally.svelte";

const KEYS: readonly KeyHelp[] = [
  [["←", "→"], "key-move-hand"],
  [["↑", "↓"], "key-zones-hand"],
  [["Enter"], "key-pick"],
  [["X"], "key-whole"],
  [["Space"], "key-skip"],
  [["Esc"], "key-drop"],
  [["C"], "key-next-card"],
  [["1", "9"], "key-shape"],
  [["P"], "key-pass"],
  [["T"], "key-trick"],
  [["Y"], "key-hand"],
  [["L"], "key-last-trick"],
  [["G"], "key-facts"],
  [["S"], "key-score"],
  [["W"], "key-turn"],
  [["H"], "key-hint"],
  [["U"], "key-undo"],
  [["/"], "key-type"],
  [["R"], "key-rules"],
  [["?"], "key-help"],
];

/** Shengji: its tally and its own score sheet. */
export const paper: GamePaper<TrickScene> = { Tally, Brief, Reason, reason, Sheet, sheetLines, keys: KEYS };
