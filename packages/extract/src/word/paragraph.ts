import type { Part } from "../reading.ts";
import type { Styles } from "./styles.ts";

/** A heading longer than this is a paragraph that somebody gave a heading's looks. */
const MAX_HEADING_CHARS = 300;
const MAX_TERM_CHARS = 80;

/** A paragraph while its runs come in. */
export class Paragraph {
  text = "";
  styleId: string | undefined;
  /** The paragraph's own numbering; undefined where the style decides. */
  isList: boolean | undefined;
  outlineLevel: number | null | undefined;
  #bold: { start: number; end: number }[] = [];

  /** Bold stretches that touch, or only have a space between them, are one term. */
  addRun(text: string, isBold: boolean): void {
    const start = this.text.length;
    this.text += text;
    if (!isBold || text.trim() === "") return;
    const last = this.#bold.at(-1);
    if (last !== undefined && this.text.slice(last.end, start).trim() === "") last.end = this.text.length;
    else this.#bold.push({ start, end: this.text.length });
  }

  toPart(styles: Styles): Part {
    const style = styles(this.styleId);
    const level = this.#headingLevel(style.isTitle ? 1 : style.headingLevel);
    if (level !== null) return { kind: "heading", text: this.text, level };
    const isBold = this.#isWhollyBold() || (style.isBold && this.text.trim() !== "");
    const terms = isBold ? [] : this.#terms();
    const kind = this.#kind(terms[0], this.isList ?? style.isList);
    return { kind, text: this.text, ...(terms.length > 0 && { terms }), ...(isBold && { bold: true }) };
  }

  #headingLevel(ofStyle: number | null): number | null {
    const level = this.outlineLevel === undefined ? ofStyle : this.outlineLevel;
    return this.text.length <= MAX_HEADING_CHARS ? level : null;
  }

  #kind(firstTerm: string | undefined, isList: boolean): Part["kind"] {
    if (firstTerm !== undefined && startsWithDefinition(this.text, firstTerm)) return "definition";
    return isList ? "listItem" : "paragraph";
  }

  #isWhollyBold(): boolean {
    const boldChars = this.#bold.reduce((sum, { start, end }) => sum + end - start, 0);
    return boldChars > 0 && boldChars >= this.text.trim().length;
  }

  #terms(): string[] {
    const terms = this.#bold.map(({ start, end }) => trimTerm(this.text.slice(start, end)));
    return [...new Set(terms.filter((term) => term.length > 1 && term.length <= MAX_TERM_CHARS))];
  }
}

function trimTerm(text: string): string {
  return text.replace(/\s+/g, " ").replace(/^[\s\p{P}]+|[\s:;,.–—-]+$/gu, "");
}

/** "Term: what it means", "Term – what it means". */
export function startsWithDefinition(text: string, term: string): boolean {
  const clean = text.replace(/\s+/g, " ").trim();
  return clean.startsWith(term) && /^\s*[:：–—]\s*\S/u.test(clean.slice(term.length));
}
