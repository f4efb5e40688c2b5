import { startsWithDefinition } from "../definitions.ts";
import type { Part } from "../reading.ts";

/** A heading longer than this is a paragraph that somebody gave a heading's looks. */
const MAX_HEADING_CHARS = 300;
const MAX_TERM_CHARS = 80;

/** What its style and its own properties make of a paragraph. */
export interface ParagraphLook {
  /** 1–6, or null for body text. */
  readonly headingLevel: number | null;
  readonly isList: boolean;
  /** The whole paragraph is bold by its style. */
  readonly isBold: boolean;
}

/** A paragraph while its runs come in. */
export class Paragraph {
  text = "";
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

  /** Takes back all but the first `length` characters. */
  cutTo(length: number): void {
    this.text = this.text.slice(0, length);
    const kept = this.#bold.filter(({ start }) => start < length);
    this.#bold = kept.map(({ start, end }) => ({ start, end: Math.min(end, length) }));
  }

  toPart({ headingLevel, isList, isBold: isBoldByStyle }: ParagraphLook): Part {
    if (headingLevel !== null && this.text.length <= MAX_HEADING_CHARS) {
      return { kind: "heading", text: this.text, level: headingLevel };
    }
    const isBold = this.#isWhollyBold() || (isBoldByStyle && this.text.trim() !== "");
    const terms = isBold ? [] : this.#terms();
    const kind = this.#kind(terms[0], isList);
    return { kind, text: this.text, ...(terms.length > 0 && { terms }), ...(isBold && { bold: true }) };
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
