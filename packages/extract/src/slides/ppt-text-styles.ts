import { Fields, type PptRecord, type PptStream } from "./ppt-records.ts";

/**
 * The formatting of a text from the end of the previous run to `end`. Properties that the master decides are left
 * out.
 */
interface StyleRun<Look> {
  readonly end: number;
  readonly look: Partial<Look>;
}

export interface ParagraphLook {
  readonly hasBullet?: boolean;
  /** The indent level; 0 is the outermost. */
  readonly level?: number;
}

export interface CharacterLook {
  readonly isBold?: boolean;
  /** Index of its numbering in the list of the text. */
  readonly numbering?: number;
  /** Positive above the line, negative below it, in percent of the size. */
  readonly position?: number;
  /** In points. */
  readonly size?: number;
  /** Numbers of its fonts in the document's list. */
  readonly font?: number;
  readonly symbolFont?: number;
}

/** Runs of one kind over a text, read from start to end. */
export class StyleRuns<Look> {
  readonly #runs: readonly StyleRun<Look>[];
  #next = 0;

  constructor(runs: readonly StyleRun<Look>[]) {
    this.#runs = runs;
  }

  /** The run at this position. Positions must not decrease. */
  at(position: number): StyleRun<Look> {
    while ((this.#runs[this.#next]?.end ?? Number.POSITIVE_INFINITY) <= position) this.#next += 1;
    return this.#runs[this.#next] ?? { end: Number.POSITIVE_INFINITY, look: {} };
  }
}

export interface TextStyles {
  readonly characters: StyleRuns<CharacterLook>;
  readonly paragraphs: StyleRuns<ParagraphLook>;
}

/**
 * The formatting of a text (StyleTextPropAtom, MS-PPT 2.9.44): runs of paragraph properties, then runs of character
 * properties. The counts of each kind cover all characters and a closing one. If the record does not add up, nothing
 * is known.
 */
export function readTextStyles(stream: PptStream, record: PptRecord | null, length: number): TextStyles {
  try {
    if (record !== null) return stylesOf(new Fields(stream, record), length + 1);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return { characters: new StyleRuns<CharacterLook>([]), paragraphs: new StyleRuns<ParagraphLook>([]) };
}

function stylesOf(fields: Fields, length: number): TextStyles {
  const paragraphs = runsOf(fields, length, readParagraphLook);
  const characters = runsOf(fields, length, readCharacterLook);
  return { characters: new StyleRuns(characters), paragraphs: new StyleRuns(paragraphs) };
}

function runsOf<Look>(fields: Fields, length: number, read: (fields: Fields) => Look): StyleRun<Look>[] {
  const runs: StyleRun<Look>[] = [];
  let end = 0;
  while (end < length) {
    end += fields.uint32();
    runs.push({ end, look: read(fields) });
  }
  return runs;
}

const HAS_BULLET = 1 << 0;
const TAB_STOPS = 1 << 20;
/**
 * Bits of the masks of TextPFException (2.9.20) before and after the tab stops, and the size in bytes of each field.
 */
const BEFORE_TABS: readonly (readonly [mask: number, bytes: number])[] = [
  [1 << 7, 2],
  [1 << 4, 2],
  [1 << 6, 2],
  [1 << 5, 4],
  [1 << 11, 2],
  [1 << 12, 2],
  [1 << 13, 2],
  [1 << 14, 2],
  [1 << 8, 2],
  [1 << 10, 2],
  [1 << 15, 2],
];
const AFTER_TABS: readonly (readonly [mask: number, bytes: number])[] = [
  [1 << 16, 2],
  [0b111 << 17, 2],
  [1 << 21, 2],
];
const BOLD = 1 << 0;
const FONT_STYLE = 0x3eb7;
const FONT = 1 << 16;
/** The East Asian font of older versions, and the one for Latin letters. */
const OTHER_FONTS = [1 << 21, 1 << 22];
const SYMBOL_FONT = 1 << 23;
const SIZE = 1 << 17;
const COLOR = 1 << 18;
const POSITION = 1 << 19;

/** An indent level, then TextPFException. */
function readParagraphLook(fields: Fields): ParagraphLook {
  const level = fields.uint16();
  const masks = fields.uint32();
  const flags = (masks & 0b1111) === 0 ? 0 : fields.uint16();
  fields.skipFields(masks, BEFORE_TABS);
  if ((masks & TAB_STOPS) !== 0) fields.skip(4 * fields.uint16());
  fields.skipFields(masks, AFTER_TABS);
  return (masks & HAS_BULLET) === 0 ? { level } : { level, hasBullet: (flags & HAS_BULLET) !== 0 };
}

/** TextCFException (2.9.14). */
function readCharacterLook(fields: Fields): CharacterLook {
  const masks = fields.uint32();
  const has = (mask: number) => (masks & mask) !== 0;
  const style = has(FONT_STYLE) ? fields.uint16() : 0;
  const font = has(FONT) ? fields.uint16() : undefined;
  for (const mask of OTHER_FONTS) if (has(mask)) fields.skip(2);
  const symbolFont = has(SYMBOL_FONT) ? fields.uint16() : undefined;
  const size = has(SIZE) ? fields.uint16() : undefined;
  if (has(COLOR)) fields.skip(4);
  const position = has(POSITION) ? fields.int16() : undefined;
  return {
    ...(has(BOLD) && { isBold: (style & BOLD) !== 0 }),
    numbering: (style >> 10) & 0b1111,
    ...(font !== undefined && { font }),
    ...(symbolFont !== undefined && { symbolFont }),
    ...(size !== undefined && { size }),
    ...(position !== undefined && { position }),
  };
}
