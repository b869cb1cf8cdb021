import { expect, test } from "vitest";

import { action } from "../../testing/views.ts";
import type { ChoiceView, LegalAction } from "../../wire.ts";
import { actionOf, gathered, offering, type Known } from "./offering.ts";
import { NOTHING, type Selection } from "./selection.ts";

const SUMS = ["2H+8S", "3S+7D", "4H+6C", "AH+2H+7D", "AH+9C", "2H+3S+5D", "AH+4H+5D", "AH+3S+6C"];
const MANY = [...SUMS.map((taken) => action(`TDx${taken}`)), action("TD")];

function known(legal: readonly LegalAction[]): Known {
  return { legal, isListed: true, answers: [] };
}

function unlisted(...answers: readonly ChoiceView[]): Known {
  return { legal: [], isListed: false, answers };
}

function answer(card: string, taken: readonly string[], change: Partial<ChoiceView> = {}): ChoiceView {
  const rest = { hand: [], table: [], action: null, total: null, offers: [], reached: 0 };
  return { type: "choice", seq: 1, cards: [card], taken: [...taken], ...rest, ...change };
}

function picked(card: string, group: readonly string[] = [], chosen: string | null = null): Selection {
  return { card, group, action: chosen };
}

test("with few captures all of them are offered, and leaving the card where that is legal", () => {
  const few = offering(known([action("7Dx4H+3S"), action("7Dx2H+5S"), action("7D")]), picked("7D"));
  expect(few.captures.map((offer) => offer.action)).toEqual(["7Dx4H+3S", "7Dx2H+5S"]);
  expect(few).toMatchObject({ more: 0, isMany: false, place: { action: "7D" } });
});

test("of many captures the best five are offered, and the rest is counted", () => {
  const many = offering(known(MANY), picked("TD"));
  expect(many.captures.every((offer) => offer.taken.length >= 2)).toBe(true);
  expect(many).toMatchObject({ captures: { length: 5 }, more: 3, isMany: true, place: { action: "TD" } });
});

test("a gathered card leaves the captures that hold it, and the cards that may join it", () => {
  const { captures, open, more } = offering(known(MANY), picked("TD", ["7D"]));
  expect(captures.map((offer) => offer.action)).toEqual(["TDxAH+2H+7D", "TDx3S+7D"]);
  expect([...open].sort()).toEqual(["2H", "3S", "7D", "AH"]);
  expect(more).toBe(0);
});

test("the best offer is chosen first, then what has been gathered once that is a capture", () => {
  expect(actionOf(known(MANY), picked("TD"))?.taken.length).toBe(3);
  expect(actionOf(known(MANY), picked("TD", ["7D"]))).toBeNull();
  expect(actionOf(known(MANY), picked("TD", ["7D", "3S"]))?.action).toBe("TDx3S+7D");
});

test("cards that only one capture holds choose it", () => {
  expect(actionOf(known(MANY), picked("TD", ["9C"]))?.action).toBe("TDxAH+9C");
});

test("a chosen ticket stays chosen whatever has been gathered", () => {
  expect(actionOf(known(MANY), picked("TD", ["7D"], "TDx3S+7D"))?.action).toBe("TDx3S+7D");
});

test("a gathered card is taken away by a second tap, and a ticket's choice with it", () => {
  expect(gathered(picked("TD", ["7D"], "TDx3S+7D"), "7D")).toEqual(picked("TD"));
  expect(gathered(picked("TD"), "7D")).toEqual(picked("TD", ["7D"]));
});

test("without a list the server's answer about the card is offered", () => {
  const best = action("TDxAH+2H+7D");
  const told = unlisted(answer("TD", [], { action: "TD", table: ["AH", "2H", "7D"], offers: [best], reached: 240 }));
  const found = offering(told, picked("TD"));
  expect(found).toMatchObject({ captures: [best], more: 238, place: { action: "TD", taken: [] }, isMany: true });
  expect([...found.open]).toEqual(["AH", "2H", "7D"]);
  expect(actionOf(told, picked("TD"))).toEqual(best);
});

test("without a list a gathered group is a capture when the server says so", () => {
  const exact = action("TDx3S+7D");
  const told = unlisted(answer("TD", []), answer("TD", ["7D", "3S"], { action: exact.action, offers: [exact], reached: 3 }));
  expect(actionOf(told, picked("TD", ["3S", "7D"]))).toEqual(exact);
});

test("before the server has answered nothing is offered", () => {
  expect(offering(unlisted(), picked("TD"))).toMatchObject({ captures: [], place: null, isMany: true });
  expect(actionOf(unlisted(), picked("TD"))).toBeNull();
});

test("without a picked card there is nothing to offer", () => {
  expect(offering(known(MANY), NOTHING).captures).toEqual([]);
  expect(actionOf(known(MANY), NOTHING)).toBeNull();
});
