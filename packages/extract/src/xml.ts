import { ExtractionError } from "./errors.ts";
import { readAttributes, XmlScanner } from "./xml-scanner.ts";

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
// OpenDocument (ISO 26300-1, 1.2) and what it borrows.
for (const name of ["office", "text", "table", "style", "presentation", "meta", "manifest"]) {
  PREFIXES.set(`urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`, `${name}:`);
}
PREFIXES.set("urn:oasis:names:tc:opendocument:xmlns:drawing:1.0", "draw:");
PREFIXES.set("urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0", "fo:");
PREFIXES.set("urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0", "svg:");
PREFIXES.set("http://www.w3.org/1999/xlink", "xlink:");
PREFIXES.set("http://www.w3.org/1998/Math/MathML", "math:");

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
  const scopes = new Scopes();
  const names: string[] = [];
  const scanner = new XmlScanner({
    open(name, source, hasNamespaces) {
      const attributes = source === "" ? null : new TagAttributes(source);
      scopes.enter(hasNamespaces ? (attributes?.all ?? null) : null);
      if (scopes.depth > MAX_DEPTH) throw new ExtractionError("EXTRACTION_LIMIT", { depth: MAX_DEPTH });
      const { current } = scopes;
      const canonical = current.elementName(name);
      names.push(canonical);
      walker.open?.(canonical, attributes === null ? NONE : (wanted) => attributes.value(wanted, current));
    },
    close() {
      scopes.leave();
      walker.close?.(names.pop() ?? "");
    },
    text: (text) => walker.text?.(text),
    doctype() {
      throw new ExtractionError("FILE_DAMAGED", { reason: "doctype" });
    },
  });
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.byteLength; ) {
    const end = start + Math.max(CHUNK_BYTES, scanner.waiting);
    scanner.write(decoder.decode(bytes.subarray(start, end), { stream: true }));
    start = end;
  }
  scanner.write(decoder.decode());
  scanner.end();
}

const NONE: Attributes = () => undefined;

/** The attributes of one tag, taken apart when the first of them is asked for. */
class TagAttributes {
  readonly #source: string;
  #all: Map<string, string> | null = null;

  constructor(source: string) {
    this.#source = source;
  }

  get all(): Map<string, string> {
    this.#all ??= readAttributes(this.#source);
    return this.#all;
  }

  value(wanted: string, scope: Scope): string | undefined {
    const direct = this.all.get(wanted);
    const isDirect = direct !== undefined && scope.attributeName(wanted) === wanted;
    if (isDirect || !wanted.includes(":")) return direct;
    for (const [raw, value] of this.all) if (scope.attributeName(raw) === wanted) return value;
    return undefined;
  }
}

/** By the byte order mark, or by how "<" stands at the start of a part that has none. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return "utf-8";
}

/** The scopes of the elements that are open; an element that declares no prefix shares its parent's. */
class Scopes {
  depth = 0;
  current = new Scope(null, 0, new Map());

  /** `declarations` are the attributes of an element that has any; null for all others. */
  enter(declarations: ReadonlyMap<string, string> | null): void {
    this.depth += 1;
    if (declarations !== null) this.current = new Scope(this.current, this.depth, declarations);
  }

  leave(): void {
    if (this.current.depth === this.depth && this.current.outer !== null) this.current = this.current.outer;
    this.depth -= 1;
  }
}

/** The prefixes in force at an element, and the canonical names they have given so far. */
class Scope {
  readonly outer: Scope | null;
  readonly depth: number;
  readonly #prefixes = new Map<string, string>();
  readonly #elements = new Map<string, string>();
  readonly #attributes = new Map<string, string>();

  constructor(outer: Scope | null, depth: number, declarations: ReadonlyMap<string, string>) {
    this.outer = outer;
    this.depth = depth;
    for (const [name, uri] of declarations) {
      if (name === "xmlns") this.#prefixes.set("", PREFIXES.get(uri) ?? "?:");
      else if (name.startsWith("xmlns:")) this.#prefixes.set(name.slice(6), PREFIXES.get(uri) ?? "?:");
    }
  }

  elementName(raw: string): string {
    return known(this.#elements, raw, () => this.#canonical(raw));
  }

  /** An attribute without a prefix belongs to no namespace, whatever the default one is. */
  attributeName(raw: string): string {
    if (!raw.includes(":")) return raw;
    return known(this.#attributes, raw, () => this.#canonical(raw));
  }

  #canonical(raw: string): string {
    const colon = raw.indexOf(":");
    return this.#prefix(colon < 0 ? "" : raw.slice(0, colon)) + raw.slice(colon + 1);
  }

  /** Walks outwards, at most `MAX_DEPTH` scopes: copying them inwards would let a file make it slow. */
  #prefix(raw: string): string {
    for (let scope: Scope | null = this; scope !== null; scope = scope.outer) {
      const found = scope.#prefixes.get(raw);
      if (found !== undefined) return found;
    }
    return raw === "xml" ? "xml:" : "?:";
  }
}

/** No file has this many names; one made to hurt shall not fill the memory with them. */
const MAX_KNOWN_NAMES = 5000;

function known(names: Map<string, string>, raw: string, resolve: () => string): string {
  const found = names.get(raw);
  if (found !== undefined) return found;
  const name = resolve();
  if (names.size < MAX_KNOWN_NAMES) names.set(raw, name);
  return name;
}
