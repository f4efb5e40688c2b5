import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { Packed } from "./packed.ts";

/** A lexicon as it is kept packed: to pack it takes half a second of the processor, to read it a hundredth. */
export interface Stored {
  packed: Packed;
  /** By name; see `indexOf`. */
  indexes: Readonly<Record<string, Float64Array>>;
}

/** From what it was made: folders with all their files, and what these were like. It stands beside the lexicon. */
interface Origin {
  readonly folders: readonly string[];
  readonly stamp: string;
}

const FOLDER = fileURLToPath(new URL("../dist/", import.meta.url));
const OWN_FOLDERS = ["../data/", "./"].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

const filesOf = (language: string, folder: string) => ({
  lexicon: path.join(folder, `${language}.bin`),
  origin: path.join(folder, `${language}.json`),
});

/** Whether a language is stored as the files that it was made from are now. The lexicon itself is not read. */
export function isStored(language: string, folder = FOLDER): boolean {
  try {
    const { folders, stamp }: Origin = JSON.parse(readFileSync(filesOf(language, folder).origin, "utf8"));
    return stamp === stampOf(folders);
  } catch {
    return false;
  }
}

/** What was stored of a language; null if nothing was, or it is out of date. */
export function storedOf(language: string, folder = FOLDER): Stored | null {
  if (!isStored(language, folder)) return null;
  return deserialize(readFileSync(filesOf(language, folder).lexicon));
}

/** Stores the lexicon of a language, whose indexes are made from the files of further folders as well. */
export function store(
  language: string,
  stored: Stored,
  otherFolders: readonly string[],
  folder = FOLDER,
): void {
  const folders = [...OWN_FOLDERS, ...otherFolders];
  const { lexicon, origin } = filesOf(language, folder);
  const made: Origin = { folders, stamp: stampOf(folders) };
  mkdirSync(folder, { recursive: true });
  // Nothing is read while half of it is there: what says that it is there comes last.
  rmSync(origin, { force: true });
  for (const [file, bytes] of [
    [lexicon, serialize(stored)],
    [origin, JSON.stringify(made)],
  ] as const) {
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
  }
}

function stampOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      if (name.endsWith(".test.ts")) continue;
      const { size, mtimeMs } = statSync(path.join(folder, name));
      hash.update(`${name} ${size} ${mtimeMs}\n`);
    }
  return hash.digest("hex");
}
