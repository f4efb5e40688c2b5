import { LIMITS, subscript, superscript } from "@quizmill/contract/tables";
import { Paragraph } from "../blocks/paragraph.ts";
import { AutoNumbers } from "./auto-numbers.ts";
import type { BlockBudget } from "./block-budget.ts";
import type { NumberList } from "./ppt-auto-numbers.ts";
import { inSymbolFont, type SymbolFonts } from "./ppt-fonts.ts";
import type { PptRecord, PptStream } from "./ppt-records.ts";
import { type CharacterLook, readTextStyles } from "./ppt-text-styles.ts";
import type { SlidePart } from "./running-lines.ts";

/** Record types (MS-PPT 2.13.24). */
const TEXT_HEADER = 3999;
const TEXT_CHARS = 4000;
const STYLE_TEXT_PROPERTIES = 4001;
const TEXT_BYTES = 4008;
/** Slide number, dates, header and footer: each is inserted in place of one character (2.9.47–2.9.53). */
const GENERATED = new Set([4056, 4087, 4088, 4089, 4090, 4117]);

/** The type of a text (TextTypeEnum, 2.13.33). */
const TITLE_LEVELS = new Map<number, 1 | 2>([
  [0, 2],
  [6, 1],
]);
const BULLETED = new Set([1, 7, 8]);
const NOTES_TEXT = 2;
const OTHER_TEXT = 4;
/** In points, unless a master says otherwise. */
const TEXT_BOX_SIZE = 18;

/** What the texts of a file share. */
export interface PptDocument {
  readonly stream: PptStream;
  readonly fonts: SymbolFonts;
}

/** A text of a shape or of the outline, with the records of its formatting. */
export interface PptText {
  readonly type: number;
  text: string;
  style: PptRecord | null;
  /** The numberings its runs refer to. */
  numbers: NumberList;
  /** Positions of characters that the program fills in. */
  readonly generated: Set<number>;
}

export function isNotes({ type }: PptText): boolean {
  return type === NOTES_TEXT;
}

export function titleLevelOf({ type }: PptText): 1 | 2 | null {
  return TITLE_LEVELS.get(type) ?? null;
}

/** Adds a record to the texts: a header begins a new text, other records are about the last one. */
export function takeText(stream: PptStream, record: PptRecord, texts: PptText[]): void {
  if (texts.length > LIMITS.extraction.maxBlocks) return;
  if (record.type === TEXT_HEADER) texts.push(emptyText(stream.uint32(record.start)));
  else if (record.type === TEXT_CHARS) currentText(texts).text = stream.utf16(record);
  else if (record.type === TEXT_BYTES) currentText(texts).text = stream.latin1(record);
  else if (record.type === STYLE_TEXT_PROPERTIES) currentText(texts).style = record;
  else if (GENERATED.has(record.type)) currentText(texts).generated.add(stream.uint32(record.start));
}

function emptyText(type: number): PptText {
  return { type, text: "", style: null, numbers: [], generated: new Set() };
}

function currentText(texts: PptText[]): PptText {
  const last = texts.at(-1) ?? emptyText(OTHER_TEXT);
  if (texts.length === 0) texts.push(last);
  return last;
}

/** Its paragraphs. They end in a carriage return, lines in a vertical tab (2.9.42). */
export function textParts({ stream, fonts }: PptDocument, source: PptText, budget: BlockBudget): SlidePart[] {
  const { characters, paragraphs } = readTextStyles(stream, source.style, source.text.length);
  const text = withoutGenerated(source);
  const numbers = new AutoNumbers();
  const parts: SlidePart[] = [];
  let at = 0;
  while (at < text.length && !budget.isSpent) {
    const { hasBullet: isList = BULLETED.has(source.type), level = 0 } = paragraphs.at(at).look;
    const number = source.numbers[characters.at(at).look.numbering ?? 0] ?? null;
    const paragraph = new Paragraph();
    let fontSize = 0;
    const end = text.indexOf("\r", at) < 0 ? text.length : text.indexOf("\r", at);
    while (at < end) {
      const run = characters.at(at);
      const stop = Math.min(run.end, end);
      paragraph.addRun(shownText(text.slice(at, stop), run.look, fonts), run.look.isBold ?? false);
      fontSize = Math.max(fontSize, run.look.size ?? sizeOf(source));
      at = stop;
    }
    at = end + 1;
    if (paragraph.text.trim() !== "" && budget.take()) {
      const marker = numbers.next(level, isList ? number : null);
      parts.push({ ...paragraph.toPart({ headingLevel: null, isList, isBold: false, marker }), fontSize });
    }
  }
  return parts;
}

/** The size of letters without their own size: that of a placeholder is known only to its master. */
function sizeOf({ type }: PptText): number {
  return type === OTHER_TEXT ? TEXT_BOX_SIZE : Number.POSITIVE_INFINITY;
}

/** Superscript and subscript digits stay, and letters of a symbol font become the characters they show. */
function shownText(text: string, look: CharacterLook, fonts: SymbolFonts): string {
  const { font = -1, symbolFont = font, position = 0 } = look;
  const isPrivate = /^[\uF020-\uF0FF\s]+$/.test(text);
  const fontName = fonts.get(isPrivate ? symbolFont : font);
  const shown = fontName === undefined ? text : inSymbolFont(fontName, text);
  if (position > 0) return superscript(shown) ?? shown;
  return position < 0 ? (subscript(shown) ?? shown) : shown;
}

/** Of the same length, so that the runs of its formatting still fit. */
function withoutGenerated({ text, generated }: PptText): string {
  if (generated.size === 0) return text;
  return text.replace(/./gs, (character, index: number) => (generated.has(index) ? " " : character));
}
