import { type Cell, rowParts } from "../blocks/table-row.ts";
import type { Part } from "../reading.ts";
import { BlockBudget } from "./block-budget.ts";
import { type NumberList, numbersIn } from "./ppt-auto-numbers.ts";
import type { PptRecord, PptStream } from "./ppt-records.ts";
import { isNotes, type PptDocument, type PptText, takeText, textParts, titleLevelOf } from "./ppt-text.ts";
import type { SlideShape } from "./slide-parts.ts";

/** Record types of MS-PPT 2.13.24 and MS-ODRAW 2.2. */
const HEADER_FOOTER_PLACEHOLDER = 1056;
const PLACEHOLDER = 3011;
const OUTLINE_TEXT_REF = 3998;
const SHAPE_GROUP = 0xf003;
const SHAPE = 0xf004;
const SHAPE_ATOM = 0xf00a;
const CLIENT_TEXTBOX = 0xf00d;
const CHILD_ANCHOR = 0xf00f;
const CLIENT_DATA = 0xf011;
const TERTIARY_PROPERTIES = 0xf122;

/** PlaceholderEnum (MS-PPT 2.13.23). */
const SLIDE_NUMBER = 8;
const RUNNING = new Set([7, 9, 10]);
const TITLES = new Set([13, 15, 17]);
const MASTER_TEXTS = new Set([1, 2, 3, 4, 6]);
/** The property that makes a group of boxes a table (MS-ODRAW 2.3.5.17), and the type of the lines between them. */
const TABLE_PROPERTIES = 0x039f;
const LINE = 20;
const MAX_DEPTH = 64;

/** A shape of a slide or notes page. */
export interface PptShape extends SlideShape {
  /** Whether it is in the title placeholder, and not only formatted like a title. */
  readonly isTitlePlaceholder: boolean;
  /** Whether it holds speaker's notes. */
  readonly isNotes: boolean;
}

/**
 * The shapes of a slide in drawing order. The texts of placeholders are in the document's outline, and the slide
 * refers to them; texts that no shape refers to come last.
 */
export function readPptShapes(
  document: PptDocument,
  slide: PptRecord | null,
  outline: readonly PptText[],
): PptShape[] {
  const reader = new ShapeReader(document, outline);
  if (slide !== null) reader.walk(slide, 0);
  return withOneTitle([...reader.shapes, ...reader.unused()]);
}

/** A title may have been copied into a text box: it comes after the one in the title placeholder. */
function withOneTitle(shapes: PptShape[]): PptShape[] {
  const isTitle = ({ isTitlePlaceholder, parts }: PptShape) => isTitlePlaceholder && parts.length > 0;
  if (!shapes.some(isTitle)) return shapes;
  return shapes.map((shape) => (isTitle(shape) ? shape : { ...shape, titleLevel: null }));
}

/** Whether this is a master page, whose texts say "Click to edit". */
export function isMaster(stream: PptStream, slide: PptRecord): boolean {
  for (const record of stream.descendants(slide)) {
    if (record.type === PLACEHOLDER && MASTER_TEXTS.has(stream.byte(record.start + 4))) return true;
  }
  return false;
}

class ShapeReader {
  readonly shapes: PptShape[] = [];
  readonly #stream: PptStream;
  readonly #document: PptDocument;
  readonly #budget = new BlockBudget();
  readonly #outline: readonly PptText[];
  readonly #used = new Set<number>();

  constructor(document: PptDocument, outline: readonly PptText[]) {
    this.#stream = document.stream;
    this.#document = document;
    this.#outline = outline;
  }

