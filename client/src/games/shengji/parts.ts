import type { GameParts } from "../../game.ts";
import type { KeyHelp } from "../../keys.ts";
import { trickStaging, type TrickScene } from "../tricks/scene.ts";
import Felt from "./Felt.svelte";
import Pill from "./Pill.svelte";
import { ShengjiPlay } from "./play.svelte.ts";
import { ShengjiReading, ShengjiSpeech } from "./speech.ts";
import { scoreName } from "./words.ts";

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

/** Shengji: the cloth of the trick games with calling, burying, plays of several cards and levels. */
export const shengji: GameParts<TrickScene, ShengjiPlay> = {
  staging: trickStaging,
  speech: (texts) => new ShengjiSpeech(texts),
  controls: (table) => new ShengjiPlay(table, new ShengjiReading(table)),
  Felt,
  paper: async () => (await import("./paper.ts")).paper,
  Pill,
  standing: scoreName,
  lasts: (texts) => texts.say("match-levels"),
  made: () => [0, 0],
  tools: ["last", "hint", "undo"],
  keys: KEYS,
};
