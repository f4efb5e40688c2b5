import { SaxesParser } from "saxes";
import { ExtractionError } from "./errors.ts";

const MAX_DEPTH = 256;
const CHUNK_BYTES = 128 * 1024;

/**
 * The short name each namespace usually has, so that walkers can write `w:p` whatever prefix the file
 * uses. Strict documents (ISO 29500) have their own namespace for each.
 */
const PREFIXES = new Map<string, string>();
for (const [prefix, transitional, strict] of [
  ["w", "wordprocessingml/2006/main", "wordprocessingml/main"],
  ["a", "drawingml/2006/main", "drawingml/main"],
  ["p", "presentationml/2006/main", "presentationml/main"],
  ["r", "officeDocument/2006/relationships", "officeDocument/relationships"],
  ["m", "officeDocument/2006/math", "officeDocument/math"],
  ["dgm", "drawingml/2006/diagram", "drawingml/diagram"],
]) {
  PREFIXES.set(`http://schemas.openxmlformats.org/${transitional}`, `${prefix}:`);
  PREFIXES.set(`http://purl.oclc.org/ooxml/${strict}`, `${prefix}:`);
}
PREFIXES.set("http://schemas.openxmlformats.org/markup-compatibility/2006", "mc:");
PREFIXES.set("http://schemas.openxmlformats.org/package/2006/relationships", "");
PREFIXES.set("http://schemas.openxmlformats.org/package/2006/content-types", "");
PREFIXES.set("http://purl.org/dc/elements/1.1/", "dc:");

/** Attribute values by canonical name (`w:val`, or `id` where it has no namespace). */
export type Attributes = (name: string) => string | undefined;

export interface XmlWalker {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Walks a part as a stream of events. A document type is refused (no Office document has one; entity
 * bombs need one) and so is absurd depth; malformed XML throws.
 */
export function walkXml(bytes: Uint8Array, walker: XmlWalker): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  parser.on("doctype", () => {
    throw new ExtractionError("FILE_DAMAGED", { reason: "doctype" });
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new ExtractionError("EXTRACTION_LIMIT", { depth: MAX_DEPTH });
    walker.open?.(canonical(tag.uri, tag.local), (name) => attribute(tag.attributes, name));
  });
  parser.on("closetag", (tag) => {
    depth -= 1;
    walker.close?.(canonical(tag.uri, tag.local));
  });
  parser.on("text", (text) => walker.text?.(text));
  parser.on("cdata", (text) => walker.text?.(text));
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.byteLength; start += CHUNK_BYTES) {
    parser.write(decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true }));
  }
  parser.write(decoder.decode()).close();
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return "utf-8";
}

function canonical(uri: string, local: string): string {
  const prefix = PREFIXES.get(uri);
  return prefix === undefined ? `?:${local}` : prefix + local;
}

function attribute(
  attributes: Record<string, { uri: string; local: string; value: string }>,
  name: string,
): string | undefined {
  const direct = attributes[name];
  if (direct !== undefined) return direct.value;
  if (!name.includes(":")) return undefined;
  return Object.values(attributes).find((one) => canonical(one.uri, one.local) === name)?.value;
}
