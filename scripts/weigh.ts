import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readManifest, scriptsOf } from "../apps/web/build/manifest.ts";
import { buildWebWhenStale } from "./build-web.ts";
import { ROOT } from "./steps.ts";

/**
 * What the start page makes a browser load, in bytes as sent: the scripts in its HTML, and the one that loads when the
 * page is idle. `npm run bench -- web` measures the same in a browser.
 */
const LIMITS = { scriptBytes: 110_000, fontBytes: 60_000 };
const LATER = ["src/features/consent/privacy.tsx"];
/** Measured: the head of an answer with a hashed file. */
const HEAD_BYTES = 360;

buildWebWhenStale();
const dist = path.join(ROOT, "apps/web/dist");
const publicDir = path.join(dist, "public");
const later = scriptsOf(readManifest(publicDir), LATER);

function bytesAsSent(file: string): number {
  const compressed = path.join(publicDir, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(publicDir, file)).size + HEAD_BYTES;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + bytesAsSent(file), 0);

let isTooHeavy = false;
for (const language of ["en", "pl", "uk", "ja"]) {
  const html = readFileSync(path.join(dist, "pages", language, "index.html"), "utf8");
  const named = [...html.matchAll(/[" ]\/(assets\/[^" ]+\.(?:js|woff2))(?=[" ])/g)].map(
    ([, file = ""]) => file,
  );
  const scriptBytes = sum(new Set([...named.filter((file) => file.endsWith(".js")), ...later]));
  const fontBytes = sum(named.filter((file) => file.endsWith(".woff2")));
  process.stdout.write(`  ${language}: ${scriptBytes} bytes of scripts, ${fontBytes} of fonts\n`);
  isTooHeavy ||= scriptBytes > LIMITS.scriptBytes || fontBytes > LIMITS.fontBytes;
}
if (isTooHeavy) {
  process.stderr.write(`At most ${LIMITS.scriptBytes} bytes of scripts and ${LIMITS.fontBytes} of fonts.\n`);
  process.exitCode = 1;
}

/** The server parses what is sent: a schema in a page would bring Zod along, 25 KB as sent, which also tries `eval`. */
const SCHEMAS = /\bZodError\b/;
const withSchemas = globSync("assets/*.js", { cwd: publicDir }).filter((file) =>
  SCHEMAS.test(readFileSync(path.join(publicDir, file), "utf8")),
);
if (withSchemas.length > 0) {
  process.stderr.write(`Schemas of the contract are in ${withSchemas.join(", ")}.\n`);
  process.exitCode = 1;
}
