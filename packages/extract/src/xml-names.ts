import { readAttribute, readAttributes, type Tag } from "./xml-marks.ts";
import { type RunNames, type RunSearch, runSearch } from "./xml-runs.ts";
import type { ElementPatterns, ElementSearch } from "./xml-search.ts";

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
  ["c", "drawingml/2006/chart", "drawingml/chart"],
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

/** Of a tag without any. */
export const NONE: Attributes = () => undefined;

/** What is done with an element: its content told event by event, handed over as it stands, or passed over. */
export type Handling = "walk" | "hand-over" | "skip";

/** Of a walk. */
export interface Handlings {
  /** By canonical name, for all elements that are not to be walked. */
  readonly ofElements: ReadonlyMap<string, Handling>;
  readonly runs: RunNames | null;
}

/** A start tag that was read: one for all places of a scope where just the same tag stands. */
export interface Element {
  /** Canonical. */
  readonly name: string;
  readonly handling: Handling;
  readonly isEmpty: boolean;
  readonly attributes: Attributes;
  /** How it begins and ends in the file: "<x:p", "</x:p". */
  readonly opening: string;
  readonly ending: string;
  /** As most are written: "</x:p>". */
  readonly endTag: string;
  /** In force inside of it. */
  readonly scope: Scope;
}

/** No file has this many names; one made to hurt shall not fill the memory with them. */
const MAX_NAMES = 5_000;
/** Longer tags have numbers in them, and do not come again. */
export const MAX_KNOWN_TAG_CHARS = 64;

/** What all tags of one name share. */
type Named = Pick<Element, "name" | "handling" | "opening" | "ending" | "endTag">;

/** The prefixes in force at an element, and what was read under them so far. */
export class Scope {
  readonly #outer: Scope | null;
  readonly #handlings: Handlings;
  readonly #prefixes = new Map<string, string>();
  /** The other way round. */
  readonly #written = new Map<string, readonly string[]>();
  readonly #named = new Map<string, Named>();
  readonly #attributes = new Map<string, string | null>();
  readonly #elements = new Map<string, Element>();
  #runs: RunSearch | null | undefined = undefined;

  constructor(handlings: Handlings, outer: Scope | null = null, declarations?: string) {
    this.#handlings = handlings;
    this.#outer = outer;
    if (declarations === undefined) return;
    for (const [name, uri] of readAttributes(declarations)) {
      if (name === "xmlns") this.#prefixes.set("", PREFIXES.get(uri) ?? "?:");
      else if (name.startsWith("xmlns:")) this.#declare(name.slice(6), PREFIXES.get(uri) ?? "?:");
    }
  }

  #declare(raw: string, prefix: string): void {
    this.#prefixes.set(raw, prefix);
    const ways = this.#written.get(prefix) ?? [];
    if (ways.length < 2) this.#written.set(prefix, [...ways, raw]);
  }

  /** How runs are found here; null where they are not told whole, or not written with one prefix. */
  get runs(): RunSearch | null {
    if (this.#runs !== undefined) return this.#runs;
    const { runs } = this.#handlings;
    const [prefix] = runs === null ? [] : this.#waysToWrite(prefixOf(runs.element));
    this.#runs = runs === null || prefix === undefined ? null : runSearch(runs, prefix);
    return this.#runs;
  }

  /** How those elements are found here; null where they may be written in several ways. */
  patterns(search: ElementSearch): ElementPatterns | null {
    const [prefix, other] = this.#waysToWrite(search.prefix);
    const isOnly = prefix !== undefined && other === undefined && !this.#isDefault(search.prefix);
    return isOnly ? search.patterns(prefix) : null;
  }

  /** Whether names without a prefix are of that namespace, or may be. */
  #isDefault(prefix: string): boolean {
    return this.#prefix("") === prefix;
  }

  /** What a tag says of itself. */
  attributesOf(source: string): Attributes {
    return source === "" ? NONE : (wanted) => this.#valueOf(wanted, source);
  }

  /** An element that has a whole start tag, by its name and attributes as they are written, none of them a prefix's. */
  elementWith(raw: string, attributes: string): Element {
    return this.#elementOf({ name: raw, attributes, isEmpty: false });
  }

  /** The element whose tag was read here before; `source` is everything between "<" and ">". */
  known(source: string): Element | undefined {
    return this.#elements.get(source);
  }

  /** An element that declares no prefix shares its parent's scope. `source` as for `known`; null where it is long. */
  element(tag: Tag, source: string | null): Element {
    const declares = tag.attributes.includes("xmlns");
    const scope = declares ? new Scope(this.#handlings, this, tag.attributes) : this;
    const element = scope.#elementOf(tag);
    if (!declares && source !== null && this.#elements.size < MAX_NAMES) this.#elements.set(source, element);
    return element;
  }

  #elementOf({ name: raw, attributes, isEmpty }: Omit<Tag, "end">): Element {
    const { name, handling, opening, ending, endTag } = this.#namedAs(raw);
    return {
      name,
      handling,
      isEmpty,
      attributes: this.attributesOf(attributes),
      opening,
      ending,
      endTag,
      scope: this,
    };
  }

  #namedAs(raw: string): Named {
    const known = this.#named.get(raw);
    if (known !== undefined) return known;
    const name = this.#canonical(raw);
    const handling = this.#handlings.ofElements.get(name) ?? "walk";
    const named: Named = { name, handling, opening: `<${raw}`, ending: `</${raw}`, endTag: `</${raw}>` };
    if (this.#named.size < MAX_NAMES) this.#named.set(raw, named);
    return named;
  }

  /** An attribute by its canonical name, out of everything a tag says. One without a prefix has no namespace. */
  #valueOf(wanted: string, source: string): string | undefined {
    if (!wanted.includes(":")) return readAttribute(source, wanted);
    const raw = this.#rawName(wanted);
    if (raw !== null) return raw === "" ? undefined : readAttribute(source, raw);
    for (const [name, value] of readAttributes(source)) {
      if (name.includes(":") && this.#canonical(name) === wanted) return value;
    }
    return undefined;
  }

  /** How the file writes an attribute here: "" where it cannot, null where it can in several ways. */
  #rawName(wanted: string): string | null {
    const known = this.#attributes.get(wanted);
    if (known !== undefined) return known;
    const prefix = prefixOf(wanted);
    const [way, other] = this.#waysToWrite(prefix);
    const only = way === undefined ? "" : `${way}:${wanted.slice(prefix.length)}`;
    const raw = other === undefined ? only : null;
    this.#attributes.set(wanted, raw);
    return raw;
  }

  /** At most two of the prefixes that mean the same; no attribute is in the default namespace. */
  #waysToWrite(prefix: string): string[] {
    const ways = prefix === "xml:" ? ["xml"] : [];
    for (let scope: Scope | null = this; scope !== null && ways.length < 2; scope = scope.#outer) {
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

  /** Walks outwards, no further than elements may nest: copying them inwards would let a file make it slow. */
  #prefix(raw: string): string {
    for (let scope: Scope | null = this; scope !== null; scope = scope.#outer) {
      const found = scope.#prefixes.get(raw);
      if (found !== undefined) return found;
    }
    return raw === "xml" ? "xml:" : "?:";
  }
}

/** "w:" of "w:val". */
function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(":") + 1);
}
