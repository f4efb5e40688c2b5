/**
 * `node build/main.ts`: builds `dist`, everything that the server delivers to browsers: the program, each public page as
 * HTML in every language, a shell for the other pages, and last the service worker, whose version comes of all files.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { classicScript } from "./classic-script.ts";
import { writeServiceWorker } from "./offline.ts";
import { precompress } from "./precompress.ts";
import { writePages } from "./write-pages.ts";

const WEB = path.resolve(import.meta.dirname, "..");
const DIST = path.join(WEB, "dist");
/** Code that only runs during the build. */
const PRERENDER = path.join(DIST, "prerender");

const configFile = path.join(WEB, "vite.config.ts");
const logLevel = "warn";

rmSync(DIST, { recursive: true, force: true });
await build({ configFile, logLevel });
await build({
  configFile,
  logLevel,
  publicDir: false,
  build: {
    ssr: "src/prerender.tsx",
    outDir: PRERENDER,
    manifest: false,
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
const earlyScripts = {
  plain: (await classicScript(path.join(WEB, "src/early.ts"))).trim(),
  withCall: (await classicScript(path.join(WEB, "src/early-call.ts"))).trim(),
};
await writePages({ dist: DIST, earlyScripts, prerender: path.join(PRERENDER, "prerender.js") });
rmSync(PRERENDER, { recursive: true });
const worker = path.join(WEB, "src/service-worker/main.ts");
await writeServiceWorker({ dist: DIST, worker });
precompress(path.join(DIST, "public"));
