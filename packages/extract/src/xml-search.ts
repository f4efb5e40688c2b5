/**
 * Elements to be found among others by their canonical names, all of one namespace. Reading properties is half of
 * reading a document, each of a few elements among many: a search finds those alone.
 */
export class ElementSearch {
  readonly names: ReadonlySet<string>;
  /** Of the names: "w:". */
  readonly prefix: string;
  readonly #locals: string;
  readonly #unless: string;
  readonly #patterns = new Map<string, ElementPatterns>();

  /** Nothing is searched where one of `unless` stands: in it the same names mean something else. */
  constructor(names: readonly string[], unless: readonly string[]) {
    const [first = ""] = names;
    this.prefix = first.slice(0, first.indexOf(":") + 1);
    this.names = new Set(names);
    const locals = (all: readonly string[]) => all.map((name) => name.slice(this.prefix.length)).join("|");
    this.#locals = locals(names);
    this.#unless = locals(unless);
  }

  /** For a part that writes the prefix so, without its colon; null for one that no program uses. */
  patterns(written: string): ElementPatterns | null {
    const known = this.#patterns.get(written);
    if (known !== undefined || !PLAIN_PREFIX.test(written)) return known ?? null;
    const patterns = {
      wanted: new RegExp(`<${written}:(${this.#locals})(?=[\\s/>])(${ATTRIBUTES})\\s*/?>`, "g"),
      unless: new RegExp(`<(?:[!?]|${written}:(?:${this.#unless})[\\s/>])| xmlns`),
    };
    if (this.#patterns.size < MAX_KNOWN) this.#patterns.set(written, patterns);
    return patterns;
  }
}

export interface ElementPatterns {
  /** The local name and the attributes as they are written. */
  readonly wanted: RegExp;
  /** Where it finds something, `wanted` may find what is not meant. */
  readonly unless: RegExp;
}

/** What a file may call a prefix without meaning anything in a search. */
export const PLAIN_PREFIX = /^\w+$/;
const MAX_KNOWN = 20;
const ATTRIBUTES = `(?:[^<>"']*(?:"[^"<]*"|'[^'<]*'))*`;
