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
    rollupOptions: { input: "src/main.ts" },
  },
  server: { host: "127.0.0.1", port: 5173, strictPort: true, origin: "http://127.0.0.1:5173" },
  test: {
    environment: "node",
    include: ["src/**/*.test.ts", "*.test.ts"],
  },
});
