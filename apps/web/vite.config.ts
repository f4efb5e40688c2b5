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
  preview: { proxy },
  build: {
    outDir: "dist",
    target: "es2022",
    // The content policy allows no data: scripts or fonts, and small files compress well on their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
