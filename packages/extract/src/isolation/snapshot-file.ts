import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The memory of a process in which the parsers are loaded, for Node to start with. */
export const SNAPSHOT_NAME = "reader.snapshot";
export const SNAPSHOT_STAMP_NAME = ".snapshot-of";

interface Stamp {
  readonly sources: string;
  readonly node: string;
  readonly snapshot: string;
  /** Other than the programs beside it, a snapshot holds what others wrote: the `package.json` of each, by its path. */
  readonly packages: Readonly<Record<string, string>>;
}

const hashOf = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/** Node ends itself, and without a word to anybody, where a snapshot is cut off or by another Node. */
function nodeHash(): string {
  const { versions, config, platform, arch } = process;
  return hashOf(JSON.stringify({ versions, config, platform, arch }));
}

/** What has to be the same for the snapshot in `folder` to be used; paths of packages are relative to that. */
export function snapshotStamp(folder: string, sources: string, packageFiles: readonly string[]): string {
  const fileHash = (file: string) => hashOf(readFileSync(join(folder, file)));
  const stamp: Stamp = {
    sources,
    node: nodeHash(),
    snapshot: fileHash(SNAPSHOT_NAME),
    packages: Object.fromEntries(packageFiles.map((file) => [file, fileHash(file)])),
  };
  return JSON.stringify(stamp);
}

/** Whether `folder` holds a snapshot, whole, by just this Node, of just these sources and the packages installed. */
export function isSnapshotOf(folder: string, sources: string): boolean {
  try {
    const stamp = readFileSync(join(folder, SNAPSHOT_STAMP_NAME), "utf8");
    const { packages } = JSON.parse(stamp) as Stamp;
    return snapshotStamp(folder, sources, Object.keys(packages)) === stamp;
  } catch {
    return false;
  }
}
