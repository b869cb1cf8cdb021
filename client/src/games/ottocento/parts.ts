import type { GameParts } from "../../game.ts";
import type { KeyHelp } from "../../keys.ts";
import { TrickPlay } from "../tricks/play.svelte.ts";
import { trickStaging, type TrickScene } from "../tricks/scene.ts";
import { TrickReading, TrickSpeech } from "../tricks/speech.ts";
import Felt from "./Felt.svelte";
import { declared } from "./view.ts";

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

/** Ottocento: the cloth of the trick games, with discard and declarations. */
export const ottocento: GameParts<TrickScene, TrickPlay> = {
  staging: trickStaging,
  speech: (texts) => new TrickSpeech(texts),
  controls: (table) => new TrickPlay(table, new TrickReading(table)),
  Felt,
  paper: async () => (await import("./paper.ts")).paper,
  made: (game) => (game.game === "ottocento" ? declared(game) : [0, 0]),
  tools: ["last", "hint", "undo"],
  keys: KEYS,
};
