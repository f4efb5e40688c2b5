import { lazyPackages } from "../lazy-packages.ts";

/** What a process finds in its memory that was started from a snapshot of `snapshot.ts`. */
export interface SnapshotReader {
  readonly serve: typeof import("./serve.ts").serve;
  readonly extractText: typeof import("../extract-text.ts").extractText;
  readonly plainText: typeof import("../plain-text.ts").plainText;
  readonly ExtractionError: typeof import("../errors.ts").ExtractionError;
  readonly lazyPackages: typeof lazyPackages;
}

interface Memory {
  quizmillReader?: SnapshotReader;
}

/** For the program that the snapshot is made of: what the processes started from it will find. */
export function keepForSnapshot(reader: SnapshotReader): void {
  (globalThis as Memory).quizmillReader = reader;
}

/** The parsers in this process's memory; null where it was not started from a snapshot. */
export function snapshotReader(): SnapshotReader | null {
  const reader = (globalThis as Memory).quizmillReader;
  if (reader === undefined) return null;
  const { pdfium, jschardet } = lazyPackages;
  Object.assign(reader.lazyPackages, { pdfium, jschardet });
  return reader;
}
