import { readAttribute, readAttributes, type Tag } from "./xml-marks.ts";
import { type RunNames, type RunSearch, runSearch } from "./xml-runs.ts";
import type { ElementPatterns, ElementSearch } from "./xml-search.ts";

/**
 * The usual prefix of each namespace, so that walkers can write `w:p` whatever prefix the file uses. Strict documents
 * (ISO 29500) have namespaces of their own.
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
// OpenDocument (ISO 26300-1, 1.2) and the namespaces it uses.
for (const name of ["office", "text", "table", "style", "presentation", "meta", "manifest"]) {
  PREFIXES.set(`urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`, `${name}:`);
}
PREFIXES.set("urn:oasis:names:tc:opendocument:xmlns:drawing:1.0", "draw:");
PREFIXES.set("urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0", "fo:");
PREFIXES.set("urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0", "svg:");
PREFIXES.set("http://www.w3.org/1999/xlink", "xlink:");
PREFIXES.set("http://www.w3.org/1998/Math/MathML", "math:");

/** Attribute values by canonical name (`w:val`, or `id` without a namespace). */
export type Attributes = (name: string) => string | undefined;

/** The attributes of a tag without any. */
export const NONE: Attributes = () => undefined;

/** How an element is handled: its content is walked event by event, passed on as a whole, or skipped. */
export type Handling = "walk" | "hand-over" | "skip";

/** The handlings of a walk. */
export interface Handlings {
  /** By canonical name, for all elements that are not walked. */
  readonly ofElements: ReadonlyMap<string, Handling>;
  readonly runs: RunNames | null;
}

/** A start tag that was read; shared by all identical tags in a scope. */
export interface Element {
  /** Canonical. */
  readonly name: string;
  readonly handling: Handling;
  readonly isEmpty: boolean;
  readonly attributes: Attributes;
  /** How its tags begin in the file: "<x:p", "</x:p". */
  readonly opening: string;
  readonly ending: string;
  /** The usual form: "</x:p>". */
  readonly endTag: string;
  /** The scope inside the element. */
  readonly scope: Scope;
}

/** No real file has so many names; a malicious one must not fill the memory. */
const MAX_NAMES = 5_000;
/** Longer tags have numbers in them and do not repeat. */
export const MAX_KNOWN_TAG_CHARS = 64;

/** What all tags of one name share. */
type Named = Pick<Element, "name" | "handling" | "opening" | "ending" | "endTag">;

/** The prefixes in force at an element, and what was read with them so far. */
export class Scope {
  readonly #outer: Scope | null;
  readonly #handlings: Handlings;
  readonly #prefixes = new Map<string, string>();
  /** The reverse map. */
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

  /** The search for runs in this scope; null if runs are not emitted as a whole, or not written with one prefix. */
  get runs(): RunSearch | null {
    if (this.#runs !== undefined) return this.#runs;
    const { runs } = this.#handlings;
    const [prefix] = runs === null ? [] : this.#waysToWrite(prefixOf(runs.element));
    this.#runs = runs === null || prefix === undefined ? null : runSearch(runs, prefix);
    return this.#runs;
  }

  /** The search for these elements in this scope; null if they may be written in several ways. */
  patterns(search: ElementSearch): ElementPatterns | null {
    const [prefix, other] = this.#waysToWrite(search.prefix);
    const isOnly = prefix !== undefined && other === undefined && !this.#isDefault(search.prefix);
    return isOnly ? search.patterns(prefix) : null;
  }

  /** Whether names without a prefix are, or may be, in that namespace. */
  #isDefault(prefix: string): boolean {
    return this.#prefix("") === prefix;
  }

  /** The attributes of a tag. */
  attributesOf(source: string): Attributes {
    return source === "" ? NONE : (wanted) => this.#valueOf(wanted, source);
  }

  /** An element with a complete start tag, by its raw name and attributes; none declares a prefix. */
  elementWith(raw: string, attributes: string): Element {
    return this.#elementOf({ name: raw, attributes, isEmpty: false });
  }

  /** The element whose tag was read in this scope before; `source` is everything between "<" and ">". */
  known(source: string): Element | undefined {
    return this.#elements.get(source);
  }

  /** An element that declares no prefix shares its parent's scope. `source` as for `known`; null if it is long. */
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

  /** An attribute by its canonical name, from the source of a tag. One without a prefix has no namespace. */
  #valueOf(wanted: string, source: string): string | undefined {
    if (!wanted.includes(":")) return readAttribute(source, wanted);
    const raw = this.#rawName(wanted);
    if (raw !== null) return raw === "" ? undefined : readAttribute(source, raw);
    for (const [name, value] of readAttributes(source)) {
      if (name.includes(":") && this.#canonical(name) === wanted) return value;
    }
    return undefined;
  }

  /** How the file writes an attribute in this scope: "" if it cannot, null if in several ways. */
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

  /** At most two of the prefixes with this meaning; no attribute is in the default namespace. */
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

  /** Walks outwards, at most as far as elements may nest. Copying prefixes inwards would let a file make it slow. */
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
