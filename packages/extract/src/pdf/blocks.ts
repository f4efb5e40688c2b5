import { Paragraph } from "../blocks/paragraph.ts";
import { seamOf } from "../characters.ts";
import type { Part } from "../reading.ts";
import { count, mostFrequent } from "./counts.ts";
import { beginsNote, footnoteLines } from "./footnotes.ts";
import { termLines } from "./glossary.ts";
import type { Body, HeadingFinder } from "./headings.ts";
import type { Line } from "./lines.ts";
import { tableRows } from "./table-rows.ts";

interface Draft {
  readonly kind: Part["kind"];
  readonly level: number | null;
  readonly text: Paragraph;
  readonly lines: Line[];
  readonly isNote: boolean;
}

/** What is known of the whole document. */
export interface Setting {
  readonly body: Body;
  readonly headings: HeadingFinder;
  readonly boldFonts: ReadonlySet<string>;
}

const BULLET = /^\s*(?:[•▪◦‣●○■□➢✓❖]|[\uE000-\uF8FF])\s*(?=\S)/u;
/** These stand in sentences as well, so they only count at the beginning of a block. */
const DASH = /^\s*[-–—*·+]\s+(?=\S)/u;
const ENUMERATED = /^\s*\(?(?:\d{1,2}|[a-zа-я]|[ivx]{1,4})[.)]\s+\S/u;
const SENTENCE_END = /[.!?…:;。！？]["'”’»)\]）」』]*$/u;
/** A line that ends this much (of the block's width) before the others is the last of its paragraph. */
const SHORT_LINE_SHARE = 0.85;
const GAP_FACTOR = 1.35;
const MAX_HEADING_LINES = 4;
/** Type smaller than this share of the body is notes and captions. */
const SMALL_TYPE = 0.92;
/** Nobody writes longer paragraphs; files without any space between their lines exist. */
const MAX_BLOCK_CHARS = 20_000;
/** How many of these are looked past for the paragraph they interrupt. */
const NOTES_BETWEEN = 12;

/** Lines in reading order to headings, paragraphs, list items and table rows. */
export function partsOf(pages: readonly (readonly Line[])[], setting: Setting): Part[] {
  const assembly = new Assembly(pages, setting);
  const rows = tableRows(pages);
  for (const lines of pages) {
    for (const [index, line] of lines.entries()) {
      if (rows.has(line)) assembly.addRow(line);
      else assembly.addLine(line, lines[index + 1]);
    }
  }
  return assembly.drafts.map(toPart);
}

class Assembly {
  readonly drafts: Draft[] = [];
  /** The block that took the last line; not always the last one, see `#openFor`. */
  #current: Draft | undefined;
  readonly #leading: number;
  readonly #setting: Setting;
  readonly #isWord: (word: string) => boolean;
  readonly #notes: ReadonlySet<Line>;
  readonly #terms: ReadonlySet<Line>;

  constructor(pages: readonly (readonly Line[])[], setting: Setting) {
    this.#leading = usualLeading(pages, setting.body);
    this.#setting = setting;
    this.#isWord = vocabularyOf(pages);
    this.#notes = footnoteLines(pages, setting.body);
    this.#terms = termLines(pages, setting.boldFonts);
  }

  addRow(line: Line): void {
    const text = new Paragraph();
    text.addRun(line.cells.join(" | "), false);
    this.#begin({ kind: "tableRow", level: null, text, lines: [line], isNote: false });
  }

  addLine(line: Line, next: Line | undefined): void {
    if (this.#notes.has(line)) {
      this.#addNote(line);
      return;
    }
    if (this.#terms.has(line)) {
      this.#begin({ ...this.#startDraft(line), kind: "definition" });
      return;
    }
    const level = this.#setting.headings.levelOf(line, this.#standsAlone(line, next));
    if (level !== null) {
      this.#addHeading(line, level);
      return;
    }
    const open = this.#openFor(line);
    if (open === undefined || !continues(open, line, this.#leading)) {
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
    else this.#begin({ ...this.#startDraft(line), kind: "paragraph", isNote: true });
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

  /** Without its first characters, the mark of a list item. */
  #write(into: Paragraph, line: Line, skippedChars = 0): void {
    let skipped = 0;
    for (const { text, font } of line.stretches) {
      const rest = text.slice(Math.max(0, skippedChars - skipped));
      skipped += text.length - rest.length;
      into.addRun(rest, this.#setting.boldFonts.has(font));
    }
  }

  #startDraft(line: Line): Draft {
    const mark = BULLET.exec(line.text) ?? DASH.exec(line.text);
    const isItem = mark !== null || ENUMERATED.test(line.text);
    const text = new Paragraph();
    this.#write(text, line, mark?.[0].length);
    return { kind: isItem ? "listItem" : "paragraph", level: null, text, lines: [line], isNote: false };
  }

  /** Set apart above, and below either set apart or followed by other type without filling its line. */
  #standsAlone(line: Line, next: Line | undefined): boolean {
    const last = this.#current?.lines.at(-1);
    const apartAbove = last === undefined || isSetApart(last, line, this.#leading);
    if (!apartAbove && !endsParagraph(this.#current)) return false;
    if (next === undefined || isSetApart(line, next, this.#leading)) return true;
    const isShort = line.right - line.x < SHORT_LINE_SHARE * (next.right - next.x);
    return isShort && next.font !== line.font && !/^\p{Ll}/u.test(next.text);
  }

  /** A heading that does not fit one line goes on in the next one of the same size. */
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
   * The block a line may go on with: the one before it, or, at the top of a page or column, the last one in
   * body size before, since notes and captions in small type may stand below it.
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

function continues(draft: Draft, line: Line, leading: number): boolean {
  const last = draft.lines.at(-1);
  if (last === undefined || draft.kind === "heading" || draft.kind === "tableRow" || draft.isNote)
    return false;
  if (draft.text.text.length > MAX_BLOCK_CHARS) return false;
  if (BULLET.test(line.text) || last.angle !== line.angle) return false;
  if (Math.abs(last.size - line.size) > 0.12 * last.size) return false;
  if (startsItem(draft, line)) return false;
  if (isElsewhere(last, line)) return goesOnElsewhere(draft, line);
  if (draft.kind === "definition" && draft.lines.length === 1) return true;
  if (isSetApart(last, line, leading) || isIndented(draft, line)) return false;
  return !endsParagraph(draft) && !endsItem(last, line);
}

/** Into the next column or page only what is plainly unfinished. */
function goesOnElsewhere(draft: Draft, line: Line): boolean {
  const end = draft.lines.at(-1)?.text ?? "";
  if (/\p{L}[-\u2010\u00AD]$/u.test(end) && /^\p{Ll}/u.test(line.text)) return true;
  if (SENTENCE_END.test(end)) return false;
  if (/^[\p{Ll}(,;]/u.test(line.text)) return true;
  const isJapanese =
    /[\u3040-\u30FF\u4E00-\u9FFF]$/u.test(end) && /^[\u3040-\u30FF\u4E00-\u9FFF]/u.test(line.text);
  // Names begin with a capital too: a full line without an end goes on as well.
  return (isJapanese || /[\p{Ll},]$/u.test(end)) && draft.lines.length > 1 && !endsParagraph(draft);
}

/** "2." or a dash at the start of a line is an item after an item, or after the end of a sentence. */
function startsItem(draft: Draft, line: Line): boolean {
  const isMarked = ENUMERATED.test(line.text) || DASH.test(line.text);
  return isMarked && (draft.kind === "listItem" || SENTENCE_END.test(draft.lines.at(-1)?.text ?? ""));
}

/** On another page, or higher up: in another column. */
function isElsewhere(last: Line, line: Line): boolean {
  return last.page !== line.page || line.y > last.y + last.size;
}

function isSetApart(last: Line, line: Line, leading: number): boolean {
  if (last.page !== line.page || last.angle !== line.angle) return true;
  const gap = last.y - line.y;
  const usual = leading * Math.max(line.size, last.size);
  return gap > usual * GAP_FACTOR || gap < -0.5 * last.size;
}

/** A first line set in from the block's left edge. Hanging lines of a list item are set in from its mark. */
function isIndented(draft: Draft, line: Line): boolean {
  const [first, second] = draft.lines;
  if (first === undefined || draft.kind === "listItem" || draft.kind === "definition") return false;
  const left = second === undefined ? first.x : Math.min(first.x, second.x);
  const step = line.x - left;
  return step > 0.8 * line.size && step < 6 * line.size && draft.lines.length > 1;
}

/** A list whose bullets are drawings: its lines are set in under "these are:", and end before a line further left. */
function endsItem(last: Line, line: Line): boolean {
  const step = line.x - last.x;
  if (Math.abs(step) < 0.8 * line.size || !SENTENCE_END.test(last.text)) return false;
  if (step > 0) return /[:：]$/u.test(last.text);
  return last.right - last.x < SHORT_LINE_SHARE * (line.right - line.x);
}

/** Its last line stops short of the others, and a sentence ends there. */
function endsParagraph(draft: Draft | undefined): boolean {
  const last = draft?.lines.at(-1);
  if (draft === undefined || last === undefined) return true;
  if (draft.kind === "heading") return true;
  if (!SENTENCE_END.test(last.text)) return false;
  const left = Math.min(...draft.lines.slice(-8).map(({ x }) => x));
  const width = Math.max(...draft.lines.slice(-8).map(({ right }) => right)) - left;
  return draft.lines.length > 1 && last.right - left < SHORT_LINE_SHARE * width;
}

/** The most frequent distance of baselines, in ems of the body size. */
function usualLeading(pages: readonly (readonly Line[])[], body: Body): number {
  const distances = new Map<number, number>();
  for (const lines of pages) {
    for (const [index, line] of lines.entries()) {
      const gap = (lines[index - 1]?.y ?? 0) - line.y;
      const ems = Math.round((gap / line.size) * 20) / 20;
      if (index > 0 && line.size === body.size && ems > 0.8 && ems < 3)
        count(distances, ems, line.text.length);
    }
  }
  return mostFrequent(distances) ?? 1.2;
}

/** Small letters; where no line ends in a hyphen nobody asks. A word cut at the end of a line is none. */
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

/** A figure, a single letter or a sign in bold is a number or a variable. */
const TERM = /\p{L}{3}|[\u3040-\u30FF\u4E00-\u9FFF]{2}|\p{Lu}{2}/u;

function toPart({ kind, level, text, lines, isNote }: Draft): Part {
  const [first] = lines;
  const place = first === undefined ? {} : { page: first.page };
  if (kind === "tableRow") return { kind, text: text.text, ...place };
  const part = text.toPart({ headingLevel: level, isList: kind === "listItem", isBold: false });
  if (part.kind === "heading") return { ...part, ...place };
  if (isNote) return { kind: "paragraph", text: part.text, role: "footnote", ...place };
  const { terms: marked = [], ...rest } = part;
  const terms = marked.filter((term) => TERM.test(term));
  return { ...rest, ...(terms.length > 0 && { terms }), ...place };
}