  walk(container: PptRecord, depth: number): void {
    for (const child of this.#stream.children(container)) {
      if (child.type === SHAPE) this.#addTexts(this.#textsOf(child), this.#placeholderOf(child));
      else if (child.type === SHAPE_GROUP && this.#isTable(child)) this.#addTable(child);
      else if (child.isContainer && depth < MAX_DEPTH) this.walk(child, depth + 1);
    }
  }

  unused(): PptShape[] {
    const texts = this.#outline.filter((_text, index) => !this.#used.has(index));
    return texts.map((text) => this.#shapeOf(text, 0));
  }

  #addTexts(texts: readonly PptText[], placeholder: number): void {
    if (placeholder === SLIDE_NUMBER) return;
    for (const text of texts) {
      const shape = this.#shapeOf(text, placeholder);
      if (shape.parts.length > 0) this.shapes.push(shape);
    }
  }

  #shapeOf(text: PptText, placeholder: number): PptShape {
    return {
      titleLevel: titleLevelOf(text),
      isTitlePlaceholder: TITLES.has(placeholder),
      isNotes: isNotes(text),
      isRunning: RUNNING.has(placeholder),
      parts: textParts(this.#document, text, this.#budget),
    };
  }

  #textsOf(shape: PptRecord): PptText[] {
    const texts: PptText[] = [];
    for (const box of this.#stream.children(shape)) {
      if (box.type !== CLIENT_TEXTBOX) continue;
      for (const record of this.#stream.children(box)) {
        if (record.type === OUTLINE_TEXT_REF) this.#takeOutline(this.#stream.uint32(record.start), texts);
        else takeText(this.#stream, record, texts);
      }
    }
    const numbers = this.#numbersOf(shape);
    if (numbers !== null) for (const text of texts) text.numbers = numbers;
    return texts;
  }

  #numbersOf(shape: PptRecord): NumberList | null {
    for (const data of this.#stream.children(shape)) {
      const numbers = data.type === CLIENT_DATA ? numbersIn(this.#stream, data) : null;
      if (numbers !== null) return numbers;
    }
    return null;
  }

  #takeOutline(index: number, texts: PptText[]): void {
    const text = this.#outline[index];
    if (text !== undefined && !this.#used.has(index)) texts.push(text);
    this.#used.add(index);
  }

  /** PowerPoint 2007 marks footers in a record of its own, because older programs would move them. */
  #placeholderOf(shape: PptRecord): number {
    for (const data of this.#stream.children(shape)) {
      if (data.type !== CLIENT_DATA) continue;
      for (const record of this.#stream.children(data)) {
        if (record.type === PLACEHOLDER) return this.#stream.byte(record.start + 4);
        if (record.type === HEADER_FOOTER_PLACEHOLDER) return this.#stream.byte(record.start);
      }
    }
    return 0;
  }

  #isTable(group: PptRecord): boolean {
    const [first] = this.#stream.children(group);
    if (first?.type !== SHAPE) return false;
    for (const record of this.#stream.children(first)) {
      if (record.type !== TERTIARY_PROPERTIES) continue;
      for (let index = 0; index < record.instance; index += 1) {
        const at = record.start + 6 * index;
        if (at + 6 > record.end) break;
        if ((this.#stream.uint16(at) & 0x3fff) === TABLE_PROPERTIES) {
          return (this.#stream.uint32(at + 2) & 1) !== 0;
        }
      }
    }
    return false;
  }

  /** The cells are boxes of one group, in no order; their positions give rows and columns. */
  #addTable(group: PptRecord): void {
    const rows = new Map<number, { left: number; cell: Cell }[]>();
    for (const shape of this.#stream.children(group)) {
      const place = shape.type === SHAPE ? this.#cellPlace(shape) : null;
      if (place === null) continue;
      const cell = this.#textsOf(shape).flatMap((text) => textParts(this.#document, text, this.#budget));
      const row = rows.get(place.top) ?? [];
      row.push({ left: place.left, cell });
      rows.set(place.top, row);
    }
    const sorted = [...rows].sort(([top], [otherTop]) => top - otherTop);
    const parts = sorted.flatMap(([, row]) => rowOf(row));
    this.shapes.push({ titleLevel: null, isTitlePlaceholder: false, isNotes: false, parts });
  }

  #cellPlace(shape: PptRecord): { left: number; top: number } | null {
    let place: { left: number; top: number } | null = null;
    for (const record of this.#stream.children(shape)) {
      if (record.type === SHAPE_ATOM && record.instance === LINE) return null;
      if (record.type !== CHILD_ANCHOR) continue;
      place = { left: this.#stream.int32(record.start), top: this.#stream.int32(record.start + 4) };
    }
    return place;
  }
}

function rowOf(row: { left: number; cell: Cell }[]): Part[] {
  return rowParts(row.sort((one, other) => one.left - other.left).map(({ cell }) => cell));
}
