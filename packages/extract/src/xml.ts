import { ExtractionError } from "./errors.ts";
import { readAttribute, readAttributes, XmlScanner } from "./xml-scanner.ts";

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

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Walks a part as a stream of events. What is in `skips` is passed over with all it holds, which takes a fraction of
 * the time. A document type is refused (no Office document has one; entity
 * bombs need one) and so is absurd depth; malformed XML throws.
 */
export function walkXml(bytes: Uint8Array, walker: XmlWalker, skips = NOTHING): void {
  const scopes = new Scopes();
  const names: string[] = [];
  const scanner = new XmlScanner({
    open(raw, source, hasNamespaces) {
      scopes.enter(hasNamespaces ? readAttributes(source) : null);
      if (scopes.depth > MAX_DEPTH) throw new ExtractionError("EXTRACTION_LIMIT", { depth: MAX_DEPTH });
      const { current } = scopes;
      const name = current.elementName(raw);
      if (skips.has(name)) {
        scopes.leave();
        return false;
      }
      names.push(name);
      walker.open?.(name, source === "" ? NONE : (wanted) => current.valueOf(wanted, source));
      return true;
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
  /** The other way round. */
  readonly #written = new Map<string, readonly string[]>();
  readonly #elements = new Map<string, string>();
  readonly #attributes = new Map<string, string | null>();

  constructor(outer: Scope | null, depth: number, declarations: ReadonlyMap<string, string>) {
    this.outer = outer;
    this.depth = depth;
    for (const [name, uri] of declarations) {
      if (name === "xmlns") this.#prefixes.set("", PREFIXES.get(uri) ?? "?:");
      else if (name.startsWith("xmlns:")) this.#declare(name.slice(6), PREFIXES.get(uri) ?? "?:");
    }
  }

  #declare(raw: string, prefix: string): void {
    this.#prefixes.set(raw, prefix);
    const ways = this.#written.get(prefix) ?? [];
    if (ways.length < 2) this.#written.set(prefix, [...ways, raw]);
  }

  elementName(raw: string): string {
    return known(this.#elements, raw, () => this.#canonical(raw));
  }

  /** An attribute by its canonical name, out of everything a tag says. One without a prefix has no namespace. */
  valueOf(wanted: string, source: string): string | undefined {
    if (!wanted.includes(":")) return readAttribute(source, wanted);
    const raw = known(this.#attributes, wanted, () => this.#rawName(wanted));
    if (raw !== null) return raw === "" ? undefined : readAttribute(source, raw);
    for (const [name, value] of readAttributes(source)) {
      if (name.includes(":") && this.#canonical(name) === wanted) return value;
    }
    return undefined;
  }

  /** How the file writes an attribute here: "" where it cannot, null where it can in several ways. */
  #rawName(wanted: string): string | null {
    const prefix = wanted.slice(0, wanted.indexOf(":") + 1);
    const [way, other] = this.#waysToWrite(prefix);
    if (other !== undefined) return null;
    return way === undefined ? "" : `${way}:${wanted.slice(prefix.length)}`;
  }

  /** At most two of the prefixes that mean the same; no attribute is in the default namespace. */
  #waysToWrite(prefix: string): string[] {
    const ways = prefix === "xml:" ? ["xml"] : [];
    for (let scope: Scope | null = this; scope !== null && ways.length < 2; scope = scope.outer) {
      for (const raw of scope.#written.get(prefix) ?? []) {
        if (ways.length < 2 && this.#prefix(raw) === prefix) ways.push(raw);
      }
    }
    return ways;
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

function known<T>(names: Map<string, T>, raw: string, resolve: () => T): T {
  const found = names.get(raw);
  if (found !== undefined) return found;
  const name = resolve();
  if (names.size < MAX_KNOWN_NAMES) names.set(raw, name);
  return name;
}
