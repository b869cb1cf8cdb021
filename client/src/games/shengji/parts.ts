import type { GameParts } from "../../game.ts";
import { trickStaging, type TrickScene } from "../tricks/scene.ts";
import Felt from "./Felt.svelte";
import Pill from "./Pill.svelte";
import { ShengjiPlay } from "./play.svelte.ts";
import { ShengjiReading, ShengjiSpeech } from "./speech.ts";
import { scoreName } from "./words.ts";

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
};
