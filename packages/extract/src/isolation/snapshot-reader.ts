import { lazyPackages } from "../lazy-packages.ts";

/** What a process that started from a snapshot of `snapshot.ts` finds in its memory. */
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

/** Called by the program from which the snapshot is made: stores what later processes will find. */
export function keepForSnapshot(reader: SnapshotReader): void {
  (globalThis as Memory).quizmillReader = reader;
}

/** The parsers in this process's memory; null if it was not started from a snapshot. */
export function snapshotReader(): SnapshotReader | null {
  const reader = (globalThis as Memory).quizmillReader;
  if (reader === undefined) return null;
  const { pdfium, jschardet } = lazyPackages;
  Object.assign(reader.lazyPackages, { pdfium, jschardet });
  return reader;
}
