import type { Plugin } from "vite";

/** Lists the npm packages whose code ended up in the build; their licence texts are shipped beside it. */
export function bundledPackages(): Plugin {
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
      const source = JSON.stringify([...names].sort(), null, 2) + "\n";
      this.emitFile({ type: "asset", fileName: "bundled.json", source });
    },
  };
}

/** Returns the npm package a module belongs to, or an empty string for our own. */
export function packageOf(id: string): string {
  const path = id.replaceAll("\\", "/").split("/node_modules/");
  const inside = path.at(-1);
  if (path.length === 1 || inside === undefined) return id.startsWith("\0vite/") ? "vite" : "";
  const [first = "", second = ""] = inside.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}
