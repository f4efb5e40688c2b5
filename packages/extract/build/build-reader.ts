import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join, parse } from "node:path";
import {
  BUILT_CHILD,
  BUILT_FOLDER,
  BUILT_POOL,
  BUILT_READER,
  BUILT_RECOGNISER,
  isBuiltFrom,
  POOL_SOURCE_FILE,
  READER_SOURCE_FILE,
  RECOGNISER_SOURCE_FILE,
  SOURCE_FILE,
  STAMP_NAME,
  sourcesHash,
} from "../src/isolation/reader-file.ts";

/** Packages of others are not bundled; they stay in `node_modules`. */
const isOthers = (id: string) => !/^(\.|@quizmill\/)/.test(id) && !isAbsolute(id);

const INPUT = {
  [parse(BUILT_CHILD).name]: SOURCE_FILE,
  [parse(BUILT_POOL).name]: POOL_SOURCE_FILE,
  [parse(BUILT_RECOGNISER).name]: RECOGNISER_SOURCE_FILE,
  [parse(BUILT_READER).name]: READER_SOURCE_FILE,
};

/**
 * Builds the programs of the reader's processes and what `loadReader` gives, unless what stands in `dist` was built from
 * the same sources. A process of its own does it: a server that is started next would keep the bundler's threads and
 * memory.
 */
export function buildReaderWhenStale(folder = BUILT_FOLDER): void {
  if (isBuiltFrom(folder, sourcesHash())) return;
  const { status } = spawnSync(process.execPath, [import.meta.filename, folder], { stdio: "inherit" });
  if (status !== 0) throw new Error("The reader could not be built.");
}

async function buildReader(folder: string): Promise<void> {
  const hash = sourcesHash();
  const { rolldown } = await import("rolldown");
  rmSync(folder, { recursive: true, force: true });
  const bundle = await rolldown({ input: INPUT, platform: "node", external: isOthers });
  await bundle.write({ dir: folder, format: "esm", entryFileNames: "[name].js" });
  await bundle.close();
  // Written last: from here on the build is used.
  writeFileSync(join(folder, STAMP_NAME), hash);
}

if (import.meta.main) await buildReader(process.argv[2] ?? BUILT_FOLDER);
