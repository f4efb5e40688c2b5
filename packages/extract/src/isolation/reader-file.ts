import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = resolve(import.meta.dirname, "..");
const { resolve: pathOf } = createRequire(import.meta.url);
/** The sources of the packages of ours that a child loads; interchange draws the versions of a worksheet with study. */
export const OWN_PACKAGES = ["@quizmill/contract", "@quizmill/interchange", "@quizmill/study/draw"].map(
  (name) => dirname(pathOf(name)),
);

/** The source of the child's program. */
export const SOURCE_FILE = fileURLToPath(new URL("./child.ts", import.meta.url));
/** The source of the helper process that starts children. */
export const POOL_SOURCE_FILE = fileURLToPath(new URL("./pool-in-process.ts", import.meta.url));
/** The source of the program that recognises pictures. */
export const RECOGNISER_SOURCE_FILE = fileURLToPath(new URL("./recogniser-child.ts", import.meta.url));
/** The source of what `loadReader` returns. */
export const READER_SOURCE_FILE = join(SOURCES, "reader.ts");
/** Where the build puts all of them, as a few modules of JavaScript. */
export const BUILT_FOLDER = join(dirname(SOURCES), "dist");
export const BUILT_CHILD = "child.js";
export const BUILT_POOL = "pool-in-process.js";
export const BUILT_RECOGNISER = "recogniser-child.js";
export const BUILT_READER = "reader.js";
/** The file with the hash of the sources that were built. */
export const STAMP_NAME = ".built-from";

let isBuilt: boolean | null = null;

function chosen(built: string, source: string): string {
  isBuilt ??= isBuiltFrom(BUILT_FOLDER, sourcesHash());
  return isBuilt ? join(BUILT_FOLDER, built) : source;
}

/**
 * The program of a child: the built one if it was built from exactly these sources. Node would strip the types of two
 * hundred files for each document, which is two thirds of a child's start.
 */
export const readerFile = () => chosen(BUILT_CHILD, SOURCE_FILE);

/** The program of the helper process, chosen the same way: stripping types would keep 25 MB in its memory. */
export const poolFile = () => chosen(BUILT_POOL, POOL_SOURCE_FILE);

/** The program that recognises pictures, chosen the same way. */
export const recogniserFile = () => chosen(BUILT_RECOGNISER, RECOGNISER_SOURCE_FILE);

/** Whether a folder holds the build of the sources with this hash. */
export function isBuiltFrom(folder: string, hash: string): boolean {
  const stamp = join(folder, STAMP_NAME);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
}

/** The hash of all our sources that a child may load. */
export function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const folder of [SOURCES, ...OWN_PACKAGES]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
      hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest("hex");
}
