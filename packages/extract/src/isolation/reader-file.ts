import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isSnapshotOf, SNAPSHOT_NAME } from "./snapshot-file.ts";

const SOURCES = resolve(import.meta.dirname, "..");
const CONTRACT = dirname(createRequire(import.meta.url).resolve("@quizmill/contract"));

/** The program of a child as it is written. */
export const SOURCE_FILE = fileURLToPath(new URL("./child.ts", import.meta.url));
/** The program of the process that starts children, as it is written. */
export const POOL_SOURCE_FILE = fileURLToPath(new URL("./pool-in-process.ts", import.meta.url));
/** The program of whose memory the snapshot is made. */
export const SNAPSHOT_SOURCE_FILE = fileURLToPath(new URL("./snapshot.ts", import.meta.url));
/** What `loadReader` gives, as it is written. */
export const READER_SOURCE_FILE = join(SOURCES, "reader.ts");
/** Where the build puts all of them as a few modules of JavaScript. */
export const BUILT_FOLDER = join(dirname(SOURCES), "dist");
export const BUILT_CHILD = "child.js";
export const BUILT_POOL = "pool-in-process.js";
export const BUILT_READER = "reader.js";
/** What it was built from. */
export const STAMP_NAME = ".built-from";

let currentHash: string | null = null;
let isBuilt: boolean | null = null;

function chosen(built: string, source: string): string {
  currentHash ??= sourcesHash();
  isBuilt ??= isBuiltFrom(BUILT_FOLDER, currentHash);
  return isBuilt ? join(BUILT_FOLDER, built) : source;
}

/**
 * The program of a child: built, where that was done from just these sources. Node would take the types out of two
 * hundred files for each document, which is two thirds of the time that a child takes to start.
 */
export const readerFile = () => chosen(BUILT_CHILD, SOURCE_FILE);

/** That of the process that starts children, likewise: what takes the types out stays in memory for good, 25 MB of it. */
export const poolFile = () => chosen(BUILT_POOL, POOL_SOURCE_FILE);

let snapshot: readonly string[] | null = null;

/**
 * What Node is told for a child to start with the parsers in its memory; nothing where no snapshot of just
 * these sources was made by just this Node. Only for what `readerFile` gives.
 */
export function snapshotArguments(): readonly string[] {
  currentHash ??= sourcesHash();
  snapshot ??= isSnapshotOf(BUILT_FOLDER, currentHash)
    ? ["--snapshot-blob", join(BUILT_FOLDER, SNAPSHOT_NAME)]
    : [];
  return snapshot;
}

/** Whether a folder holds what was built from just the sources of that hash. */
export function isBuiltFrom(folder: string, hash: string): boolean {
  const stamp = join(folder, STAMP_NAME);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
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
