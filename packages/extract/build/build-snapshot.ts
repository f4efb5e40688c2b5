import { spawnSync } from "node:child_process";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { BUILT_CHILD, BUILT_FOLDER, SNAPSHOT_SOURCE_FILE } from "../src/isolation/reader-file.ts";
import { SNAPSHOT_NAME, SNAPSHOT_STAMP_NAME, snapshotStamp } from "../src/isolation/snapshot-file.ts";

/** A snapshot is of one script. These two are loaded beside it, by who starts with it: WebAssembly, and a megabyte of tables. */
const BESIDE = ["@hyzyla/pdfium", "jschardet"];
const PROGRAM = join(BUILT_FOLDER, "snapshot.cjs");
const CONFIGURATION = join(BUILT_FOLDER, "snapshot.json");
const UNTRIED = join(BUILT_FOLDER, "untried.snapshot");
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Makes the snapshot that children start with. Where Node cannot, says so and leaves none: they start without. */
export async function buildSnapshot(sources: string): Promise<void> {
  const packageFiles = await bundle();
  // Compiled code, Node's own and ours, would double it, and bind it to one sort of processor.
  writeFileSync(CONFIGURATION, JSON.stringify({ builder: PROGRAM, withoutCodeCache: true }));
  const made = node("--snapshot-blob", UNTRIED, "--build-snapshot-config", CONFIGURATION);
  const tried = node("--snapshot-blob", UNTRIED, join(BUILT_FOLDER, BUILT_CHILD));
  if (made.status !== 0 || !tried.stdout.startsWith('{"type":"ready"}')) {
    rmSync(UNTRIED, { force: true });
    process.emitWarning(`Readers start without a snapshot: ${made.stderr}${tried.stderr}`);
    return;
  }
  renameSync(UNTRIED, join(BUILT_FOLDER, SNAPSHOT_NAME));
  // Last of all: from here on it is used.
  writeFileSync(join(BUILT_FOLDER, SNAPSHOT_STAMP_NAME), snapshotStamp(BUILT_FOLDER, sources, packageFiles));
}

/** What is to be in the snapshot, as one script; gives the `package.json` of each package that is in it. */
async function bundle(): Promise<string[]> {
  const { rolldown } = await import("rolldown");
  const build = await rolldown({ input: SNAPSHOT_SOURCE_FILE, platform: "node", external: BESIDE });
  const options = { format: "cjs", codeSplitting: false, comments: false } as const;
  const { output } = await build.write({ file: PROGRAM, ...options });
  await build.close();
  const folders = output[0].moduleIds.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []);
  return [...new Set(folders)].sort().map((folder) => relative(BUILT_FOLDER, join(folder, "package.json")));
}

/** To its end, with nothing on standard input. */
function node(...args: string[]) {
  return spawnSync(process.execPath, args, { encoding: "utf8", input: "", env: {} });
}
