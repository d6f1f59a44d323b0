import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { compress } from "./scripts/compress.ts";
import { texts } from "./scripts/texts.ts";

/** The page itself is served at many addresses, so it names its files from the root. */
function absoluteIndex(): Plugin {
  return {
    name: "ekiben-absolute-index",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}

// Builds into the Python package, which serves the files.
export default defineConfig({
  base: "./", // a static site may lie in any folder
  plugins: [svelte(), texts(), absoluteIndex(), compress()],
  build: {
    outDir: "../src/ekiben/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Shared code in one file: another request would cost more than these few bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "shared", test: /node_modules|src\/(lib|parts|style|App|screens\/[LT])/ }],
        },
      },
    },
  },
  // Written by `ekiben compile --js`; see bootstrap.py.
  resolve: { alias: { python: join(import.meta.dirname, "python") } },
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8964", ws: true } },
  },
});
