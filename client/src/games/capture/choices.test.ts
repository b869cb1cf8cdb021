import { expect, test } from "vitest";

import { action } from "../../testing/views.ts";
import { Texts } from "../../texts.ts";
import { actionButton, consequences } from "./choices.ts";

const texts = new Texts(
  "en",
  `
card-7D = seven of diamonds
card-4H = four of hearts
rank-4 = 4
rank-3 = 3
bonus-scopa = scopa +1
gain-settebello = settebello
gain-diamonds = { $count } diamonds
gain-cards = { $count } cards
action-take = Take { $cards }
button-leave = Leave the { $card }
`,
);

function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/gu, "");
}

test("bonuses come first, named gains stand out, and cards are counted only where nothing else is told", () => {
  const rich = action("7Dx4H+3S", {
    bonuses: ["scopa"],
    gains: [
      { item: "settebello", count: 1 },
      { item: "diamonds", count: 2 },
      { item: "cards", count: 3 },
    ],
  });
  expect(consequences(texts, rich).map(({ text, strong }) => [bare(text), strong])).toEqual([
    ["scopa +1", true],
    ["settebello", true],
    ["2 diamonds", false],
  ]);
  const poor = action("4Cx4H", { gains: [{ item: "cards", count: 2 }] });
  expect(consequences(texts, poor).map(({ text }) => bare(text))).toEqual(["2 cards"]);
});

test.each([
  ["7D", "Leave the seven of diamonds"],
  ["4Cx4H", "Take four of hearts"],
  ["7Dx4H+3S", "Take 4 and 3"],
])("the button for %s says %s", (written, said) => {
  expect(bare(actionButton(texts, action(written)))).toBe(said);
});
