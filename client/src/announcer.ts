import { sentences } from "./sentences.ts";

/** What an utterance says first: the result, then what others did, then whose turn it is. */
export enum Rank {
  Result,
  Others,
  Turn,
}

interface Line {
  rank: Rank;
  text: string;
}

const GATHER = 400;
const REGISTER = 100;
const NO_BREAK_SPACE = "\u00A0";

/** Speaks to screen readers: the only writer of the two live regions. */
export class Announcer {
  #lines: Line[] = [];
  readonly #last = new Map<Region, string>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly status: Region,
    readonly alarm: Region,
  ) {}

  /** Says something politely; what comes within 400 ms is joined to one utterance in order of rank. */
  say(text: string, rank: Rank = Rank.Others): void {
    if (text === "") return;
    // Whose turn it is holds for the last view only.
    if (rank === Rank.Turn) this.#lines = this.#lines.filter((line) => line.rank !== Rank.Turn);
    this.#lines.push({ rank, text });
    this.#timer ??= setTimeout(() => this.#speak(), GATHER);
  }

  /** Interrupts: for refused moves, the connection and the clock only. */
  alert(text: string): void {
    this.#write(this.alarm, text);
  }

  #speak(): void {
    this.#timer = null;
    const lines = this.#lines.splice(0).sort((one, other) => one.rank - other.rank);
    this.#write(this.status, sentences(lines.map((line) => line.text)));
  }

  /** Clears, then sets: a text that is set again registers only as a change, and an equal one not at all. */
  #write(region: Region, text: string): void {
    const said = this.#last.get(region) === text ? text + NO_BREAK_SPACE : text;
    this.#last.set(region, said);
    region.textContent = "";
    setTimeout(() => {
      region.textContent = said;
    }, REGISTER);
  }
}

/** A live region: an element, as far as the announcer uses it. */
export interface Region {
  textContent: string | null;
}
