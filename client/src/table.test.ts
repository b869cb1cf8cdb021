import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Announcer } from "./announcer.ts";
import { Deck } from "./deck.svelte.ts";
import { captureStaging, type CaptureScene } from "./games/capture/scene.ts";
import type { Page } from "./page.ts";
import type { Connection } from "./socket.ts";
import { Table } from "./table.svelte.ts";
import { action, view } from "./testing/views.ts";
import { Texts } from "./texts.ts";
import type { ClientMessage } from "./wire.ts";

const SOURCE = `
you = You
link-lost = lost
link-back = back
closed-seat = no seat
preparing-rules = preparing
`;
const PAGE: Page = {
  lang: "en",
  game: "scopa",
  family: "fishing",
  socket: "/ws/x",
  deck: null,
  rules: "",
  verify: "",
  again: "",
  fields: {},
  texts: SOURCE,
  suits: {},
  latin: null,
  view: null,
};

let sent: ClientMessage[];
let isUp: boolean;
let alarm: { textContent: string | null };
let table: Table<CaptureScene>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  isUp = true;
  alarm = { textContent: "" };
  const speech = { events: () => [], outcome: () => "over", turn: () => "turn", play: () => "play", refusal: () => "refused" };
  const announcer = new Announcer({ textContent: "" }, alarm);
  table = new Table(PAGE, new Texts("en", SOURCE), new Deck(), announcer, captureStaging, speech);
  const send = (message: ClientMessage): boolean => {
    if (isUp) sent.push(message);
    return isUp;
  };
  table.connection = { send } as unknown as Connection;
});

afterEach(() => {
  vi.useRealTimers();
});

async function drawn(): Promise<void> {
  for (let time = 0; time < 50; time += 1) await Promise.resolve();
}

test("the first deal is asked for by itself, with sixteen random bytes", () => {
  table.receive(view({ phase: "waiting", game: null, match: { scores: [0, 0], target: 11, deals: null, deal: 0 } }));
  expect(sent).toMatchObject([{ type: "deal", number: 1 }]);
  expect(sent[0]).toHaveProperty("entropy", expect.stringMatching(/^[0-9a-f]{32}$/u));
});

test("a later deal is asked for only when the player wants it", () => {
  table.receive(view({ phase: "over", outcome: null }));
  expect(sent).toEqual([]);
  table.deal();
  expect(sent).toMatchObject([{ type: "deal", number: 2 }]);
});

test("a play names the state it was chosen on, and no second one goes out", async () => {
  table.receive(view({ seq: 7, legal: [action("7D")], legal_count: 1, snapshot: true }));
  await drawn();
  expect(table.stage).toBe("mine");
  table.play(action("7D"));
  table.play(action("7D"));
  expect(sent).toEqual([{ type: "play", action: "7D", seq: 7 }]);
  expect([table.stage, table.legal]).toEqual(["sending", []]);
});

test("a play that was lost with the line goes out again when the table has not moved", async () => {
  table.receive(view({ seq: 7, snapshot: true }));
  await drawn();
  isUp = false;
  table.linked("lost", null);
  table.play(action("7D"));
  expect(sent).toEqual([]);
  isUp = true;
  table.linked("open", null);
  table.receive(view({ seq: 7, snapshot: true }));
  expect(sent).toEqual([{ type: "play", action: "7D", seq: 7 }]);
  expect(table.state.sending?.again).toBe(true);
});

test("a play that the server already knows is not sent again", async () => {
  table.receive(view({ seq: 7, snapshot: true }));
  await drawn();
  table.play(action("7D"));
  table.linked("lost", null);
  table.linked("open", null);
  table.receive(view({ seq: 8, snapshot: true }));
  expect(sent).toHaveLength(1);
});

test("loss and return of the line are said, once each", () => {
  const heard: (string | null)[] = [];
  for (const link of ["open", "lost", "lost", "open"] as const) {
    table.linked(link, null);
    vi.advanceTimersByTime(100);
    heard.push(alarm.textContent);
    alarm.textContent = "";
  }
  expect(heard).toEqual(["", "lost", "", "back"]);
});

test("a seat that is not ours ends the matter", () => {
  table.linked("closed", "seat");
  vi.advanceTimersByTime(100);
  expect([table.closed, alarm.textContent]).toEqual(["seat", "no seat"]);
});

test("the sheet opens once for each deal, and the next deal closes it", async () => {
  table.receive(view({ seq: 40, phase: "over", snapshot: true }));
  await drawn();
  expect(table.sheet).toBe(true);
  table.sheet = false;
  table.receive(view({ seq: 40, phase: "over", snapshot: true }));
  await drawn();
  expect(table.sheet).toBe(false);
  table.sheet = true;
  table.receive(view({ seq: 41, phase: "playing" }));
  expect(table.sheet).toBe(false);
});
