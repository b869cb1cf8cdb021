// What Ottocento asks of the player, in words.
import { cardList, cardName, rankName } from "../../words.ts";
import type { OttocentoView, TableView } from "../../wire.ts";
import type { TrickPlay } from "../tricks/play.svelte.ts";
import { plain, promptOf, type Prompt } from "../tricks/prompt.ts";
import { gameOf, suitOf } from "./view.ts";

/** Returns what the table says now; `isWide` where there is room for the order of the suit led. */
export function prompt(play: TrickPlay, isWide: boolean): Prompt {
  return promptOf(
    play,
    (view) => asked(play, view, isWide),
    (view) => standing(play, view),
  );
}

function asked(play: TrickPlay, view: TableView, isWide: boolean): Prompt {
  const game = gameOf(view);
  const { texts } = play.table;
  if (game === null) return plain("");
  switch (game.stage) {
    case "discard":
      return discarding(play);
    case "declare":
      return plain(texts.say("prompt-declare"));
    case "pay":
      return plain(texts.say("prompt-pay"), texts.say("prompt-pay-more"));
    default:
      return playing(play, game, isWide);
  }
}

function discarding(play: TrickPlay): Prompt {
  const { texts } = play.table;
  const { picked } = play;
  const main = texts.say("prompt-discard", { chosen: picked.length });
  if (picked.length < 2) return plain(main, texts.say("prompt-discard-more"));
  return plain(main, texts.say("prompt-discard-chosen", { cards: cardList(texts, picked) }));
}

function playing(play: TrickPlay, game: OttocentoView, isWide: boolean): Prompt {
  const { texts, view } = play.table;
  const stands = view === null ? "" : standing(play, view);
  if (game.led === "") return plain(texts.say("prompt-lead"), game.trick.length === 0 ? texts.say("prompt-lead-more") : stands);
  const order = isWide ? texts.say("prompt-order", { order: orderOf(play, game) }) : "";
  return plain(texts.say(`prompt-${duty(game)}`, { suit: game.led }), [order, stands].filter((part) => part !== "").join(" "));
}

/** Returns what a hand has to do once a suit is led. */
function duty(game: OttocentoView): "follow" | "trump" | "free" {
  if (game.hand.some((card) => game.order.includes(card))) return "follow";
  return game.hand.some((card) => suitOf(card) === "T") ? "trump" : "free";
}

/** Returns the suit led from the highest card to the lowest. */
export function orderOf(play: TrickPlay, game: OttocentoView): string {
  const { texts } = play.table;
  if (game.led === "T") return texts.say("order-trumps");
  return game.order.map((card) => rankName(texts, card)).join(" ");
}

/** Returns who is ahead in the trick, and with what. */
export function standing(play: TrickPlay, view: TableView): string {
  const game = gameOf(view);
  const { texts } = play.table;
  if (game === null || game.ahead === null) return "";
  const card = game.trick.find((lay) => lay.seat === game.ahead)?.cards[0] ?? "";
  const who = game.ahead === view.you ? "you" : game.ahead % 2 === view.you % 2 ? "partner" : "opponent";
  return texts.say("prompt-ahead-trick", { who, name: view.seats[game.ahead]?.name ?? "", card: cardName(texts, card) });
}

/** Returns what the key button says. */
export function button(play: TrickPlay): string {
  const { texts } = play.table;
  const { action, picked } = play;
  if (gameOf(play.table.view)?.stage === "discard" && play.table.mine) {
    return texts.say(action === null ? "button-discard-more" : "button-discard", { missing: 2 - picked.length });
  }
  return action === null ? texts.say("button-idle") : texts.say("button-play", { card: cardName(texts, action.cards[0] ?? "") });
}

/** Returns the words of decisions that play no card. */
export function decisions(play: TrickPlay): string[] {
  const { texts } = play.table;
  const total = gameOf(play.table.view)?.offer?.total ?? 0;
  if (!play.table.mine) return [];
  return play.others.map(({ action, cards }) => {
    const [verb = ""] = action.split(" ");
    return texts.say(`button-${verb}`, { points: total, card: cardName(texts, cards[0] ?? "KS") });
  });
}
