import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packing } from "./scripts/packing.ts";
import { texts } from "./scripts/texts.ts";

// What is built is served by the Python server, from its own package.
export default defineConfig({
  plugins: [svelte(), texts(), packing()],
  build: {
    outDir: "../src/ekiben/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // What several pages share comes in one piece: each request costs a visitor more than these few bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "shared", test: /node_modules|src\/(lib|parts|style|App|pages\/[LT])/ }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8964", ws: true } },
  },
});
