// What Shengji says beside what all games of tricks do.
import { faceOf } from "../../copies.ts";
import { TrickReading, TrickSpeech } from "../tricks/speech.ts";
import { bySide, cardList } from "../../words.ts";
import type { TableView } from "../../wire.ts";
import { ended, levelName, trumpName } from "./words.ts";
import { gameOf, ordered, placesOf } from "./view.ts";

export class ShengjiSpeech extends TrickSpeech {
  protected override settled(view: TableView): string | null {
    return this.texts.sentences(ended(this.texts, view));
  }

  protected override exposed(cards: readonly string[]): string[] {
    return [this.texts.say("say-exposed", { cards: cardList(this.texts, cards) })];
  }
}

export class ShengjiReading extends TrickReading {
  override facts(): string {
    const { texts, view } = this.table;
    const game = gameOf(view);
    if (view === null || game === null) return "";
    const levels = bySide(view, game.levels);
    const told = texts.say("read-facts", {
      level: game.level,
      trump: trumpName(texts, game.trump),
      dealer: this.table.name(game.dealer),
      mine: levelName(texts, levels.mine),
      theirs: levelName(texts, levels.theirs),
    });
    const call = game.calls.findLast((made) => made.cards.length > 0);
    if (call === undefined) return told;
    return `${told} ${texts.say("read-call", { who: this.table.name(call.seat), cards: cardList(texts, call.cards) })}`;
  }

  /** Reads the hand suit by suit. */
  override hand(): string {
    const { texts, scene, view } = this.table;
    const game = gameOf(view);
    const hand = ordered(scene?.hand ?? [], game, "suit");
    const places = placesOf(game);
    const told = (game?.order ?? []).flatMap(({ suit }) => {
      const own = hand.map(faceOf).filter((face) => places.get(face)?.suit === suit);
      return own.length === 0 ? [] : [texts.say("read-suit", { suit, count: own.length, cards: cardList(texts, own) })];
    });
    return told.length === 0 ? texts.say("read-hand-empty") : told.join(" ");
  }

  override score(): string {
    const { texts, view } = this.table;
    const game = gameOf(view);
    if (view === null || game === null) return "";
    const who = (1 - (game.dealer % 2)) === view.you % 2 ? "we" : "they";
    return texts.say("read-attack", { who, points: game.attack_points, open: game.on_table });
  }
}
