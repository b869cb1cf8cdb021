import { beforeEach, expect, test } from "vitest";

import { Connection, pause, type Link, type Socket, type Surroundings, type Verdict } from "./socket.ts";
import type { ServerMessage } from "./wire.ts";

class FakeSocket implements Socket {
  readyState = 0;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.end(1000);
  }

  begin(): void {
    this.readyState = 1;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let waits: { seconds: number; action: () => void }[];
let links: [Link, Verdict | null][];
let heard: ServerMessage[];
let connection: Connection;

const around: Surroundings = {
  open: () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  },
  random: () => 0.5,
  later: (seconds, action) => {
    const wait = { seconds, action };
    waits.push(wait);
    return () => waits.splice(waits.indexOf(wait), 1);
  },
};

beforeEach(() => {
  sockets = [];
  waits = [];
  links = [];
  heard = [];
  connection = new Connection(
    "ws://table",
    (message) => heard.push(message),
    (link, verdict) => links.push([link, verdict]),
    around,
  );
  connection.open();
});

function last(): FakeSocket {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error("no socket was opened");
  return socket;
}

function wait(): number {
  const next = waits.shift();
  next?.action();
  return next?.seconds ?? -1;
}

test.each([
  [0, 0.5],
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 8],
  [5, 8],
  [60, 8],
])("after %i tries it waits %f seconds on average", (tries, seconds) => {
  expect(pause(tries, 0.5)).toBe(seconds);
});

test("chance makes a pause a quarter shorter or longer", () => {
  expect(pause(4, 0)).toBe(6);
  expect(pause(4, 1)).toBe(10);
});

test("a lost socket is opened again after growing pauses, which a view resets", () => {
  last().begin();
  last().tell({ type: "view" });
  last().end(1006);
  const pauses = [wait()];
  for (let time = 0; time < 4; time += 1) {
    last().end(1006);
    pauses.push(wait());
  }
  last().begin();
  last().tell({ type: "view" });
  last().end(1006);
  pauses.push(wait());
  expect(pauses).toEqual([0.5, 1, 2, 4, 8, 0.5]);
  expect(links.map(([link]) => link).slice(0, 3)).toEqual(["open", "lost", "lost"]);
});

test.each([
  ["has no room", 4429, []],
  ["cannot read its log", 1013, []],
  ["could not be prepared", 1013, [{ type: "refused", code: "kernels_failed", rule: null, values: {}, seq: 0 }]],
] as const)("a server that %s is asked ever more rarely and never counts as back", (_, code, messages) => {
  const pauses = [];
  for (let time = 0; time < 4; time += 1) {
    last().begin();
    for (const message of messages) last().tell(message);
    last().end(code);
    pauses.push(wait());
  }
  expect(pauses).toEqual([0.5, 1, 2, 4]);
  expect(new Set(links.map(([link]) => link))).toEqual(new Set(["lost"]));
});

test("a server that prepares the game is back, although the table is not told yet", () => {
  last().begin();
  last().tell({ type: "preparing", stage: "rules" });
  last().tell({ type: "view" });
  expect(links).toEqual([["open", null]]);
});

test.each([
  [4404, "unknown"],
  [4403, "seat"],
] as const)("close code %i is final", (code, verdict) => {
  last().begin();
  last().end(code);
  expect(links.at(-1)).toEqual(["closed", verdict]);
  expect(waits).toEqual([]);
  connection.wake();
  expect(sockets).toHaveLength(1);
});

test("messages are parsed and handed on", () => {
  last().onmessage?.({ data: '{"type": "preparing", "stage": "rules"}' });
  expect(heard).toEqual([{ type: "preparing", stage: "rules" }]);
});

test("nothing is sent while the socket is not open", () => {
  expect(connection.send({ type: "sync" })).toBe(false);
  last().begin();
  expect(connection.send({ type: "sync" })).toBe(true);
  expect(last().sent).toEqual(['{"type":"sync"}']);
});

test("a page that wakes asks for everything, or connects at once instead of waiting", () => {
  last().begin();
  connection.wake();
  expect(last().sent).toEqual(['{"type":"sync"}']);
  last().end(1006);
  connection.wake();
  expect(sockets).toHaveLength(2);
  expect(waits).toEqual([]);
});

test("a connection that was closed on purpose stays closed", () => {
  last().begin();
  connection.close();
  expect(waits).toEqual([]);
});
