// What is expected now, in words: the line above the choices.
import type { TableView } from "../../wire.ts";
import { cardList, cardName, rankName, refusalText } from "../../words.ts";
import type { CapturePlay } from "./play.svelte.ts";

export interface Prompt {
  main: string;
  more: string;
}

/** Returns what the table asks of the player, or tells while there is nothing to do. */
export function promptOf(play: CapturePlay): Prompt {
  const { table } = play;
  const { texts, view, state } = table;
  if (state.refused !== null) return { main: refusalText(texts, state), more: "" };
  if (view === null || table.scene === null || view.phase === "waiting") return plain(texts.say("prompt-dealing"));
  switch (play.hand) {
    case "sending":
      return sending(play, view);
    case "sent":
      return { main: texts.say("prompt-sent"), more: news(play) };
    case "watching":
      return watching(play, view);
    case "thinking":
      return thinking(play, view);
    case "picked":
    case "choosing":
      return picked(play);
  }
}

function plain(main: string): Prompt {
  return { main, more: "" };
}

function sending(play: CapturePlay, view: TableView): Prompt {
  const { texts, link, speech, state } = play.table;
  const more = state.sending === null ? "" : speech.play(view, state.sending);
  return { main: texts.say(link === "open" ? "prompt-sending" : "prompt-unsent"), more };
}

/** Returns what has just been played or dealt, while it moves. */
function news(play: CapturePlay): string {
  const { coming, speech } = play.table;
  return coming === null ? "" : speech.events(coming, false).join(". ");
}

function watching(play: CapturePlay, view: TableView): Prompt {
  const { table } = play;
  const { texts } = table;
  if (table.busy) return { main: "", more: news(play) };
  if (view.phase !== "playing") return plain(texts.say("prompt-over"));
  const turn = view.game?.turn ?? null;
  const card = play.selection.card;
  const more = card === null ? "" : texts.say("prompt-ahead", { card: cardName(texts, card) });
  if (table.help.claimed !== null) return plain(texts.say("prompt-claimed"));
  return { main: turn === null ? "" : texts.say("prompt-thinking", { who: table.name(turn) }), more };
}

function thinking(play: CapturePlay, view: TableView): Prompt {
  const { texts, help } = play.table;
  if (help.claimed !== null) return plain(texts.say("prompt-claimed"));
  const group = play.chosen;
  if (group.length === 0) {
    return { main: texts.say("prompt-your-turn"), more: voids(play, view) || texts.say("prompt-pick") };
  }
  const main = sum(play) ?? texts.list(group.map((taken) => rankName(texts, taken)));
  return { main, more: texts.say(play.takers.size > 0 ? "prompt-takers" : "prompt-group") };
}

function picked(play: CapturePlay): Prompt {
  const { action, selection, hand } = play;
  const { texts } = play.table;
  const card = selection.card ?? "";
  if (action === null) {
    if (play.chosen.length === 0) return { main: cardName(texts, card), more: texts.say("prompt-choose") };
    return { main: sum(play) ?? texts.list(play.chosen.map((taken) => rankName(texts, taken))), more: texts.say("prompt-group") };
  }
  const { captures, more, isMany } = play.offering;
  if (action.taken.length === 0) {
    const main = captures.length > 0 ? texts.say("ticket-leave") : texts.say("prompt-nothing", { card: rankName(texts, card) });
    return { main, more: texts.say("prompt-again") };
  }
  const main = sum(play) ?? texts.say("prompt-same", { card: rankName(texts, card) });
  if (isMany) return { main, more: texts.say("prompt-many", { count: captures.length + more }) };
  return { main, more: texts.say(hand === "choosing" ? "prompt-other" : "prompt-again") };
}

/** Returns, before the own first play, why cards were dealt again. */
function voids(play: CapturePlay, view: TableView): string {
  const { texts, help, state } = play.table;
  const turned = help.voids.at(-1);
  const isFirst = state.log.every((line) => line.seat !== view.you || line.cards.length === 0);
  return turned === undefined || !isFirst ? "" : texts.say("void-deal", { cards: cardList(texts, turned) });
}

/** Returns "4 + 3 = 7", once the server has added it up; null for one card. */
function sum(play: CapturePlay): string | null {
  const ranks = play.chosen.map((card) => rankName(play.table.texts, card));
  if (ranks.length < 2) return null;
  return play.total === null ? ranks.join(" + ") : `${ranks.join(" + ")} = ${play.total}`;
}
