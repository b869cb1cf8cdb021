import { mount } from "svelte";

import { Announcer } from "./announcer.ts";
import { Deck } from "./deck.svelte.ts";
import { partsOf } from "./games/registry.ts";
import { readPage, socketAddress } from "./page.ts";
import { loadWritten } from "./paper.ts";
import ScorePill from "./parts/ScorePill.svelte";
import { Connection } from "./socket.ts";
import Root from "./Table.svelte";
import { Table } from "./table.svelte.ts";
import { Settings } from "./settings.svelte.ts";
import { Sounds } from "./sounds.ts";
import { Texts } from "./texts.ts";

function place(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no #${id}.`);
  return element;
}

/** Milliseconds after which paper is loaded though it is nobody's turn to look at it. */
const PATIENCE = 8000;

/** Puts the table of the page's game into the page, and connects it. */
async function open(): Promise<void> {
  const page = readPage(document);
  const settings = new Settings(window.cardaviaSettings);
  const { latin } = page;
  const texts = new Texts(
    page.lang,
    page.texts,
    page.suits,
    latin && { texts: latin.texts, suits: latin.suits, isLaid: () => latin.decks.includes(settings.now.deck) },
  );
  const announcer = new Announcer(place("say"), place("alert"));
  const deck = new Deck();
  const parts = await partsOf(page.game, page.family);
  const sounds = new Sounds(() => settings.now);
  const table = new Table(page, texts, deck, announcer, parts.staging, parts.speech(texts), settings, sounds);
  const controls = parts.controls(table);

  const target = place("table");
  target.replaceChildren();
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (want = resolve));
  setTimeout(want, PATIENCE);
  const written = wanted.then(() => loadWritten(parts));
  mount(Root, { target, props: { controls, parts, written, want } });
  mount(ScorePill, { target: place("status"), props: { table, parts } });

  /** Loads the deck as the settings want it printed; nothing happens when it is the one in the page. */
  function dress(): void {
    if (page.deck !== null) void deck.load(settings.source.art(page.deck));
  }

  deck.begin(document.getElementById("faces"), page.deck !== null && settings.source.art(page.deck) === page.deck);
  dress();
  addEventListener("cardavia:settings", (event) => {
    settings.changed(event.detail);
    dress();
  });
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => sounds.wake(), { capture: true });
  void written.then(({ Dialogs, paper }) => {
    mount(Dialogs, { target: place("dialogs"), props: { table, parts, paper } });
  });
  if (page.view !== null) table.receive(page.view);

  const connection = new Connection(
    socketAddress(page.socket, location.href),
    (message) => table.receive(message),
    (link, verdict) => table.linked(link, verdict),
  );
  table.connection = connection;
  connection.open();

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) table.animator.hurry();
    else connection.wake();
  });
  addEventListener("online", () => connection.wake());
}

// No await at the top: the parts of a game share modules with this one, which has to end before they begin.
void open();
