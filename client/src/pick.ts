// What is picked outlives a change of language, which loads the page anew.

/** The part of a browser's storage that is used. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Keeps one picked state per table, good for the moment of the match that it was made in. */
export class PickMemory<T> {
  readonly #key: string;

  constructor(
    table: string,
    readonly store: Store | null,
  ) {
    this.#key = `cardavia.pick:${table}`;
  }

  keep(seq: number, pick: T | null): void {
    try {
      if (pick === null) this.store?.removeItem(this.#key);
      else this.store?.setItem(this.#key, JSON.stringify({ seq, pick }));
    } catch {
      // Storage may be full or forbidden: the pick is only lost with the page, then.
    }
  }

  /** Returns what was picked at that moment of the match, null for nothing. */
  recall(seq: number): T | null {
    try {
      const kept = JSON.parse(this.store?.getItem(this.#key) ?? "null") as { seq: number; pick: T } | null;
      return kept !== null && kept.seq === seq ? kept.pick : null;
    } catch {
      return null;
    }
  }
}

/** Returns the browser's storage of this tab, null where it is forbidden. */
export function tabStore(): Store | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
