import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The memory of a process with the parsers loaded; Node can start from it. */
export const SNAPSHOT_NAME = "reader.snapshot";
export const SNAPSHOT_STAMP_NAME = ".snapshot-of";

interface Stamp {
  readonly sources: string;
  readonly node: string;
  readonly snapshot: string;
  /** A snapshot also holds code of other packages: the `package.json` of each, by path. */
  readonly packages: Readonly<Record<string, string>>;
}

const hashOf = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/** Node exits without a message if a snapshot is cut off or was made by another Node. */
function nodeHash(): string {
  const { versions, config, platform, arch } = process;
  return hashOf(JSON.stringify({ versions, config, platform, arch }));
}

/** What must be the same for the snapshot in `folder` to be used. Paths of packages are relative to it. */
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

/**
 * Whether `folder` holds a complete snapshot by exactly this Node, of exactly these sources and installed packages.
 */
export function isSnapshotOf(folder: string, sources: string): boolean {
  try {
    const stamp = readFileSync(join(folder, SNAPSHOT_STAMP_NAME), "utf8");
    const { packages } = JSON.parse(stamp) as Stamp;
    return snapshotStamp(folder, sources, Object.keys(packages)) === stamp;
  } catch {
    return false;
  }
}
