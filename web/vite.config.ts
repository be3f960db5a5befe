import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // relative addresses: the table may serve the page under any path
  base: "./",
  build: {
    outDir: "../src/igroteka/page",
    emptyOutDir: true,
    // the content policy allows files of our own only, no data: addresses and no inline scripts
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
