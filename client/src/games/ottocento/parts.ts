import type { GameParts } from "../../game.ts";
import { TrickPlay } from "../tricks/play.svelte.ts";
import { trickStaging, type TrickScene } from "../tricks/scene.ts";
import { TrickReading, TrickSpeech } from "../tricks/speech.ts";
import Felt from "./Felt.svelte";
import { declared } from "./view.ts";

/** Ottocento: the cloth of the trick games, with discard and declarations. */
export const ottocento: GameParts<TrickScene, TrickPlay> = {
  staging: trickStaging,
  speech: (texts) => new TrickSpeech(texts),
  controls: (table) => new TrickPlay(table, new TrickReading(table)),
  Felt,
  paper: async () => (await import("./paper.ts")).paper,
  made: (game) => (game.game === "ottocento" ? declared(game) : [0, 0]),
  tools: ["last", "hint", "undo"],
};
