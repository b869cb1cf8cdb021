// What is expected now, in words: what every trick game says alike.
import { sentences } from "../../sentences.ts";
import { refusalText } from "../../words.ts";
import type { TableView } from "../../wire.ts";
import type { TrickPlay } from "./play.svelte.ts";

export interface Prompt {
  main: string;
  more: string;
  /** Paragraph of the rules page that says so. */
  rule: string | null;
}

export function plain(main: string, more = ""): Prompt {
  return { main, more, rule: null };
}

/** Returns what the table says; `asked` words what is wanted of the player, `others` what stands while others think. */
export function promptOf(play: TrickPlay, asked: (view: TableView) => Prompt, others: (view: TableView) => string): Prompt {
  const { table, told } = play;
  const { texts, view, state } = table;
  if (state.refused !== null) return { main: refusalText(texts, state), more: "", rule: state.refused.rule };
  if (told !== null) return { main: play.reading.lock(told), more: "", rule: told.rule };
  if (view === null || table.scene === null || view.phase === "waiting") return plain(texts.say("prompt-dealing"));
  switch (play.hand) {
    case "sending":
      return sending(play, view);
    case "sent":
      return plain(texts.say("prompt-sent"), news(play));
    case "watching":
      return watching(play, view, others);
    case "thinking":
    case "picked":
      return table.help.claimed === null ? asked(view) : plain(texts.say("prompt-claimed"));
  }
}

function sending(play: TrickPlay, view: TableView): Prompt {
  const { texts, link, speech, state } = play.table;
  const more = state.sending === null ? "" : speech.play(view, state.sending);
  return plain(texts.say(link === "open" ? "prompt-sending" : "prompt-unsent"), more);
}

/** Returns what has just been played or dealt, while it moves. */
function news(play: TrickPlay): string {
  const { coming, speech } = play.table;
  return coming === null ? "" : sentences(speech.events(coming, false));
}

function watching(play: TrickPlay, view: TableView, others: (view: TableView) => string): Prompt {
  const { table } = play;
  const { texts } = table;
  if (table.busy) return plain("", news(play));
  if (view.phase !== "playing") return plain(texts.say("prompt-over"));
  if (table.help.claimed !== null) return plain(texts.say("prompt-claimed"));
  const turn = view.game?.turn ?? null;
  return plain(turn === null ? "" : texts.say("prompt-thinking", { who: table.name(turn) }), others(view));
}
