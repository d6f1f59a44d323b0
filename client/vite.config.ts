import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./scripts/compress.ts";
import { texts } from "./scripts/texts.ts";

// Builds into the Python package, which serves the files.
export default defineConfig({
  plugins: [svelte(), texts(), compress()],
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
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8964", ws: true } },
  },
});
