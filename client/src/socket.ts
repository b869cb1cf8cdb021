import type { ClientMessage, ServerMessage } from "./wire.ts";

export type Link = "opening" | "open" | "lost" | "closed";
/** Why the server will not have this page back. */
export type Verdict = "unknown" | "seat";

/** The part of a browser socket that is used. */
export interface Socket {
  readyState: number;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(address: string): Socket;
  random(): number;
  later(seconds: number, action: () => void): () => void;
}

const PAUSES = [0.5, 1, 2, 4, 8];
const JITTER = 0.25;
const OPEN = 1;
/** Close codes of the server after which trying again is no use. */
const VERDICTS: Readonly<Record<number, Verdict>> = { 4404: "unknown", 4410: "unknown", 4403: "seat" };

/** Returns the seconds before the next try: 0.5, 1, 2, 4, then 8, a quarter more or less. */
export function pause(tries: number, random: number): number {
  const base = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 8;
  return base * (1 - JITTER + 2 * JITTER * random);
}

export const browser: Surroundings = {
  open: (address) => new WebSocket(address) as Socket,
  random: Math.random,
  later: (seconds, action) => {
    const timer = setTimeout(action, seconds * 1000);
    return () => clearTimeout(timer);
  },
};

/** The table's one socket: it opens itself again after a loss, until it is closed for good. */
export class Connection {
  #socket: Socket | null = null;
  #tries = 0;
  #cancel: (() => void) | null = null;
  #closed = false;
  #told = false;

  constructor(
    readonly address: string,
    readonly heard: (message: ServerMessage) => void,
    readonly changed: (link: Link, verdict: Verdict | null) => void,
    readonly around: Surroundings = browser,
  ) {}

  open(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#closed || this.#socket !== null) return;
    const socket = this.around.open(this.address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#lost(VERDICTS[event.code] ?? null);
  }

  /** Sends now or not at all: what the server has not acknowledged is asked again after the next view. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** A page that is shown again may have slept: it asks for everything, or tries to connect at once. */
  wake(): void {
    if (this.#socket === null) this.open();
    else this.send({ type: "sync" });
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
    this.#socket?.close();
  }

  /** A server that has no room opens the socket too, before it closes it: the line counts once the table is told. */
  #hear(message: ServerMessage): void {
    if (message.type === "view") this.#tries = 0;
    if (!this.#told && message.type !== "refused") {
      this.#told = true;
      this.changed("open", null);
    }
    this.heard(message);
  }

  #lost(verdict: Verdict | null): void {
    this.#socket = null;
    this.#told = false;
    if (this.#closed) return;
    if (verdict !== null) {
      this.#closed = true;
      this.changed("closed", verdict);
      return;
    }
    this.changed("lost", null);
    this.#cancel = this.around.later(pause(this.#tries, this.around.random()), () => this.open());
    this.#tries += 1;
  }
}
