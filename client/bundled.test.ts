import { expect, test } from "vitest";

import { packageOf } from "./bundled.ts";

test.each([
  ["/site/client/node_modules/svelte/src/internal/client/index.js", "svelte"],
  ["/site/client/node_modules/@fluent/bundle/esm/bundle.js", "@fluent/bundle"],
  ["/site/client/node_modules/outer/node_modules/inner/index.js", "inner"],
  ["C:\\a\\client\\node_modules\\clsx\\dist\\clsx.mjs", "clsx"],
  ["\0vite/preload-helper.js", "vite"],
  ["/site/client/src/main.ts", ""],
])("module %s belongs to package '%s'", (id, name) => {
  expect(packageOf(id)).toBe(name);
});
