import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Lists the npm packages whose code ended up in the build; their licence texts are shipped beside it. */
function bundledPackages(): Plugin {
  return {
    name: "cardavia:bundled-packages",
    generateBundle(_options, bundle) {
      const names = new Set<string>();
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        for (const [id, module] of Object.entries(output.modules)) {
          if (module.renderedLength > 0) names.add(packageOf(id));
        }
      }
      names.delete("");
      this.emitFile({
        type: "asset",
        fileName: "bundled.json",
        source: JSON.stringify([...names].sort(), null, 2) + "\n",
      });
    },
  };
}

/** Returns the npm package a module belongs to, or an empty string for our own. */
function packageOf(id: string): string {
  const path = id.split("/node_modules/").at(-1) ?? id;
  if (path === id) return id.startsWith("\0vite/") ? "vite" : "";
  const [first = "", second = ""] = path.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}

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
    include: ["src/**/*.test.ts"],
    passWithNoTests: false,
  },
});
