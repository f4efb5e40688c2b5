import { unzipSync } from "fflate";
import type { FileToRead } from "../format.ts";

export { packageOf } from "../package-file.ts";
export {
  type CollectionOptions,
  endlessTablePackage,
  endlessViewPackage,
  newAnkiPackage,
} from "./anki-collection.ts";

/** A file as a reader gets it, opened without limits: for tests and benchmarks, whose files are their own. */
export function fileOf(name: string, bytes: Uint8Array): FileToRead {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const parts = isZip ? unzipSync(bytes) : null;
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return {
    name,
    bytes,
    language: null,
    languageOf: () => null,
    text: isZip ? null : decoder.decode(bytes),
    parts: parts && {
      names: Object.keys(parts),
      read: (part) => parts[part] ?? null,
      text: (part) => (parts[part] === undefined ? null : decoder.decode(parts[part])),
    },
  };
}
