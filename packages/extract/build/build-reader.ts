import { rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import {
  BUILT_FOLDER,
  BUILT_NAME,
  builtReader,
  SOURCE_FILE,
  STAMP_NAME,
  sourcesHash,
} from "../src/isolation/reader-file.ts";

/** Others' packages stay where they are installed. */
const isOthers = (id: string) => !/^(\.|@quizmill\/)/.test(id) && !isAbsolute(id);

/** Builds the program of the reader's processes, unless what stands in `dist` was built from the same sources. */
export async function buildReaderWhenStale(): Promise<void> {
  const hash = sourcesHash();
  if (builtReader(BUILT_FOLDER, hash) !== null) return;
  const { rolldown } = await import("rolldown");
  rmSync(BUILT_FOLDER, { recursive: true, force: true });
  const bundle = await rolldown({ input: SOURCE_FILE, platform: "node", external: isOthers });
  await bundle.write({ dir: BUILT_FOLDER, format: "esm", entryFileNames: BUILT_NAME });
  await bundle.close();
  // Last of all: from here on it is used.
  writeFileSync(join(BUILT_FOLDER, STAMP_NAME), hash);
}

if (import.meta.main) await buildReaderWhenStale();
