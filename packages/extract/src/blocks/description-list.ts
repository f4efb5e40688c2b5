import type { Part } from "../reading.ts";

const MAX_TERM_CHARS = 80;

export type EntryRole = "term" | "description";

/** The paragraph styles of pandoc and LibreOffice for what HTML calls a description list. */
const ROLES: Readonly<Record<string, EntryRole>> = {
  "definition term": "term",
  definition: "description",
  "list heading": "term",
  "list contents": "description",
};

/** The role that a style of this built-in name gives a paragraph; null for other styles. */
export function entryRoleOf(styleName: string): EntryRole | null {
  return ROLES[styleName] ?? null;
}

/** Collects terms until their description comes: both together are one definition. */
export class DescriptionList {
  #terms: string[] = [];

  addTerm(text: string): void {
    this.#terms.push(text);
  }

  /** The part, preceded by the waiting terms if there are any. */
  describe(part: Part): Part {
    if (this.#terms.length === 0 || part.kind === "heading") return part;
    const terms = this.#terms.splice(0).map((term) => term.trim());
    const head = terms.join(", ");
    const text = /[\p{P}]$/u.test(head) ? `${head} ${part.text}` : `${head}: ${part.text}`;
    const short = terms.filter((term) => term.length <= MAX_TERM_CHARS);
    return { ...part, kind: "definition", text, terms: [...short, ...(part.terms ?? [])] };
  }

  /** A paragraph with the role of its style. A term is kept for the next paragraph. */
  add(part: Part, role: EntryRole | null): Part[] {
    if (role === "description") return [this.describe(part)];
    if (role === null) return this.#terms.length === 0 ? [part] : [...this.rest(), part];
    if (part.text.trim() !== "") this.addTerm(part.text);
    return [];
  }

  /** Terms without a description. */
  rest(): Part[] {
    return this.#terms.splice(0).map((text) => ({ kind: "paragraph", text }));
  }
}
