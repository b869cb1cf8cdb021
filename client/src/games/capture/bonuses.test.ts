import { expect, test } from "vitest";

import { Texts } from "../../texts.ts";
import { bonusWords } from "./bonuses.ts";

const texts = new Texts(
  "en",
  `pile-bonuses = { $bonuses } bonuses
made-scua = { $count } scua
made-picada = { $count } picadas`,
);

function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/gu, "");
}

test("bonuses are told by kind where a game has several", () => {
  const made = [
    { item: "scua", count: 1 },
    { item: "picada", count: 2 },
  ];
  expect(bonusWords(texts, { cards: 9, bonuses: 3, made }).map(bare)).toEqual(["1 scua", "2 picadas"]);
  expect(bonusWords(texts, { cards: 9, bonuses: 0, made: [] }).map(bare)).toEqual(["0 bonuses"]);
  expect(bonusWords(texts, { cards: 9, bonuses: 2 }).map(bare)).toEqual(["2 bonuses"]);
});
