import { decodeText } from "../encoding.ts";
import type { Relationship } from "../package-parts.ts";
import { collectParts, type Part } from "../reading.ts";
import type { Salvage } from "../salvage.ts";
import { readDiagram } from "../slides/diagram.ts";
import { textParts } from "../text-lines.ts";
import type { Zip } from "../zip.ts";
import { htmlOfArchive } from "./web-archive.ts";

/** A document that inserts more others is malicious. */
const MAX_INSERTED = 100;

export interface EmbeddedOptions {
  readonly relationships: readonly Relationship[];
  readonly salvage: Salvage;
}

/** SmartArt by relationship id. It is in parts of its own but belongs into the text. */
export function readDiagrams(zip: Zip, { relationships, salvage }: EmbeddedOptions): EmbeddedParts {
  const found: EmbeddedParts = new Map();
  for (const { id, target } of embeddedAs("diagramData", relationships)) {
    const read = () => {
      const bytes = zip.read(target);
      return bytes === null ? [] : readDiagram(bytes);
    };
    found.set(id, salvage.trySync(read, []));
  }
  return found;
}

export interface ChunkOptions extends EmbeddedOptions {
  /** Reads an inserted Word document. */
  readonly insert: (bytes: Uint8Array) => Promise<readonly Part[]>;
}

/** Chunks in other formats, which Word converts on opening (17.17.2), by relationship id. */
export async function readChunks(
  zip: Zip,
  { relationships, salvage, insert }: ChunkOptions,
): Promise<EmbeddedParts> {
  const found: EmbeddedParts = new Map();
  for (const { id, target } of embeddedAs("aFChunk", relationships)) {
    const read = async () => {
      const bytes = zip.read(target);
      return bytes === null ? [] : readChunk(bytes, target, insert);
    };
    found.set(id, await salvage.try(read, []));
  }
  return found;
}

type EmbeddedParts = Map<string, readonly Part[]>;

function embeddedAs(type: string, relationships: readonly Relationship[]): readonly Relationship[] {
  return relationships.filter((one) => one.type === type).slice(0, MAX_INSERTED);
}

async function readChunk(
  bytes: Uint8Array,
  name: string,
  insert: ChunkOptions["insert"],
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
