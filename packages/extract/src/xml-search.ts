/**
 * A search for elements by their canonical names, all in one namespace. Reading properties is half of reading a
 * document, and only a few elements among many matter: a search finds just those.
 */
export class ElementSearch {
  readonly names: ReadonlySet<string>;
  /** Of the names: "w:". */
  readonly prefix: string;
  readonly #locals: string;
  readonly #unless: string;
  readonly #patterns = new Map<string, ElementPatterns>();

  /** If one of `unless` occurs, there is no search: inside it the same names mean something else. */
  constructor(names: readonly string[], unless: readonly string[]) {
    const [first = ""] = names;
    this.prefix = first.slice(0, first.indexOf(":") + 1);
    this.names = new Set(names);
    const locals = (all: readonly string[]) => all.map((name) => name.slice(this.prefix.length)).join("|");
    this.#locals = locals(names);
    this.#unless = locals(unless);
  }

  /** For a part that writes the prefix this way, without its colon; null for one that no program uses. */
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
  /** The local name and the raw attributes. */
  readonly wanted: RegExp;
  /** If this matches, `wanted` may find something else. */
  readonly unless: RegExp;
}

/** Prefixes without a special meaning in a regular expression. */
export const PLAIN_PREFIX = /^\w+$/;
const MAX_KNOWN = 20;
const ATTRIBUTES = `(?:[^<>"']*(?:"[^"<]*"|'[^'<]*'))*`;
