import { expect, test } from "vitest";

import { persistent } from "./loading.ts";

test("what the network refuses twice is loaded the third time", async () => {
  let tries = 0;
  const load = async (): Promise<string> => {
    tries += 1;
    if (tries < 3) throw new TypeError("Failed to fetch dynamically imported module");
    return Promise.resolve("sheet");
  };
  expect(await persistent(load, 0)).toBe("sheet");
  expect(tries).toBe(3);
});
