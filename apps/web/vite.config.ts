import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where the API answers while the pages are served with hot reload. */
const apiOrigin = process.env.QUIZMILL_API ?? "http://127.0.0.1:3000";
const proxy = { "/api": { target: apiOrigin, changeOrigin: false } };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  server: { proxy },
  build: {
    outDir: "dist/public",
    manifest: true,
    target: "es2022",
    // The content policy allows no data: scripts or fonts, and small files compress well on their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs travels in two files: one that changes with our code, one with our dependencies.
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
            },
            {
              name: "frame",
              test: /src\/(lib\/(paths|use-paths)|i18n\/rich|ui\/(card|cx))|lucide-react\/dist\/esm\/(createLucideIcon|Icon|icons\/(check|file-text))\./,
            },
          ],
        },
      },
    },
  },
});
