import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { callsOnly } from "./build/calls-only.ts";
import { catalogueParts } from "./build/catalogue-parts.ts";
import { limitsApart } from "./build/limits-apart.ts";

/** The API's URL while the pages are served with hot reload. */
const apiOrigin = process.env.QUIZMILL_API ?? "http://127.0.0.1:3000";
const proxy = { "/api": { target: apiOrigin, changeOrigin: false } };

/** The dependencies of every page. */
const DEPENDENCIES =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\/|rolldown\/runtime|vite\/preload-helper/;
/**
 * Code that the frame around every page shares with pages: separately, each of these would be a file of some hundred
 * bytes.
 */
const FRAME =
  /web\/src\/(lib\/(paths|use-paths|public-pages|storage|stored-language|session-door|session\/(access-token|cached-user|received-session|session|turns|use-session|watch-expiry)\.|privacy-open|theme|consent|early-call|api-url|new-key|analytics\/track)|i18n\/(index|rich|frame-sections)|ui\/(card|cx|page|button|icon-button|spinner|use-bottom-room))|contract\/src\/(limits\.ts(\?sections|\?section=account)?$|languages)|lucide-react\/dist\/esm\/(createLucideIcon|Icon|icons\/(check|chevron-down|file-text|x))\./;
/** Code that the pages with server calls share. Overlays load when one opens. */
const PARTS =
  /web\/src\/(lib\/(?!analytics|set\/)|i18n|features\/(play\/(persistence|judging)|browser-model\/)|ui\/(?!(dialog|confirm-dialog|sheet|menu|dropzone)\.|rich-text\/))|contract\/src\/limits\.ts\?section=|lucide-react\/dist\/esm\/icons\//;
const IN_EVERY_PAGE = /\/(base|frame|rolldown-runtime)-/;
/** With what few pages share and is too small for a file of its own. */
const QUERIES =
  /@tanstack\/|web\/src\/app\/query-client|lib\/set\/|features\/(play\/use-is-wide|edit\/(edits|set-changes|use-edit-calls))/;
const FORMS = /react-hook-form|web\/src\/features\/auth\/(?!\w+-page)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), callsOnly(), limitsApart(), catalogueParts()],
  server: { proxy },
  build: {
    outDir: "dist/public",
    manifest: true,
    target: "es2022",
    // The content security policy allows no data: scripts or fonts, and small files compress well by themselves.
    assetsInlineLimit: 0,
    // The files of every page are there before any other is asked for: naming them again would only add bytes.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !IN_EVERY_PAGE.test(file)),
    },
    // The PDF of results loads on demand; scripts/weigh.ts checks what loads at once.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: {
        // What every page needs is in two files: one that changes with this project's code, one with the dependencies.
        // Code shared by several pages is grouped too: on a slow network a file costs more by its round trip than by
        // its bytes.
        codeSplitting: {
          groups: [
            { name: "base", test: DEPENDENCIES },
            { name: "frame", test: FRAME },
            { name: "parts", test: PARTS, minShareCount: 2 },
            { name: "queries", test: QUERIES },
            { name: "forms", test: FORMS, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
