import { decodeText } from "../encoding.ts";
import type { Relationship } from "../package-parts.ts";
import { collectParts, type Part } from "../reading.ts";
import type { Salvage } from "../salvage.ts";
import { readDiagram } from "../slides/diagram.ts";
import { textParts } from "../text-lines.ts";
import type { Zip } from "../zip.ts";
import { htmlOfArchive } from "./web-archive.ts";

/** A document that inserts more than this many others was made to hurt. */
const MAX_INSERTED = 100;

export interface EmbeddedOptions {
  readonly relationships: readonly Relationship[];
  readonly salvage: Salvage;
  /** Reads an inserted Word document; null where none may be inserted. */
  readonly insert: ((bytes: Uint8Array) => Promise<readonly Part[]>) | null;
}

/**
 * What stands in parts of its own but belongs into the text: SmartArt, and the chunks in other formats that
 * programs insert to be converted on opening (17.17.2). By the id of their relationship.
 */
export async function readEmbedded(
  zip: Zip,
  { relationships, salvage, insert }: EmbeddedOptions,
): Promise<Map<string, readonly Part[]>> {
  const found = new Map<string, readonly Part[]>();
  for (const { id, type, target } of relationships) {
    const isChunk = type === "aFChunk" && insert !== null;
    if ((type !== "diagramData" && !isChunk) || found.size >= MAX_INSERTED) continue;
    const parts = await salvage.try(async () => {
      const bytes = zip.read(target);
      if (bytes === null) return [];
      return isChunk ? readChunk(bytes, target, insert) : readDiagram(bytes);
    }, []);
    found.set(id, parts);
  }
  return found;
}

async function readChunk(
  bytes: Uint8Array,
  name: string,
  insert: NonNullable<EmbeddedOptions["insert"]>,
): Promise<readonly Part[]> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return insert(bytes);
  if (/\.txt$/i.test(name)) return textParts(await decodeText(bytes));
  if (!/\.(x?html?|mht(ml)?)$/i.test(name)) return [];
  const [{ decodeMarkup }, { readFragment }] = await Promise.all([
    import("../web/markup-encoding.ts"),
    import("../web/html-document.ts"),
  ]);
  const html = await decodeMarkup(/\.mht/i.test(name) ? htmlOfArchive(bytes) : bytes);
  return (await collectParts((emit) => readFragment(html, { emit }))).parts;
}
