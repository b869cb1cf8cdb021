import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { bundledPackages } from "./bundled.ts";

export default defineConfig({
  plugins: [svelte(), bundledPackages()],
  base: "/static/",
  build: {
    outDir: "../src/cardavia/static",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    // Few files: over a slow network each costs more than what it carries.
    cssCodeSplit: false,
    rolldownOptions: {
      input: "src/main.ts",
      output: { codeSplitting: { groups: [{ name: "table", minShareCount: 5 }] } },
    },
  },
  server: { host: "127.0.0.1", port: 5173, strictPort: true, origin: "http://127.0.0.1:5173" },
  test: {
    environment: "node",
    include: ["src/**/*.test.ts", "*.test.ts"],
  },
});
