import { spawnSync } from "node:child_process";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { BUILT_CHILD, BUILT_FOLDER, SNAPSHOT_SOURCE_FILE } from "../src/isolation/reader-file.ts";
import { SNAPSHOT_NAME, SNAPSHOT_STAMP_NAME, snapshotStamp } from "../src/isolation/snapshot-file.ts";

/**
 * A snapshot is made of one script. These two load beside it, in the process that starts from it: WebAssembly, and a
 * megabyte of tables.
 */
const BESIDE = ["@hyzyla/pdfium", "jschardet"];
const PROGRAM = join(BUILT_FOLDER, "snapshot.cjs");
const CONFIGURATION = join(BUILT_FOLDER, "snapshot.json");
const UNTRIED = join(BUILT_FOLDER, "untried.snapshot");
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Makes the snapshot that children start with. If Node cannot, it says so and leaves none; children then start
 * without.
 */
export async function buildSnapshot(sources: string): Promise<void> {
  const packageFiles = await bundle();
  // Compiled code, of Node and of this project, would double its size and bind it to one type of processor.
  writeFileSync(CONFIGURATION, JSON.stringify({ builder: PROGRAM, withoutCodeCache: true }));
  const made = node("--snapshot-blob", UNTRIED, "--build-snapshot-config", CONFIGURATION);
  const tried = node("--snapshot-blob", UNTRIED, join(BUILT_FOLDER, BUILT_CHILD));
  if (made.status !== 0 || !tried.stdout.startsWith('{"type":"ready"}')) {
    rmSync(UNTRIED, { force: true });
    process.emitWarning(`Readers start without a snapshot: ${made.stderr}${tried.stderr}`);
    return;
  }
  renameSync(UNTRIED, join(BUILT_FOLDER, SNAPSHOT_NAME));
  // Written last: from here on the snapshot is used.
  writeFileSync(join(BUILT_FOLDER, SNAPSHOT_STAMP_NAME), snapshotStamp(BUILT_FOLDER, sources, packageFiles));
}

/** Bundles the content of the snapshot into one script; returns the `package.json` of each package in it. */
async function bundle(): Promise<string[]> {
  const { rolldown } = await import("rolldown");
  const build = await rolldown({ input: SNAPSHOT_SOURCE_FILE, platform: "node", external: BESIDE });
  const options = { format: "cjs", codeSplitting: false, comments: false } as const;
  const { output } = await build.write({ file: PROGRAM, ...options });
  await build.close();
  const folders = output[0].moduleIds.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []);
  return [...new Set(folders)].sort().map((folder) => relative(BUILT_FOLDER, join(folder, "package.json")));
}

/** Runs Node to its end, with empty standard input. */
function node(...args: string[]) {
  return spawnSync(process.execPath, args, { encoding: "utf8", input: "", env: {} });
}
