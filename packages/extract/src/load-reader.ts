import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BUILT_FOLDER, BUILT_READER, isBuiltFrom, sourcesHash } from "./isolation/reader-file.ts";
import { snapshotReader } from "./isolation/snapshot-reader.ts";

export { snapshotArguments } from "./isolation/reader-file.ts";

type Reader = Pick<typeof import("./reader.ts"), "extractText" | "plainText" | "ExtractionError">;

/**
 * For a program that reads a document in its own process and ends, as the command line does: as it was built, where
 * that was done from just these sources, else the sources themselves. In a process that was started with
 * `snapshotArguments`, as those for documents of strangers are, what the snapshot holds.
 */
export async function loadReader(folder = BUILT_FOLDER): Promise<Reader> {
  const reader = snapshotReader();
  if (reader !== null) return reader;
  if (!isBuiltFrom(folder, sourcesHash())) return import("./reader.ts");
  return import(pathToFileURL(join(folder, BUILT_READER)).href);
}
