import type { Part } from "../reading.ts";

const MAX_TERM_CHARS = 80;

/** Terms wait for what describes them: the two are one definition. */
export class DescriptionList {
  #terms: string[] = [];

  addTerm(text: string): void {
    this.#terms.push(text);
  }

  /** The part with the waiting terms before it; as it is where none wait. */
  describe(part: Part): Part {
    if (this.#terms.length === 0 || part.kind === "heading") return part;
    const terms = this.#terms.splice(0).map((term) => term.trim());
    const head = terms.join(", ");
    const text = /[\p{P}]$/u.test(head) ? `${head} ${part.text}` : `${head}: ${part.text}`;
    const short = terms.filter((term) => term.length <= MAX_TERM_CHARS);
    return { ...part, kind: "definition", text, terms: [...short, ...(part.terms ?? [])] };
  }

  /** Terms that nothing described. */
  rest(): Part[] {
    return this.#terms.splice(0).map((text) => ({ kind: "paragraph", text }));
  }
}
