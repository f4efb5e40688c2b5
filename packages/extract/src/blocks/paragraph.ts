import { startsWithDefinition } from "../definitions.ts";
import type { Part } from "../reading.ts";

/** A longer "heading" is a paragraph with the look of a heading. */
const MAX_HEADING_CHARS = 300;
const MAX_TERM_CHARS = 80;
/** A name or a line of typed text. Letters beyond ASCII mean words that are merely set in a monospaced font. */
const TYPED_CODE = /^(?=.*[a-z\d])[!-_a-~](?:[ -_a-~]{0,98}[!-_a-~])?$/i;

/** What the style and the direct formatting say about a paragraph. */
export interface ParagraphLook {
  /** 1–6, or null for body text. */
  readonly headingLevel: number | null;
  readonly isList: boolean;
  /** Whether the style makes the whole paragraph bold. */
  readonly isBold: boolean;
  /** The number or letter of its list ("a)"); "" or absent for none. */
  readonly marker?: string;
  /** It is the term of a description list: bold or monospaced type marks no code in it. */
  readonly isTerm?: boolean;
}

/** What the formatting of a run says: "type" is a monospaced font, which may show code or nothing. */
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

/** With more stretches in one paragraph the look is decoration. */
const MAX_LOOKS = 20;

/** A paragraph, built run by run. */
export class Paragraph {
  text = "";
  #bold: Stretch[] = [];
  /** Of characters that are not bold. */
  #code: CodeStretch[] = [];
  #looks: LookStretch[] = [];
  /** Whether only white space followed the last bold stretch. Reading `text` for that would copy it each time. */
  #endsBold = false;

  /** Adjacent bold stretches, or those with only a space between them, are one term. Adjacent code is one name. */
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

  /** Records the look of the last `length` characters. */
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

  /** Keeps only the first `length` characters. */
  cutTo(length: number): void {
    this.#cut(0, length);
  }

  /** Removes the first `length` characters. */
  cutStart(length: number): void {
    this.#cut(length, this.text.length);
  }

  #cut(from: number, to: number): void {
    this.text = this.text.slice(from, to);
    this.#bold = within(this.#bold, from, to);
    this.#looks = within(this.#looks, from, to);
    this.#code = within(this.#code, from, to);
  }

  /** Adds a formula, with spaces around it as on the page. */
  addFormula(text: string): void {
    const needsSpace = /[\p{L}\p{N}]$/u.test(this.text);
    this.addRun(needsSpace ? ` ${text}` : text, false);
  }

  /** Whether it is short enough for a heading. */
  get isShort(): boolean {
    return this.text.length <= MAX_HEADING_CHARS;
  }

  toPart(look: ParagraphLook): Part {
    const { headingLevel, isList, isBold: isBoldByStyle, marker = "", isTerm = false } = look;
    const isHeading = headingLevel !== null && this.isShort;
    const text = withoutHyphens(isHeading || isTerm ? this.text : this.#withCodeMarks());
    if (isHeading) return { kind: "heading", text, level: headingLevel };
    // The usual case.
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
   * Puts backticks around code, as Markdown does. In a sentence they tell the names of commands from ordinary words
   * ("the operator `in`"). Bold code is a term instead.
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

  /** The whole page or table column is monospaced, so the font marks nothing. */
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
 * A line with an outline level but no heading style. It opens a section and stays its first block, where `labelOf`
 * finds it.
 */
export function openingParts(paragraph: Paragraph): Part[] {
  const part = paragraph.toPart({ headingLevel: null, isList: false, isBold: true, isTerm: true });
  if (!paragraph.isShort) return [part];
  return [
    { kind: "break", text: "" },
    { ...part, terms: [part.text] },
  ];
}

/** A paragraph in a listing style: all of it is code, and none of its words is a term. */
export function asListing(part: Part, { text }: Paragraph): Part {
  return part.kind === "heading" ? part : { kind: "paragraph", text, role: "code" };
}

/** Rejoins a word that was hyphenated by hand at a line break. */
function withoutHyphens(text: string): string {
  return text.includes("\n") ? text.replace(/(\p{L})[-\u2010][ \t]*\n\s*(?=\p{Ll})/gu, "$1") : text;
}

/** The parts of the stretches between two positions, with positions counted from the first of the two. */
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
