import { expect, test } from "vitest";

import { named } from "../../copies.ts";
import { completed, run, settledToFollow, shapesThrough, tappedToFollow, tappedToLead } from "./selection.ts";
import type { Place } from "./view.ts";

const RANKS = [..."AKQJT98765432"];
/** Hearts are trumps, the level is 2, and only spades and hearts matter. */
const PLACES: ReadonlyMap<string, Place> = new Map(
  [..."HS"].flatMap((letter, at) => RANKS.map((rank, rung) => [`${rank}${letter}`, { suit: letter === "H" ? "T" : letter, at, rung }] as const)),
);
const hand = (text: string): string[] => named(text.split(" "));

test("the run through a card goes both ways and stops at a single", () => {
  const cards = hand("KS KS QS QS JS JS TS 9S 9S");
  expect(run(cards, "QS", PLACES)).toEqual([["KS", "KS'"], ["QS", "QS'"], ["JS", "JS'"]]);
  expect(run(cards, "TS", PLACES)).toEqual([]);
});

test("pairs of different suits are no run", () => {
  expect(run(hand("KS KS QH QH"), "KS", PLACES)).toEqual([["KS", "KS'"]]);
});

test("the shapes through a card are as strong as can be", () => {
  const cards = hand("KS KS QS QS JS JS");
  expect(shapesThrough(cards, "JS", PLACES)).toEqual([
    ["JS"],
    ["JS", "JS'"],
    ["QS", "QS'", "JS", "JS'"],
    ["KS", "KS'", "QS", "QS'", "JS", "JS'"],
  ]);
});

test("a twin makes the pair, another card takes the place of a single", () => {
  const cards = hand("KS KS 7S");
  const leads = [["KS"], ["KS", "KS"], ["7S"]];
  expect(tappedToLead(["KS"], "KS'", cards, leads, false)).toEqual(["KS", "KS'"]);
  expect(tappedToLead(["KS"], "7S", cards, leads, false)).toEqual(["7S"]);
});

test("a second pair joins the first, also where the two are no lead", () => {
  const cards = hand("KS KS QH QH");
  const leads = [["KS"], ["KS", "KS"], ["QH"], ["QH", "QH"]];
  expect(tappedToLead(["KS", "KS'"], "QH", cards, leads, false)).toEqual(["KS", "KS'", "QH", "QH'"]);
});

test("one card of a wanted pair takes both", () => {
  const answers = { hand: hand("8S 8S 5S 5S"), wanted: 2, forced: [], listed: [["8S", "8S"], ["5S", "5S"]] };
  expect(tappedToFollow([], "8S", answers)).toEqual(["8S", "8S'"]);
  expect(tappedToFollow(["8S", "8S'"], "5S'", answers)).toEqual(["5S'", "5S"]);
});

test("a tractor of three pairs is answered with three taps", () => {
  const pairs = ["9S", "8S", "6S", "4S"];
  const listed = pairs.flatMap((gone) => [pairs.filter((face) => face !== gone).flatMap((face) => [face, face])]);
  const answers = { hand: hand("9S 9S 8S 8S 6S 6S 4S 4S"), wanted: 6, forced: [], listed };
  const picked = ["9S", "6S", "4S"].reduce<string[]>((held, card) => tappedToFollow(held, card, answers), []);
  expect([...picked].sort()).toEqual(["4S", "4S'", "6S", "6S'", "9S", "9S'"]);
});

test("what has to be played is picked from the start and gives way to nothing", () => {
  const answers = {
    hand: hand("8S 8S AS 5S 4S"),
    wanted: 4,
    forced: ["8S", "8S'"],
    listed: [["8S", "8S", "AS", "5S"], ["8S", "8S", "AS", "4S"], ["8S", "8S", "5S", "4S"]],
  };
  expect(settledToFollow([], answers)).toEqual(["8S", "8S'"]);
  expect(tappedToFollow(["8S", "8S'", "AS", "5S"], "4S", answers)).toEqual(["8S", "8S'", "5S", "4S"]);
});

test("where too many answers are to be listed a tap joins as long as there is room", () => {
  const answers = { hand: hand("3S AH KH QH"), wanted: 2, forced: ["3S"], listed: [] };
  expect(tappedToFollow(["3S"], "AH", answers)).toEqual(["3S", "AH"]);
  expect(tappedToFollow(["3S", "AH"], "KH", answers)).toEqual(["3S", "KH"]);
  expect(completed(["3S", "AH", "KH"], answers)).toBeNull();
});
