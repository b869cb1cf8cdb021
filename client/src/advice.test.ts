import { expect, test } from "vitest";

import { hintLines, hintSpoken, playWords } from "./advice.ts";
import { action } from "./testing/views.ts";
import { Texts } from "./texts.ts";
import type { HintView } from "./wire.ts";

const texts = new Texts(
  "en",
  `
card-7D = seven of diamonds
card-4H = four of hearts
card-3S = three of spades
card-JC = jack of clubs
hint-look-forced = There is only one play.
hint-scopa-made = It clears the table.
hint-danger-sweep = But it leaves { $total }.
advice-look = Look at: { $cards }
advice-place = place the { $card }
advice-take = take { $taken } with the { $card }
advice-best = Best: { $play }
advice-clear = It is clearly best.
advice-other = { $play }: { $difference } less, give or take { $interval }
`,
);
const TAKE = action("7Dx4H+3S");
const PLACE = action("JC");
const FIRST: HintView = {
  type: "hint",
  seq: 1,
  step: 1,
  look: { id: "look-unknown", values: {} },
  cards: ["7D", "4H"],
  play: null,
  certainty: null,
  second: null,
  rival: null,
  reasons: [],
  dangers: [],
};
const WORSE = { play: PLACE, difference: 0.31, interval: 0.05 };
const LAST: HintView = {
  ...FIRST,
  step: 3,
  play: TAKE,
  certainty: "clear",
  rival: WORSE,
  reasons: [{ id: "scopa-made", values: {} }],
  dangers: [{ id: "danger-sweep", values: { total: 7 } }, { id: "danger-unknown", values: {} }],
};

function bare(text: string | null): string | null {
  return text?.replace(/[\u2068\u2069]/gu, "") ?? null;
}

test("a play is worded as a part of a sentence", () => {
  expect(bare(playWords(texts, TAKE))).toBe("take four of hearts and three of spades with the seven of diamonds");
  expect(bare(playWords(texts, PLACE))).toBe("place the jack of clubs");
});

test("the first step says where to look, and no more", () => {
  const lines = hintLines(texts, FIRST);
  expect({ ...lines, look: bare(lines.look) }).toEqual({
    look: "Look at: seven of diamonds and four of hearts",
    play: null,
    certainty: null,
    others: [],
  });
});

test("what to look at may have a text of its own", () => {
  expect(hintLines(texts, { ...FIRST, look: { id: "look-forced", values: {} } }).look).toBe("There is only one play.");
});

test("the last step compares with other plays, in the numbers of the server", () => {
  const lines = hintLines(texts, LAST);
  expect(bare(lines.play)).toBe("Best: take four of hearts and three of spades with the seven of diamonds");
  expect(lines.certainty).toBe("It is clearly best.");
  expect(lines.others.map(bare)).toEqual(["place the jack of clubs: 0.31 less, give or take 0.05"]);
});

test("a rival that is the second best too is told once", () => {
  expect(hintLines(texts, { ...LAST, second: WORSE }).others).toHaveLength(1);
});

test("a hint is said in one go, without notes that have no words", () => {
  expect(bare(hintSpoken(texts, LAST))).toBe(
    "Look at: seven of diamonds and four of hearts " +
      "Best: take four of hearts and three of spades with the seven of diamonds It is clearly best. " +
      "It clears the table. But it leaves 7. place the jack of clubs: 0.31 less, give or take 0.05",
  );
});
