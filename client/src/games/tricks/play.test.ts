import { expect, test } from "vitest";

import { deal, plays, sit } from "../../testing/tricks.ts";

const LOCK = { cards: ["7S"], code: "must_follow", rule: "ottocento-follow", suit: "D" };
const WORDS = "lock-must-follow = follow { $suit }";

test("a tap picks a card, a second one plays it", () => {
  const { play, sent } = sit(deal({ hand: ["KD", "6D"] }), plays("KD", "6D"));
  play.tapHand("KD");
  expect(play.picked).toEqual(["KD"]);
  play.tapHand("KD");
  expect(sent).toEqual([{ type: "play", action: "KD", seq: 1 }]);
});

test("another card takes the place of the picked one", () => {
  const { play } = sit(deal({ hand: ["KD", "6D"] }), plays("KD", "6D"));
  play.tapHand("KD");
  play.tapHand("6D");
  expect(play.picked).toEqual(["6D"]);
});

test("a locked card is not picked and says why", () => {
  const { play, sent } = sit(deal({ hand: ["7S", "6D"], locks: [LOCK] }), plays("6D"), WORDS);
  play.tapHand("7S");
  expect(play.picked).toEqual([]);
  expect(play.told).toEqual(LOCK);
  expect(sent).toEqual([]);
});

test("of two cards to be put aside each is picked and put back, and both are needed", () => {
  const legal = plays("discard 7S+6D", "discard 7S+9C", "discard 6D+9C");
  const { play, sent } = sit(deal({ hand: ["7S", "6D", "9C"], stage: "discard" }), legal);
  play.tapHand("7S");
  expect(play.action).toBeNull();
  play.tapHand("7S");
  expect(play.picked).toEqual([]);
  play.tapHand("9C");
  play.tapHand("7S");
  expect(play.action?.action).toBe("discard 7S+9C");
  play.commit();
  expect(sent).toEqual([{ type: "play", action: "discard 7S+9C", seq: 1 }]);
});

test("a third card takes the place of the second of two", () => {
  const legal = plays("discard 7S+6D", "discard 7S+9C", "discard 6D+9C");
  const { play } = sit(deal({ hand: ["7S", "6D", "9C"], stage: "discard" }), legal);
  for (const card of ["7S", "6D", "9C"]) play.tapHand(card);
  expect(play.picked).toEqual(["7S", "9C"]);
});

test("decisions that play no card have places of their own, and passing is the last", () => {
  const declaring = (): ReturnType<typeof sit> => sit(deal({ hand: ["7S"], stage: "declare" }), plays("declare", "skip"));
  const one = declaring();
  one.play.chooseAt(0);
  expect(one.sent).toMatchObject([{ action: "declare" }]);
  const other = declaring();
  other.play.leave();
  expect(other.sent).toMatchObject([{ action: "skip" }]);
});

test("a card that pays for the Matto is no card of the hand", () => {
  const { play, sent } = sit(deal({ hand: [], stage: "pay" }), plays("pay 6S", "pay 7S"));
  expect(play.plays).toEqual([]);
  play.chooseAt(1);
  expect(sent).toMatchObject([{ action: "pay 7S" }]);
});

test("the next card that may be played is picked in the order of the hand", () => {
  const { play } = sit(deal({ hand: ["KD", "7D", "9C"] }), plays("7D", "9C", "KD"));
  play.chooseNext();
  expect(play.picked).toEqual(["KD"]);
  play.chooseNext();
  expect(play.picked).toEqual(["7D"]);
});

test("while others think a card is picked for later, and put back by a second tap", () => {
  const { play, sent } = sit(deal({ hand: ["KD"], turn: 1 }), []);
  play.tapHand("KD");
  expect(play.picked).toEqual(["KD"]);
  play.tapHand("KD");
  expect(play.picked).toEqual([]);
  expect(sent).toEqual([]);
});
