import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BUILT_FOLDER, BUILT_READER, isBuiltFrom, sourcesHash } from "./isolation/reader-file.ts";

/**
 * For a program that reads a document in its own process and ends, as the command line does: as it was built, where
 * that was done from just these sources, else the sources themselves.
 */
export function loadReader(folder = BUILT_FOLDER): Promise<typeof import("./reader.ts")> {
  if (!isBuiltFrom(folder, sourcesHash())) return import("./reader.ts");
  return import(pathToFileURL(join(folder, BUILT_READER)).href);
}
