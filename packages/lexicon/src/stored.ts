import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { Packed } from "./packed.ts";

/** A lexicon as it is kept packed: to pack it takes half a second of the processor, to read it a hundredth. */
export interface Stored {
  packed: Packed;
  /** By name; see `indexOf`. */
  indexes: Readonly<Record<string, Float64Array>>;
}

interface InFile extends Stored {
  /** The folders with all files that it was made from, and what these were like. */
  folders: readonly string[];
  stamp: string;
}

const FOLDER = fileURLToPath(new URL("../dist/", import.meta.url));
const OWN_FOLDERS = ["../data/", "./"].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

const fileOf = (language: string) => `${FOLDER}${language}.bin`;

/** What was stored of a language; null if nothing was, or the files that it was made from are others by now. */
export function storedOf(language: string): Stored | null {
  try {
    const { folders, stamp, ...stored }: InFile = deserialize(readFileSync(fileOf(language)));
    return stamp === stampOf(folders) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the lexicon of a language, whose indexes are made from the files of further folders as well. */
export function store(language: string, stored: Stored, otherFolders: readonly string[]): void {
  const folders = [...OWN_FOLDERS, ...otherFolders];
  mkdirSync(FOLDER, { recursive: true });
  const half = `${fileOf(language)}.${process.pid}`;
  writeFileSync(half, serialize({ ...stored, folders, stamp: stampOf(folders) } satisfies InFile));
  renameSync(half, fileOf(language));
}

function stampOf(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => !name.endsWith(".test.ts"))
      .sort()
      .map((name) => {
        const { size, mtimeMs } = statSync(`${folder}/${name}`);
        return `${name} ${size} ${mtimeMs}`;
      }),
  );
  return files.join("\n");
}

export function removeStored(language: string): void {
  rmSync(fileOf(language), { force: true });
}
