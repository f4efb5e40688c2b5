import { answerLines } from "../answer-lines.ts";
import { Paragraph } from "../blocks/paragraph.ts";
import { seamOf } from "../characters.ts";
import type { Part } from "../reading.ts";
import { BOXED, withBoxes } from "../typed-bullets.ts";
import {
  BULLET,
  columnEdge,
  continues,
  DASH,
  type Draft,
  ENUMERATED,
  endsParagraph,
  isElsewhere,
  isSetApart,
  SHORT_LINE_SHARE,
  usualLeading,
} from "./block-ends.ts";
import { beginsNote, footnoteLines, noteMarkLength } from "./footnotes.ts";
import { formulaSeam, isFormula } from "./formulas.ts";
import { termLines } from "./glossary.ts";
import type { Body, HeadingFinder } from "./headings.ts";
import type { Line } from "./lines.ts";
import { type Row, tableRows } from "./table-rows.ts";

/** What is known about the whole document. */
export interface Setting {
  readonly body: Body;
  readonly headings: HeadingFinder;
  readonly boldFonts: ReadonlySet<string>;
}

const MAX_HEADING_LINES = 4;
/** Type below this share of the body size is for notes and captions. */
const SMALL_TYPE = 0.92;
/** How many of these are skipped when looking for the paragraph they interrupt. */
const NOTES_BETWEEN = 12;

/** Turns lines in reading order into headings, paragraphs, list items and table rows. */
export function partsOf(pages: readonly (readonly Line[])[], setting: Setting): Part[] {
  const assembly = new Assembly(pages, setting);
  const rows = tableRows(pages);
  for (const lines of pages) {
    for (const [index, line] of lines.entries()) {
      const row = rows.get(line);
      if (row) assembly.addRow(line, row);
      else if (row === undefined) assembly.addLine(lines, index);
    }
  }
  return assembly.finish();
}

class Assembly {
  readonly drafts: Draft[] = [];
  /** The block that took the last line; not always the last block, see `#openFor`. */
  #current: Draft | undefined;
  readonly #leading: number;
  readonly #setting: Setting;
  readonly #isWord: (word: string) => boolean;
  readonly #notes: ReadonlySet<Line>;
  readonly #terms: ReadonlySet<Line>;
  readonly #boxes: ReadonlyMap<Line, string>;
  readonly #answers: ReadonlySet<Line>;

  constructor(pages: readonly (readonly Line[])[], setting: Setting) {
    this.#leading = usualLeading(pages, setting.body);
    this.#setting = setting;
    this.#isWord = vocabularyOf(pages);
    this.#notes = footnoteLines(pages, setting.body, this.#leading);
    this.#terms = termLines(pages, setting.boldFonts);
    const lines = pages.flat();
    this.#boxes = boxesOf(lines);
    const answers = answerLines(lines.map(({ text }) => text));
    this.#answers = new Set(lines.filter((line, index) => answers.has(index) || this.#boxes.has(line)));
  }

  finish(): Part[] {
    return this.drafts.map(toPart);
  }

