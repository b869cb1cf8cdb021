import { expect, test } from "vitest";

import { rowsOf, strip } from "./hand.ts";

const suit = (card: string): string => card.slice(-1);
const hand = (text: string): string[] => text.split(" ");

test("seventeen cards lie in rows of eight and nine where a suit ends between them", () => {
  const cards = hand("KS QS 7S KB QB KC QC 6C 7C KD QD AD 6D T1 T2 T3 T4");
  const rows = rowsOf(cards, 2, (card) => (card.startsWith("T") ? "T" : suit(card)), 9);
  expect(rows.map((row) => row.length)).toEqual([9, 8]);
  expect(rows[0]?.at(-1)).toBe("7C");
});

test("a row breaks a little off the middle rather than within a suit", () => {
  const rows = rowsOf(hand("KS QS NS JS TS KB QB NB JB TB 9B"), 2, suit, 9);
  expect(rows.map((row) => row.length)).toEqual([5, 6]);
});

test("a long suit is broken in the middle", () => {
  const rows = rowsOf(hand("KS QS NS JS TS 9S 8S 7S 6S AS"), 2, suit, 9);
  expect(rows.map((row) => row.length)).toEqual([5, 5]);
});

test("no row gets longer than it may be", () => {
  const rows = rowsOf(hand("KS QS NS JS TS 9S 8S 7S 6S AS KB QB NB JB TB 9B 8B"), 2, suit, 9);
  expect(rows.map((row) => row.length)).toEqual([9, 8]);
});

test("few cards lie apart by the gap, many overlap as far as they have to", () => {
  expect(strip(3, 352, 54, 4)).toBe(58);
  expect(strip(9, 352, 54, 4)).toBeCloseTo(37.25);
  expect(strip(1, 352, 54, 4)).toBe(58);
});
