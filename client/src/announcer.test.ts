import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Announcer, Rank, type Region } from "./announcer.ts";

const SPOKEN = 500;

let status: Region;
let alarm: Region;
let announcer: Announcer;

beforeEach(() => {
  vi.useFakeTimers();
  status = { textContent: "" };
  alarm = { textContent: "" };
  announcer = new Announcer(status, alarm);
});

afterEach(() => {
  vi.useRealTimers();
});

test("messages within 400 ms are one utterance: result, then others, then the turn", () => {
  announcer.say("Your turn: 5 cards on the table", Rank.Turn);
  announcer.say("Adda plays the seven of cups", Rank.Others);
  vi.advanceTimersByTime(399);
  announcer.say("Scopa, 1 point", Rank.Result);
  vi.advanceTimersByTime(101);
  expect(status.textContent).toBe("Scopa, 1 point. Adda plays the seven of cups. Your turn: 5 cards on the table");
});

test("messages of one rank keep their order", () => {
  announcer.say("first");
  announcer.say("second");
  vi.advanceTimersByTime(SPOKEN);
  expect(status.textContent).toBe("first. second");
});

test("the region is empty for 100 ms before the text is set", () => {
  announcer.say("one");
  vi.advanceTimersByTime(SPOKEN);
  announcer.say("two");
  vi.advanceTimersByTime(400);
  expect(status.textContent).toBe("");
  vi.advanceTimersByTime(99);
  expect(status.textContent).toBe("");
  vi.advanceTimersByTime(1);
  expect(status.textContent).toBe("two");
});

test("equal texts in a row get a no-break space in turn", () => {
  const said: (string | null)[] = [];
  for (let time = 0; time < 3; time += 1) {
    announcer.say("Adda is thinking");
    vi.advanceTimersByTime(SPOKEN);
    said.push(status.textContent);
  }
  expect(said).toEqual(["Adda is thinking", "Adda is thinking\u00A0", "Adda is thinking"]);
});

test("an alert goes to its own region at once and leaves the other alone", () => {
  announcer.say("one");
  announcer.alert("The connection is lost");
  vi.advanceTimersByTime(100);
  expect([status.textContent, alarm.textContent]).toEqual(["", "The connection is lost"]);
});

test("an alert that follows at once replaces the one before", () => {
  announcer.alert("lost");
  vi.advanceTimersByTime(50);
  announcer.alert("back");
  vi.advanceTimersByTime(100);
  expect(alarm.textContent).toBe("back");
});

test("a sentence that ends by itself gets no second full stop", () => {
  announcer.say("Nothing was played.", Rank.Result);
  announcer.say("Do you mean 7D?", Rank.Result);
  announcer.say("Your turn", Rank.Turn);
  vi.advanceTimersByTime(SPOKEN);
  expect(status.textContent).toBe("Nothing was played. Do you mean 7D? Your turn");
});

test("whose turn it is is said once, as it is last", () => {
  announcer.say("Your turn: 4 cards on the table", Rank.Turn);
  announcer.say("Your turn: 5 cards on the table", Rank.Turn);
  vi.advanceTimersByTime(SPOKEN);
  expect(status.textContent).toBe("Your turn: 5 cards on the table");
});

test("nothing is said for an empty text", () => {
  announcer.say("");
  expect(vi.getTimerCount()).toBe(0);
});
