// What Shengji asks of the player, in words.
import { faceOf } from "../../copies.ts";
import type { ShengjiView, TableView } from "../../wire.ts";
import { cardList, cardName } from "../../words.ts";
import { plain, promptOf, type Prompt } from "../tricks/prompt.ts";
import type { ShengjiPlay } from "./play.svelte.ts";
import { gameOf, placesOf, pointsOf } from "./view.ts";
import { shapeName } from "./words.ts";

const BURIED = 8;

/** Returns what the table says now. */
export function prompt(play: ShengjiPlay): Prompt {
  return promptOf(
    play,
    (view) => asked(play, view),
    (view) => standing(play, view),
  );
}

function asked(play: ShengjiPlay, view: TableView): Prompt {
  const game = gameOf(view);
  const { texts } = play.table;
  switch (play.task) {
    case "call":
      return plain(texts.say("prompt-call"), texts.say("prompt-call-more"));
    case "bury":
      return burying(play);
    case "lead":
      return leading(play, view);
    case "follow":
      return game === null ? plain("") : following(play, view, game);
    case "none":
      return plain("");
  }
}

function burying(play: ShengjiPlay): Prompt {
  const { texts, view } = play.table;
  const game = gameOf(view);
  const points = pointsOf(play.picked, game);
  const main = texts.say("prompt-bury", { chosen: play.picked.length, wanted: BURIED });
  const warning = texts.say("prompt-bury-points", { points, risk: points * (game?.least_factor ?? 2) });
  return plain(main, warning);
}

function leading(play: ShengjiPlay, view: TableView): Prompt {
  const { texts } = play.table;
  const { picked, action } = play;
  if (picked.length === 0) return plain(texts.say("prompt-lead"), texts.say("prompt-lead-more"));
  const main = texts.say("prompt-lead-picked", { shape: shapeName(texts, picked.length, action !== null) });
  return plain(main, action === null ? "" : cardList(texts, picked.map(faceOf)) || standing(play, view));
}

function following(play: ShengjiPlay, view: TableView, game: ShengjiView): Prompt {
  const { texts } = play.table;
  const shape = game.wanted_pairs * 2 === game.wanted ? (game.wanted_pairs > 1 ? "tractor" : "pair") : game.wanted > 1 ? "throw" : "single";
  const main = texts.say("prompt-led", { suit: game.led, shape });
  const chosen = game.wanted > 1 ? texts.say("prompt-chosen", { chosen: play.picked.length, wanted: game.wanted }) : "";
  return plain(main, texts.sentences([chosen, duty(play, game, shape), standing(play, view)]));
}

/** Returns what has to be played. */
function duty(play: ShengjiPlay, game: ShengjiView, shape: string): string {
  const { texts } = play.table;
  const places = placesOf(game);
  const own = game.hand.filter((face) => places.get(face)?.suit === game.led);
  if (own.length === 0) return texts.say("duty-none");
  if (own.length < game.wanted) return texts.say("duty-few", { count: own.length });
  const pairs = own.filter((face, place) => own.indexOf(face) !== place).length;
  if (game.wanted_pairs === 0 || pairs === 0) return texts.say("duty-suit");
  if (game.must_answer && shape === "tractor") return texts.say("duty-pairs");
  return texts.say(shape === "tractor" ? "duty-no-tractor" : "duty-pairs");
}

/** Returns who is ahead in the trick, and with what. */
export function standing(play: ShengjiPlay, view: TableView): string {
  const game = gameOf(view);
  const { texts } = play.table;
  if (game === null || game.ahead === null) return "";
  const cards = game.trick.find((lay) => lay.seat === game.ahead)?.cards ?? [];
  const who = game.ahead === view.you ? "you" : game.ahead % 2 === view.you % 2 ? "partner" : "opponent";
  return texts.say("prompt-ahead-trick", { who, name: view.seats[game.ahead]?.name ?? "" , card: cards.length === 1 ? cardName(texts, cards[0] ?? "") : "" });
}

/** Returns what the key button says. */
export function button(play: ShengjiPlay): string {
  const { texts } = play.table;
  const { action, picked, task } = play;
  if (task === "bury") return texts.say(action === null ? "button-bury-more" : "button-bury", { missing: BURIED - picked.length });
  if (action === null) {
    const missing = play.wanted - picked.length;
    return task === "follow" && missing > 0 ? texts.say("button-more", { missing }) : texts.say("button-idle");
  }
  if (picked.length === 1) return texts.say("button-play", { card: cardName(texts, faceOf(picked[0] ?? "")) });
  return texts.say("button-play-shape", { count: picked.length, shape: shapeName(texts, picked.length, task === "lead" || picked.length === 2 && isPair(picked)) });
}

function isPair(picked: readonly string[]): boolean {
  return new Set(picked.map(faceOf)).size * 2 === picked.length;
}
