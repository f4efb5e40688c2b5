import type { PptRecord, PptStream } from "./ppt-records.ts";

/** How a text looks from the end of the run before up to `end`; undefined where its master decides. */
interface StyleRun {
  readonly end: number;
  readonly isOn: boolean | undefined;
}

/** Runs of one on/off property over a text, asked for from its start to its end. */
export class StyleRuns {
  readonly #runs: readonly StyleRun[];
  #next = 0;

  constructor(runs: readonly StyleRun[]) {
    this.#runs = runs;
  }

  /** Where the run that holds this position ends, and its value. Positions must not go backwards. */
  at(position: number): StyleRun {
    while ((this.#runs[this.#next]?.end ?? Number.POSITIVE_INFINITY) <= position) this.#next += 1;
    return this.#runs[this.#next] ?? { end: Number.POSITIVE_INFINITY, isOn: undefined };
  }
}

export interface TextStyles {
  readonly bold: StyleRuns;
  readonly bullets: StyleRuns;
}

/**
 * Bold and bullets of a text (StyleTextPropAtom, MS-PPT 2.9.44): runs of paragraph properties, then runs of
 * character properties, each run as long as its count says, over all characters and a closing one. Where
 * the record does not add up, nothing is known.
 */
export function readTextStyles(stream: PptStream, record: PptRecord | null, length: number): TextStyles {
  try {
    if (record !== null) return stylesOf(new Fields(stream, record), length + 1);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return { bold: new StyleRuns([]), bullets: new StyleRuns([]) };
}

function stylesOf(fields: Fields, length: number): TextStyles {
  const bullets = runsOf(fields, length, (count) => {
    fields.skip(2);
    return { end: count, isOn: readParagraphLook(fields) };
  });
  const bold = runsOf(fields, length, (count) => ({ end: count, isOn: readCharacterLook(fields) }));
  return { bold: new StyleRuns(bold), bullets: new StyleRuns(bullets) };
}

function runsOf(fields: Fields, length: number, read: (end: number) => StyleRun): StyleRun[] {
  const runs: StyleRun[] = [];
  let end = 0;
  while (end < length) {
    end += fields.uint32();
    runs.push(read(end));
  }
  return runs;
}

const HAS_BULLET = 1 << 0;
const TAB_STOPS = 1 << 20;
/** Bits of the masks of TextPFException (2.9.20) before and after the tab stops, and the bytes each stands for. */
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
/** The same of TextCFException (2.9.14) after the font style. */
const AFTER_STYLE: readonly (readonly [mask: number, bytes: number])[] = [
  [1 << 16, 2],
  [1 << 21, 2],
  [1 << 22, 2],
  [1 << 23, 2],
  [1 << 17, 2],
  [1 << 18, 4],
  [1 << 19, 2],
];
const BOLD = 1 << 0;
const FONT_STYLE = 0x3eb7;

/** Whether its paragraphs have bullets. */
function readParagraphLook(fields: Fields): boolean | undefined {
  const masks = fields.uint32();
  const flags = (masks & 0b1111) === 0 ? 0 : fields.uint16();
  fields.skipFields(masks, BEFORE_TABS);
  if ((masks & TAB_STOPS) !== 0) fields.skip(4 * fields.uint16());
  fields.skipFields(masks, AFTER_TABS);
  return (masks & HAS_BULLET) === 0 ? undefined : (flags & HAS_BULLET) !== 0;
}

/** Whether its characters are bold. */
function readCharacterLook(fields: Fields): boolean | undefined {
  const masks = fields.uint32();
  const style = (masks & FONT_STYLE) === 0 ? 0 : fields.uint16();
  fields.skipFields(masks, AFTER_STYLE);
  return (masks & BOLD) === 0 ? undefined : (style & BOLD) !== 0;
}

/** Reads a record field by field; a field that runs over its end throws RangeError. */
class Fields {
  readonly #stream: PptStream;
  readonly #end: number;
  #at: number;

  constructor(stream: PptStream, { start, end }: PptRecord) {
    this.#stream = stream;
    this.#at = start;
    this.#end = end;
  }

  uint16(): number {
    this.skip(2);
    return this.#stream.uint16(this.#at - 2);
  }

  uint32(): number {
    this.skip(4);
    return this.#stream.uint32(this.#at - 4);
  }

  skip(bytes: number): void {
    this.#at += bytes;
    if (this.#at > this.#end) throw new RangeError("The record is shorter than its fields");
  }

  skipFields(masks: number, table: readonly (readonly [mask: number, bytes: number])[]): void {
    for (const [mask, bytes] of table) if ((masks & mask) !== 0) this.skip(bytes);
  }
}
