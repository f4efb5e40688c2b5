import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BUILT_FOLDER, BUILT_READER, isBuiltFrom, sourcesHash } from "./isolation/reader-file.ts";

type Reader = typeof import("./reader.ts");

/**
 * The reader for a program that reads a document in its own process and ends, like the command line. It is the built
 * one if it was built from exactly these sources, else the sources.
 */
export async function loadReader(folder = BUILT_FOLDER): Promise<Reader> {
  if (!isBuiltFrom(folder, sourcesHash())) return import("./reader.ts");
  return import(pathToFileURL(join(folder, BUILT_READER)).href);
}
