import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Where the API answers while the pages are served with hot reload. */
const apiOrigin = process.env.QUIZMILL_API ?? "http://127.0.0.1:3000";
const proxy = { "/api": { target: apiOrigin, changeOrigin: false } };

/** Fonts are compressed already; below this size the headers weigh more than what is saved. */
const COMPRESSIBLE = /\.(js|css|html|svg)$/;
const MIN_BYTES = 1024;

/** Lays `.br` and `.gz` beside each text file, so that the server compresses nothing while people wait. */
function precompress(): Plugin {
  let outDir = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const entry of readdirSync(outDir, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSIBLE.test(entry)) continue;
        const file = path.join(outDir, entry);
        const bytes = readFileSync(file);
        if (bytes.length < MIN_BYTES) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: "dist",
    target: "es2022",
    // The content policy allows no data: scripts or fonts, and small files compress well on their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs travels in one file: it compresses better and changes least.
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
            },
          ],
        },
      },
    },
  },
});
