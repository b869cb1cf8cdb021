import type { Suits } from "./texts.ts";
import type { Preparing, TableView } from "./wire.ts";

/** What the server writes into the page for the client: addresses, texts and the first message. */
export interface Page {
  lang: string;
  /** The game's slug. */
  game: string;
  /** The kind of game: "fishing". */
  family: string;
  /** Path of the table's socket on this host. */
  socket: string;
  /** Path of the deck's sprite, null before the deck is drawn. */
  deck: string | null;
  /** Path of the rules page; a paragraph is added as fragment. */
  rules: string;
  /** Path of the page that proves the shuffle of finished deals. */
  verify: string;
  /** Path that a form is posted to for a new match under the same options, and its hidden fields. */
  again: string;
  fields: Record<string, string>;
  /** Source of all Fluent messages that the table needs. */
  texts: string;
  /** The names of the suits in the game's own deck, by their letters. */
  suits: Suits;
  /** What decks with Italian suits call by other names, and which those are; null for a game that has only such. */
  latin: { texts: string; decks: readonly string[]; suits: Suits } | null;
  /** What the socket would say first, or null. */
  view: TableView | Preparing | null;
}

/** Reads the page's own data; an error here is a fault of the server. */
export function readPage(document: Document): Page {
  const element = document.getElementById("page");
  if (element?.textContent == null) throw new Error("The page carries no #page data.");
  return JSON.parse(element.textContent) as Page;
}

/** Returns the absolute address of a socket path beside the given page address. */
export function socketAddress(path: string, page: string): string {
  const address = new URL(path, page);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