  addRow(line: Line, { cells, isItem }: Row): void {
    const text = new Paragraph();
    text.addRun(cells.join(isItem ? " " : " | "), false);
    this.#begin({
      kind: isItem ? "listItem" : "tableRow",
      level: null,
      text,
      lines: [line],
      isNote: false,
      isWhole: true,
    });
  }

  /** Adds one of the lines of a page. */
  addLine(lines: readonly Line[], index: number): void {
    const line = lines[index];
    if (line === undefined) return;
    if (this.#notes.has(line)) {
      this.#addNote(line);
      return;
    }
    if (this.#terms.has(line)) {
      this.#begin({ ...this.#startDraft(line), kind: "definition" });
      return;
    }
    if (this.#addToFormula(line)) return;
    const level = this.#setting.headings.levelOf(line, this.#standsAlone(line, lines[index + 1]));
    if (level !== null) {
      this.#addHeading(line, level);
      return;
    }
    const open = this.#openFor(line);
    const around = {
      leading: this.#leading,
      columnEdge: () => columnEdge(lines, index),
      isAnswer: (one: Line) => this.#answers.has(one),
    };
    if (open === undefined || !continues(open, line, around)) {
      this.#begin(this.#startDraft(line));
      return;
    }
    this.#goOn(open, line);
  }

  #addNote(line: Line): void {
    const draft = this.#current;
    const last = draft?.lines.at(-1);
    const isApart = last === undefined || isSetApart(last, line, this.#leading);
    if (draft?.isNote === true && !beginsNote(line) && !isApart) this.#goOn(draft, line);
    else {
      const text = new Paragraph();
      this.#write(text, line, noteMarkLength(line));
      this.#begin({ kind: "paragraph", level: null, text, lines: [line], isNote: true });
    }
  }

  /** Fractions are above and below the line of their formula. */
  #addToFormula(line: Line): boolean {
    const draft = this.#current;
    const seam = draft?.kind === "paragraph" ? formulaSeam(draft.lines, line) : null;
    if (draft === undefined || seam === null) return false;
    draft.text.addRun(seam.before, false);
    this.#write(draft.text, line);
    draft.text.addRun(seam.after, false);
    draft.lines.push(line);
    return true;
  }

  #begin(draft: Draft): void {
    this.drafts.push(draft);
    this.#current = draft;
  }

  #goOn(draft: Draft, line: Line): void {
    const { cut, space } = seamOf(draft.lines.at(-1)?.text ?? "", line.text, this.#isWord);
    if (cut > 0) draft.text.cutTo(draft.text.text.length - cut);
    const isExplained = draft.kind === "definition" && draft.lines.length === 1;
    if (isExplained && !/[:：–—]$/u.test(draft.text.text)) draft.text.addRun(":", false);
    draft.text.addRun(space, false);
    this.#write(draft.text, line);
    draft.lines.push(line);
    this.#current = draft;
  }

  /** Adds the text without its first characters, the mark of a list item. */
  #write(into: Paragraph, line: Line, skippedChars = 0): void {
    let skipped = 0;
    for (const { text, font } of line.stretches) {
      const rest = text.slice(Math.max(0, skippedChars - skipped));
      skipped += text.length - rest.length;
      into.addRun(rest, this.#setting.boldFonts.has(font));
    }
  }

  #startDraft(line: Line): Draft {
    const box = this.#boxes.get(line);
    const mark = box === undefined ? (BULLET.exec(line.text) ?? DASH.exec(line.text)) : BOX.exec(line.text);
    const isItem = mark !== null || this.#answers.has(line) || ENUMERATED.test(line.text);
    const text = new Paragraph();
    if (box !== undefined) text.addRun(`${box} `, false);
    this.#write(text, line, mark?.[0].length);
    return { kind: isItem ? "listItem" : "paragraph", level: null, text, lines: [line], isNote: false };
  }

  /** A gap above, and below either a gap or other type with a line that is not full. */
  #standsAlone(line: Line, next: Line | undefined): boolean {
    const last = this.#current?.lines.at(-1);
    const apartAbove = last === undefined || isSetApart(last, line, this.#leading);
    if (!apartAbove && !endsParagraph(this.#current)) return false;
    if (next === undefined || isSetApart(line, next, this.#leading)) return true;
    const isShort = line.right - line.x < SHORT_LINE_SHARE * (next.right - next.x);
    return isShort && next.font !== line.font && !/^\p{Ll}/u.test(next.text);
  }

  /** A heading longer than one line continues in the next line of the same size. */
  #addHeading(line: Line, level: number): void {
    const draft = this.#current;
    const last = draft?.lines.at(-1);
    const sameFace = last !== undefined && last.size === line.size && last.font === line.font;
    const goesOn = sameFace && !isSetApart(last, line, this.#leading) && draft !== undefined;
    if (goesOn && draft.kind === "heading" && draft.lines.length < MAX_HEADING_LINES) {
      this.#goOn(draft, line);
    } else {
      const heading: Draft = { kind: "heading", level, text: new Paragraph(), lines: [line], isNote: false };
      this.#write(heading.text, line);
      this.#begin(heading);
    }
  }

  /**
   * The block that a line may continue: the one before it, or, at the top of a page or column, the last one in body
   * size, because notes and captions in small type may be in between.
   */
  #openFor(line: Line): Draft | undefined {
    const last = this.#current?.lines.at(-1);
    const isBodySize = line.size >= this.#setting.body.size * SMALL_TYPE;
    if (last === undefined || !isBodySize || !isElsewhere(last, line)) return this.#current;
    for (const draft of this.drafts.slice(-NOTES_BETWEEN).reverse()) {
      const end = draft.lines.at(-1);
      if (end === undefined || draft.kind === "heading" || line.page - end.page > 1) break;
      if (!draft.isNote && end.size >= this.#setting.body.size * SMALL_TYPE) return draft;
    }
    return this.#current;
  }
}

const BOX = /^\s*(?:\[.\]|\S)\s*/u;

/** The boxes to tick that lines begin with, for those that do. */
function boxesOf(lines: readonly Line[]): Map<Line, string> {
  const boxes = withBoxes(lines.map(({ text }) => text)).map((text) => BOXED.exec(text)?.[0].trim());
  return new Map(
    lines.flatMap((line, i) => (boxes[i] === undefined ? [] : [[line, boxes[i] ?? ""] as const])),
  );
}

/** In lower case. Not needed if no line ends in a hyphen. A word hyphenated at the end of a line does not count. */
function vocabularyOf(pages: readonly (readonly Line[])[]): (word: string) => boolean {
  let words: Set<string> | null = null;
  return (word) => {
    words ??= wordsOf(pages);
    return words.has(word);
  };
}

function wordsOf(pages: readonly (readonly Line[])[]): Set<string> {
  const words = new Set<string>();
  for (const { text } of pages.flat()) {
    for (const { 0: word, index } of text.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*-?/gu)) {
      if (!word.endsWith("-")) words.add(word);
      else if (index + word.length < text.length) words.add(word.slice(0, -1));
    }
  }
  return words;
}

/** A digit, a single letter or a sign in bold is a number or a variable, not a term. */
const TERM = /\p{L}{3}|\p{L}[\u3040-\u30FF\u4E00-\u9FFF]|\p{Lu}{2}/u;

function toPart({ kind, level, text, lines, isNote }: Draft): Part {
  const [first] = lines;
  const place = first === undefined ? {} : { page: first.page };
  if (kind === "tableRow") return { kind, text: text.text, ...place };
  const part = text.toPart({ headingLevel: level, isList: kind === "listItem", isBold: false });
  if (part.kind === "heading") return { ...part, ...place };
  if (isNote) return { kind: "paragraph", text: part.text, role: "footnote", ...place };
  const { terms: marked = [], bold = false, ...rest } = part;
  const terms = marked.filter((term) => TERM.test(term));
  // A bold line opens a section, but a vector in bold does not.
  const opens = bold && !isFormula(part.text);
  return { ...rest, ...(opens && { bold }), ...(terms.length > 0 && { terms }), ...place };
}
