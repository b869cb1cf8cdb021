import { expect, test, vi } from "vitest";

import { Texts } from "./texts.ts";

const SOURCE = `
plain = Your turn
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
took = { $card } takes { $taken }
`;
const texts = new Texts("en", SOURCE);

function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/gu, "");
}

test("a message is formatted with its values", () => {
  expect(texts.say("plain")).toBe("Your turn");
  expect(bare(texts.say("cards", { cards: 1 }))).toBe("1 card");
  expect(bare(texts.say("cards", { cards: 2 }))).toBe("2 cards");
});

test("a missing message is shown by its id and reported", () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(texts.say("nowhere")).toBe("nowhere");
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});

test("a message is cut where its slots stand", () => {
  const pieces = texts.pieces("took", ["card", "taken"]);
  expect(pieces.map((piece) => ("slot" in piece ? `<${piece.slot}>` : bare(piece.text))).join("")).toBe(
    "<card> takes <taken>",
  );
});

test("lists are written as the language writes them", () => {
  expect(texts.list(["4", "3"])).toBe("4 and 3");
  expect(texts.list([])).toBe("");
});

test("sentences follow one after another, in Chinese without a space", () => {
  expect(texts.sentences(["Your turn.", null, "", "Follow suit."])).toBe("Your turn. Follow suit.");
  expect(texts.sentences(["轮到您。", "请跟牌。"])).toBe("轮到您。请跟牌。");
});

test("with Italian suits some messages are replaced, and change at once when the deck does", () => {
  let isLaid = false;
  const latin = { texts: "card-7D = seven of coins", suits: { D: "coins" }, isLaid: () => isLaid };
  const dressed = new Texts("en", "plain = Your turn\ncard-7D = seven of diamonds", { D: "diamonds" }, latin);
  expect(dressed.say("card-7D")).toBe("seven of diamonds");
  isLaid = true;
  expect(dressed.say("card-7D")).toBe("seven of coins");
  expect(dressed.say("plain")).toBe("Your turn");
  expect(dressed.isLatin).toBe(true);
});
