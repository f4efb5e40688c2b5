import { startsWithDefinition } from "../definitions.ts";
import type { Part } from "../reading.ts";

/** A heading longer than this is a paragraph that somebody gave a heading's looks. */
const MAX_HEADING_CHARS = 300;
const MAX_TERM_CHARS = 80;
/** A name or a line of what is typed; letters beyond ASCII are words that somebody set in that font. */
const TYPED_CODE = /^(?=.*[a-z\d])[!-_a-~](?:[ -_a-~]{0,98}[!-_a-~])?$/i;

/** What its style and its own properties make of a paragraph. */
export interface ParagraphLook {
  /** 1–6, or null for body text. */
  readonly headingLevel: number | null;
  readonly isList: boolean;
  /** The whole paragraph is bold by its style. */
  readonly isBold: boolean;
  /** The number or letter a list gives it ("a)"); "" or left out for none. */
  readonly marker?: string;
  /** It names what the next paragraph describes: shown by itself, as headings are, it marks no code. */
  readonly isTerm?: boolean;
}

/** What is told of a run by how it is set; "type" is a typewriter's font, which may show code or nothing. */
export type CodeLook = "code" | "type" | null;

interface Stretch {
  start: number;
  end: number;
}

interface CodeStretch extends Stretch {
  readonly look: CodeLook;
}

interface LookStretch extends Stretch {
  readonly look: string;
}

/** More stretches in one paragraph are decoration. */
const MAX_LOOKS = 20;

/** A paragraph while its runs come in. */
export class Paragraph {
  text = "";
  #bold: Stretch[] = [];
  /** Of characters that are not bold. */
  #code: CodeStretch[] = [];
  #looks: LookStretch[] = [];
  /** Nothing but space came since the last bold stretch; reading `text` for that would copy it each time. */
  #endsBold = false;

  /** Bold stretches that touch, or only have a space between them, are one term; code that touches is one name. */
  addRun(text: string, isBold: boolean, code: CodeLook = null): void {
    const start = this.text.length;
    this.text += text;
    if (code !== null && !isBold) this.#addCode(start, code);
    if (text.trim() === "") return;
    const last = this.#bold.at(-1);
    if (isBold && last !== undefined && this.#endsBold) last.end = this.text.length;
    else if (isBold) this.#bold.push({ start, end: this.text.length });
    this.#endsBold = isBold;
  }

  /** Says how the last `length` characters are set. */
  addLooks(length: number, looks: readonly string[]): void {
    const end = this.text.length;
    for (const look of looks) {
      const last = this.#looks.findLast((one) => one.look === look);
      const isSame = last !== undefined && this.text.slice(last.end, end - length).trim() === "";
      if (isSame) last.end = end;
      else if (this.#looks.length < MAX_LOOKS) this.#looks.push({ start: end - length, end, look });
    }
  }

  #addCode(start: number, look: CodeLook): void {
    const last = this.#code.at(-1);
    if (last?.end === start && last.look === look) last.end = this.text.length;
    else this.#code.push({ start, end: this.text.length, look });
  }

  /** Takes back all but the first `length` characters. */
  cutTo(length: number): void {
    this.#cut(0, length);
  }

  /** Takes back the first `length` characters. */
  cutStart(length: number): void {
    this.#cut(length, this.text.length);
  }

  #cut(from: number, to: number): void {
    this.text = this.text.slice(from, to);
    this.#bold = within(this.#bold, from, to);
    this.#looks = within(this.#looks, from, to);
    this.#code = within(this.#code, from, to);
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

  toPart(look: ParagraphLook): Part {
    const { headingLevel, isList, isBold: isBoldByStyle, marker = "", isTerm = false } = look;
    const isHeading = headingLevel !== null && this.isShort;
    const text = withoutHyphens(isHeading || isTerm ? this.text : this.#withCodeMarks());
    if (isHeading) return { kind: "heading", text, level: headingLevel };
    // As most are.
    if (this.#bold.length === 0 && this.#looks.length === 0 && !isBoldByStyle && marker === "") {
      return { kind: isList ? "listItem" : "paragraph", text };
    }
    const isBold = this.#isWhollyBold() || (isBoldByStyle && this.text.trim() !== "");
    const terms = isBold ? [] : this.#terms();
    const kind = this.#kind(terms[0], isList);
    const looks = this.#looks.map(({ start, end, look }) => ({
      look,
      text: this.text.slice(start, end).trim(),
    }));
    return {
      kind,
      text,
      ...(marker !== "" && { marker }),
      ...(terms.length > 0 && { terms }),
      ...(looks.length > 0 && { looks }),
      ...(isBold && { bold: true }),
    };
  }

  #kind(firstTerm: string | undefined, isList: boolean): Part["kind"] {
    if (firstTerm !== undefined && startsWithDefinition(this.text, firstTerm)) return "definition";
    return isList ? "listItem" : "paragraph";
  }

  /**
   * As Markdown writes them: within a sentence the names of commands are told from words of the language by their marks
   * ("the operator `in`"). What is bold as well is a term.
   */
  #withCodeMarks(): string {
    if (this.#code.length === 0) return this.text;
    const isTyped = this.#isMostlyTyped();
    let marked = "";
    let at = 0;
    for (const { start, end, look } of this.#code) {
      const code = this.text.slice(start, end);
      const name = code.trim();
      const isMarked =
        look === "type" ? !isTyped && TYPED_CODE.test(name) : name !== "" && !name.includes("`");
      if (!isMarked) continue;
      const nameAt = start + code.indexOf(name);
      marked += `${this.text.slice(at, nameAt)}\`${name}\``;
      at = nameAt + name.length;
    }
    return marked + this.text.slice(at);
  }

  /** A typed page, or a table's column: its font sets no words apart from others. */
  #isMostlyTyped(): boolean {
    let typed = 0;
    for (const { start, end, look } of this.#code) if (look === "type") typed += end - start;
    return 2 * typed > this.text.trim().length;
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
  const part = paragraph.toPart({ headingLevel: null, isList: false, isBold: true, isTerm: true });
  if (!paragraph.isShort) return [part];
  return [
    { kind: "break", text: "" },
    { ...part, terms: [part.text] },
  ];
}

/** A paragraph in a style of listings: its words are code as a whole, and none of them a term. */
export function asListing(part: Part, { text }: Paragraph): Part {
  return part.kind === "heading" ? part : { kind: "paragraph", text, role: "code" };
}

/** A word that was cut by hand before a line break becomes whole again. */
function withoutHyphens(text: string): string {
  return text.includes("\n") ? text.replace(/(\p{L})[-\u2010][ \t]*\n\s*(?=\p{Ll})/gu, "$1") : text;
}

/** What of the stretches lies between two places, counted from the first of them. */
function within<T extends Stretch>(stretches: readonly T[], from: number, to: number): T[] {
  const kept = stretches.filter(({ start, end }) => end > from && start < to);
  return kept.map((one) => ({
    ...one,
    start: Math.max(one.start, from) - from,
    end: Math.min(one.end, to) - from,
  }));
}

function trimTerm(text: string): string {
  return text.replace(/\s+/g, " ").replace(/^[\s\p{P}]+|[\s:;,.–—-]+$/gu, "");
}
