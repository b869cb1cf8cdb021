import { expect, test } from "vitest";

import { DEFAULTS, PLAIN, Settings, type Source } from "./settings.svelte.ts";

test("a page without settings plays by the defaults", () => {
  expect(new Settings().now).toEqual(DEFAULTS);
  expect([PLAIN.art("/art/milanese.svg"), PLAIN.isStill()]).toEqual(["/art/milanese.svg", false]);
});

test("what the page has stored holds from the start", () => {
  const source: Source = { ...PLAIN, read: () => ({ ...DEFAULTS, pace: "fast", memory: true }) };
  expect(new Settings(source).now).toMatchObject({ pace: "fast", memory: true, tap: "twice" });
});

test("a change holds at once", () => {
  const settings = new Settings();
  settings.changed({ ...DEFAULTS, speech: "turn" });
  expect(settings.now.speech).toBe("turn");
});
