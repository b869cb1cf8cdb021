import { expect, test } from "vitest";

import { action } from "../../testing/views.ts";
import {
  NOTHING,
  offers,
  pickCard,
  possibleCards,
  settle,
  takers,
  tapTable,
  type Selection,
} from "./selection.ts";

const LEGAL = [action("7Dx4H+3S"), action("7Dx2H+5S"), action("JC"), action("AHx2H")];

function tapped(selection: Selection, ...cards: string[]): Selection {
  return cards.reduce((at, card) => tapTable(at, LEGAL, card) ?? at, selection);
}

test("offers come with most bonuses first, then most cards, then most gains", () => {
  const one = action("7Dx4H+3S", { gains: [{ item: "settebello", count: 1 }] });
  const more = action("7DxAH+2H+4S", { gains: [] });
  const sweep = action("7Dx7C", { bonuses: ["scopa"] });
  expect(offers([one, more, sweep], "7D")).toEqual([sweep, more, one]);
});

test("a picked card has its first offer chosen", () => {
  expect(pickCard(NOTHING, LEGAL, "7D").action).toBe("7Dx4H+3S");
  expect(pickCard(NOTHING, LEGAL, "JC").action).toBe("JC");
});

test("a card that may be left lying takes the best it can, until leaving it is chosen", () => {
  const legal = [action("7D"), action("7Dx4H+3S"), action("7Dx7C", { bonuses: ["picada"] })];
  expect(pickCard(NOTHING, legal, "7D").action).toBe("7Dx7C");
  expect(pickCard({ ...NOTHING, group: ["4H", "3S"] }, legal, "7D").action).toBe("7Dx4H+3S");
});

test("a card picked before its turn has nothing chosen yet", () => {
  expect(pickCard(NOTHING, [], "7D")).toEqual({ card: "7D", group: [], action: null });
});

test("with a card picked, tapping a table card chooses a capture of it", () => {
  const picked = pickCard(NOTHING, LEGAL, "7D");
  expect(tapped(picked, "5S").action).toBe("7Dx2H+5S");
  expect(tapped(picked, "5S", "3S").action).toBe("7Dx4H+3S");
});

test("tapping the same table card again goes on to its next capture", () => {
  const legal = [action("9Xx2H+7C"), action("9Xx2H+4C+3C"), action("9Xx5C+4C")];
  const picked = pickCard(NOTHING, legal, "9X");
  const once = tapTable(picked, legal, "2H") ?? NOTHING;
  const twice = tapTable(once, legal, "2H") ?? NOTHING;
  expect(new Set([once.action, twice.action])).toEqual(new Set(["9Xx2H+7C", "9Xx2H+4C+3C"]));
});

test("taps add up to the capture that holds them all", () => {
  const legal = [action("7Dx2H+5S"), action("7Dx2H+AC+4H")];
  const picked = pickCard(NOTHING, legal, "7D");
  const selection = ["2H", "AC"].reduce((at, card) => tapTable(at, legal, card) ?? at, picked);
  expect(selection.action).toBe("7Dx2H+AC+4H");
});

test("a table card that nothing takes is for the server to explain", () => {
  expect(tapTable(pickCard(NOTHING, LEGAL, "JC"), LEGAL, "4H")).toBeNull();
  expect(tapTable(tapped(NOTHING, "4H"), LEGAL, "2H")).toBeNull();
});

test("with nothing picked, tapped cards light the hand cards that take exactly them", () => {
  expect(takers(tapped(NOTHING, "2H"), LEGAL)).toEqual(["AH"]);
  expect(takers(tapped(NOTHING, "4H"), LEGAL)).toEqual([]);
  expect(takers(tapped(NOTHING, "4H", "3S"), LEGAL)).toEqual(["7D"]);
  expect(takers(NOTHING, LEGAL)).toEqual([]);
});

test("a group that was tapped first is what the picked card then takes", () => {
  expect(pickCard(tapped(NOTHING, "2H", "5S"), LEGAL, "7D").action).toBe("7Dx2H+5S");
});

test("a tapped card of the group is put back by another tap", () => {
  expect(tapped(NOTHING, "4H", "3S", "4H").group).toEqual(["3S"]);
});

test("possible are the cards of any capture", () => {
  const picked = pickCard(NOTHING, LEGAL, "7D");
  expect(possibleCards(picked, LEGAL)).toEqual(new Set(["4H", "3S", "2H", "5S"]));
  expect(possibleCards(tapped(NOTHING, "2H"), LEGAL)).toEqual(new Set(["2H", "5S"]));
  expect(possibleCards(NOTHING, LEGAL)).toEqual(new Set());
});

test("a card that was picked early gets its offer when the turn comes", () => {
  const early = pickCard(NOTHING, [], "7D");
  expect(settle(early, LEGAL, ["7D", "JC"], ["4H"]).action).toBe("7Dx4H+3S");
});

test("a pick whose card is gone, or has become illegal, is dropped", () => {
  const picked = pickCard(NOTHING, LEGAL, "7D");
  expect(settle(picked, LEGAL, ["JC"], [])).toEqual(NOTHING);
  expect(settle(picked, [action("JC")], ["7D", "JC"], [])).toEqual(NOTHING);
});

test("a group with a card that was taken meanwhile is dropped", () => {
  expect(settle(tapped(NOTHING, "2H"), LEGAL, ["7D"], ["4H"])).toEqual(NOTHING);
});
