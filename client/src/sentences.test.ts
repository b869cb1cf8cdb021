import { expect, test } from "vitest";

import { sentences } from "./sentences.ts";

test("sentences follow one another with full stops", () => {
  expect(sentences(["Trick 3", "", "Your turn"])).toBe("Trick 3. Your turn");
});

test("a sentence that has its full stop gets no second one", () => {
  expect(sentences(["Is it your turn?", "It is.", "Play"])).toBe("Is it your turn? It is. Play");
});

test("Chinese sentences have Chinese full stops and no blanks between them", () => {
  expect(sentences(["第 3 轮", "你赢了这一轮。", "轮到你了"])).toBe("第 3 轮。你赢了这一轮。轮到你了");
});
