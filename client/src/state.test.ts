import { expect, test } from "vitest";

import { EMPTY, reduce, sent, type TableState } from "./state.ts";
import { action, view } from "./testing/views.ts";
import type { Refused } from "./wire.ts";

function after(...messages: Parameters<typeof reduce>[1][]): TableState {
  return messages.reduce(reduce, EMPTY);
}

function refusal(code: string): Refused {
  return { type: "refused", code, rule: null, values: {}, seq: 5 };
}

test("a view replaces the one before", () => {
  expect(after(view({ seq: 1 }), view({ seq: 2 })).view?.seq).toBe(2);
});

test("a play is on its way until a later view comes", () => {
  const sending = sent(after(view({ seq: 5 })), action("7Dx4H+3S"));
  expect(sending.sending).toEqual({ action: "7Dx4H+3S", cards: ["7D"], taken: ["4H", "3S"], seq: 5, again: false });
  expect(reduce(sending, view({ seq: 5 })).sending).not.toBeNull();
  expect(reduce(sending, view({ seq: 6 })).sending).toBeNull();
});

test("nothing is sent twice", () => {
  const sending = sent(after(view()), action("7D"));
  expect(sent(sending, action("JC"))).toBe(sending);
});

test("nothing is sent before the first view", () => {
  expect(sent(EMPTY, action("7D"))).toBe(EMPTY);
});

test("a refusal frees the hand and stays until something happens", () => {
  const sending = sent(after(view({ seq: 5 })), action("7D"));
  const refused = reduce(sending, refusal("must_capture"));
  expect([refused.sending, refused.refused?.code]).toEqual([null, "must_capture"]);
  expect(reduce(refused, view({ seq: 5 })).refused?.code).toBe("must_capture");
  expect(reduce(refused, view({ seq: 6 })).refused).toBeNull();
  expect(sent(refused, action("7D")).refused).toBeNull();
});

test("the stale answer to a play that was sent again is no news", () => {
  const first = sent(after(view({ seq: 5 })), action("7D"));
  const again = { ...first, sending: first.sending && { ...first.sending, again: true } };
  expect(reduce(again, refusal("stale")).refused).toBeNull();
  expect(reduce(first, refusal("stale")).refused?.code).toBe("stale");
});

test("a deal that another tab has asked for is no fault", () => {
  expect(reduce(after(view()), refusal("deal_exists")).refused).toBeNull();
});

test("an answer about a choice counts for its own state only", () => {
  const choice = { type: "choice", seq: 1, cards: ["7D"], taken: [], hand: [], table: ["4H"], action: null, total: null, offers: [], reached: 2 } as const;
  const mutable = { ...choice, cards: ["7D"], taken: [], hand: [], table: ["4H"], offers: [] };
  expect(after(view({ seq: 1 }), mutable).choices.map((answer) => answer.table)).toEqual([["4H"]]);
  expect(after(view({ seq: 2 }), mutable).choices).toEqual([]);
  expect(after(view({ seq: 1 }), mutable, view({ seq: 2 })).choices).toEqual([]);
});

test("what is being prepared is known until a view comes", () => {
  const waiting = after({ type: "preparing", stage: "rules" });
  expect(waiting.preparing).toBe("rules");
  expect(reduce(waiting, view()).preparing).toBeNull();
});
