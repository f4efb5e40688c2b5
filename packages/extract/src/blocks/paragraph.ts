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
  /** The number or letter a list gives it ("a)"); "" or left out for none. */
  readonly marker?: string;
}

/** A paragraph while its runs come in. */
export class Paragraph {
  text = "";
  #bold: { start: number; end: number }[] = [];
  /** Nothing but space came since the last bold stretch; reading `text` for that would copy it each time. */
  #endsBold = false;

  /** Bold stretches that touch, or only have a space between them, are one term. */
  addRun(text: string, isBold: boolean): void {
    const start = this.text.length;
    this.text += text;
    if (text.trim() === "") return;
    const last = this.#bold.at(-1);
    if (isBold && last !== undefined && this.#endsBold) last.end = this.text.length;
    else if (isBold) this.#bold.push({ start, end: this.text.length });
    this.#endsBold = isBold;
  }

  /** Takes back all but the first `length` characters. */
  cutTo(length: number): void {
    this.text = this.text.slice(0, length);
    const kept = this.#bold.filter(({ start }) => start < length);
    this.#bold = kept.map(({ start, end }) => ({ start, end: Math.min(end, length) }));
  }

  /** Takes back the first `length` characters. */
  cutStart(length: number): void {
    this.text = this.text.slice(length);
    const kept = this.#bold.filter(({ end }) => end > length);
    this.#bold = kept.map(({ start, end }) => ({ start: Math.max(0, start - length), end: end - length }));
  }

  /** Set off from the words around it, as it is on the page. */
  addFormula(text: string): void {
    const needsSpace = /[\p{L}\p{N}]$/u.test(this.text);
    this.addRun(needsSpace ? ` ${text}` : text, false);
  }

  /** Whether it is of a length that a heading can have. */
  get isShort(): boolean {
    return this.text.length <= MAX_HEADING_CHARS;
  }

  toPart({ headingLevel, isList, isBold: isBoldByStyle, marker = "" }: ParagraphLook): Part {
    const text = withoutHyphens(this.text);
    if (headingLevel !== null && this.isShort) return { kind: "heading", text, level: headingLevel };
    // As most are.
    if (this.#bold.length === 0 && !isBoldByStyle && marker === "") {
      return { kind: isList ? "listItem" : "paragraph", text };
    }
    const isBold = this.#isWhollyBold() || (isBoldByStyle && this.text.trim() !== "");
    const terms = isBold ? [] : this.#terms();
    const kind = this.#kind(terms[0], isList);
    return {
      kind,
      text,
      ...(marker !== "" && { marker }),
      ...(terms.length > 0 && { terms }),
      ...(isBold && { bold: true }),
    };
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
    const short = this.#bold.filter(({ start, end }) => end - start <= 2 * MAX_TERM_CHARS);
    const terms = short.map(({ start, end }) => trimTerm(this.text.slice(start, end)));
    return [...new Set(terms.filter((term) => term.length > 1 && term.length <= MAX_TERM_CHARS))];
  }
}

/**
 * A line that has an outline level without being styled as a heading: it opens a section and stays its
 * first block, for `labelOf` to find.
 */
export function openingParts(paragraph: Paragraph): Part[] {
  const part = paragraph.toPart({ headingLevel: null, isList: false, isBold: true });
  if (!paragraph.isShort) return [part];
  return [
    { kind: "break", text: "" },
    { ...part, terms: [part.text] },
  ];
}

/** A word that was cut by hand before a line break becomes whole again. */
function withoutHyphens(text: string): string {
  return text.includes("\n") ? text.replace(/(\p{L})[-\u2010][ \t]*\n\s*(?=\p{Ll})/gu, "$1") : text;
}

function trimTerm(text: string): string {
  return text.replace(/\s+/g, " ").replace(/^[\s\p{P}]+|[\s:;,.–—-]+$/gu, "");
}
