import CFB from "cfb";
import { withoutCircles } from "./compound-chains.ts";

/** An OLE2 compound file (MS-CFB): the container of .doc and .ppt. */
export interface CompoundFile {
  /** Names of all streams and storages, without their folders. */
  readonly names: ReadonlySet<string>;
  /** Content of the stream at this path ("Folder/Name"), or null. */
  stream(path: string): Uint8Array | null;
}

/** Throws if the container itself is damaged. */
export function readCompoundFile(bytes: Uint8Array): CompoundFile {
  const container = CFB.read(withoutCircles(bytes), { type: "buffer" });
  return {
    names: new Set(container.FileIndex.map(({ name }) => name)),
    stream(path) {
      const index = container.FullPaths.findIndex((full) => full.slice(full.indexOf("/") + 1) === path);
      const content = container.FileIndex[index]?.content;
      return content === undefined ? null : Uint8Array.from(content);
    },
  };
}
