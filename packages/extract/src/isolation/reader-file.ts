import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = resolve(import.meta.dirname, "..");
const CONTRACT = dirname(createRequire(import.meta.url).resolve("@quizmill/contract"));

/** The program of a child as it is written. */
export const SOURCE_FILE = fileURLToPath(new URL("./child.ts", import.meta.url));
/** Where the build puts the same as a few modules of JavaScript. */
export const BUILT_FOLDER = join(dirname(SOURCES), "dist");
export const BUILT_NAME = "child.js";
/** What it was built from. */
export const STAMP_NAME = ".built-from";

let chosen: string | null = null;

/**
 * The program of a child: built, where that was done from just these sources. Node would take the types out of two
 * hundred files for each document, which is two thirds of the time that a child takes to start.
 */
export function readerFile(): string {
  chosen ??= builtReader(BUILT_FOLDER, sourcesHash()) ?? SOURCE_FILE;
  return chosen;
}

/** The built program in a folder; null where there is none, or it was built from other sources. */
export function builtReader(folder: string, hash: string): string | null {
  const stamp = join(folder, STAMP_NAME);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash ? join(folder, BUILT_NAME) : null;
}

/** Of all that a child may load of ours. */
export function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const folder of [SOURCES, CONTRACT]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
      hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest("hex");
}
