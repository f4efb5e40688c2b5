import { compoundFile } from "./files.ts";

/** Small handmade PowerPoint 97 presentations, for tests only: records of MS-PPT and MS-ODRAW. */

export interface TestPptSlide {
  readonly title: string;
  readonly body?: readonly string[];
  /** Shapes of the slide; the first two texts of its outline are number 0, the title, and 1, the body. */
  readonly shapes?: readonly Buffer[];
  /** Speaker's notes. */
  readonly notes?: string;
  /** Whether its author hid it. */
  readonly isHidden?: boolean;
  /** Numbering of its body in the outline. */
  readonly numbers?: readonly TestNumber[];
}

export interface PptOptions {
  /** Records in the stream before the last save. */
  readonly before?: readonly Buffer[];
  /** Without it nothing says which edit is the last. */
  readonly currentUser?: boolean;
  /** The offset of the edit before the last one, as the last one gives it; "self" for its own offset. */
  readonly editBefore?: number | "self";
  /** Folder that holds the streams. */
  readonly folder?: string;
  /** Lists all slides with the record of the first. */
  readonly sharedSlides?: boolean;
  /** Names of the symbol fonts of the document, from number 0. */
  readonly symbolFonts?: readonly string[];
}

/** A presentation of these slides; titles and bodies are in its outline, as PowerPoint stores them. */
export function pptFile(slides: readonly TestPptSlide[], options: PptOptions = {}): Buffer {
  const { before = [], currentUser = true, editBefore = 0, folder = "" } = options;
  const { symbolFonts = [], sharedSlides = false } = options;
  const pages = [...slides.map(slideRecord), ...slides.map(notesRecord)];
  const document = pptContainer(1000, [
    pptContainer(2000, [numberTags([pptContainer(4014, slides.flatMap(outlineNumbers))])]),
    pptContainer(1010, [pptContainer(2005, symbolFonts.map(fontEntity))]),
    pptContainer(
      4080,
      slides.flatMap((slide, index) => outlineOf(slide, index, sharedSlides ? 0 : index)),
    ),
    pptContainer(
      4080,
      slides.map((_slide, index) => persistAtom(slides.length + index)),
      2,
    ),
  ]);
  const records = [...before, document, ...pages];
  const offsets = records.map((_record, index) => lengthOf(records.slice(0, index))).slice(before.length);
  const directory = pptRecord(6002, uint32s(1 | (offsets.length << 20), ...offsets));
  const lastEdit = lengthOf([...records, directory]);
  const previous = editBefore === "self" ? lastEdit : editBefore;
  const edit = pptRecord(4085, uint32s(0, 0, previous, lengthOf(records), 1, 0, 0));
  const user = pptRecord(4086, uint32s(20, 0xe391c05f, lastEdit, 0, 0));
  return compoundFile({
    [`${folder}PowerPoint Document`]: Buffer.concat([...records, directory, edit]),
    ...(currentUser && { [`${folder}Current User`]: user }),
  });
}

export function slideRecord({
  shapes = [],
  isHidden = false,
}: Pick<TestPptSlide, "shapes" | "isHidden">): Buffer {
  const show = isHidden ? [pptRecord(1017, uint32s(0, 0, 4 << 16, 0))] : [];
  return pptContainer(1006, [...show, pptContainer(1036, [pptContainer(0xf002, [pptGroup(shapes)])])]);
}

function notesRecord({ notes = "" }: TestPptSlide, index: number): Buffer {
  const shapes = [pptShape({ text: notes, type: 2 }), pptShape({ text: "Handout of the course", type: 4 })];
  const drawing = pptContainer(1036, [pptContainer(0xf002, [pptGroup(shapes)])]);
  return pptContainer(1008, [pptRecord(1009, uint32s(256 + index, 0)), drawing]);
}

function outlineNumbers({ numbers }: TestPptSlide, index: number): Buffer[] {
  if (numbers === undefined) return [];
  return [pptRecord(4015, uint32s(256 + index, 1)), numberStyles(numbers)];
}

function fontEntity(name: string, index: number): Buffer {
  const entity = Buffer.alloc(68);
  entity.write(name, "utf16le");
  entity[64] = 2;
  return pptRecord(4023, entity, index << 4);
}

/** Object 1 is the document; slides and notes pages follow. */
function persistAtom(index: number, record = index): Buffer {
  return pptRecord(1011, uint32s(record + 2, 0, 0, 256 + index, 0));
}

function outlineOf({ title, body = [] }: TestPptSlide, index: number, record: number): Buffer[] {
  return [
    persistAtom(index, record),
    ...pptText({ text: title, type: 0 }),
    ...pptText({ text: body.join("\r"), type: 1 }),
  ];
}

export interface TestPptText {
  readonly text?: string;
  /** 0 title, 1 body, 2 notes, 4 other, 6 title of a presentation. */
  readonly type?: number;
  /** Records about the text. */
  readonly after?: readonly Buffer[];
}

function pptText({ text = "", type = 4, after = [] }: TestPptText): Buffer[] {
  return [pptRecord(3999, uint32s(type)), pptRecord(4000, Buffer.from(text, "utf16le")), ...after];
}

export interface TestPptShape extends TestPptText {
  /** Shows this text of the outline instead of its own text. */
  readonly outline?: number;
  readonly placeholder?: number;
  /** The same, as PowerPoint 2007 marks it. */
  readonly placeholder2007?: number;
  /** Left and top within its group. */
  readonly place?: readonly [left: number, top: number];
  /** 20 is a line. */
  readonly shapeType?: number;
  /** Numberings that the runs of its text refer to. */
  readonly numbers?: readonly TestNumber[];
}

/** Scheme (2 is "1)", 9 is "a)") and the number it starts with; null for none. */
export type TestNumber = readonly [scheme: number, startAt: number] | null;

/** Numbered lists as PowerPoint 2000 stores them, in tags (MS-PPT 2.9.67). */
function numberTags(records: readonly Buffer[]): Buffer {
  const name = pptRecord(4026, Buffer.from("___PPT9", "utf16le"));
  return pptContainer(5000, [pptContainer(5002, [name, pptRecord(5003, Buffer.concat(records))])]);
}

function numberStyles(numbers: readonly TestNumber[]): Buffer {
  // Each also has fields about characters and language, which the reader must skip.
  const rest = Buffer.concat([uint32s(1 << 20, 7, 1 | (1 << 9)), uint16s(1033), uint32s(1, 5)]);
  const styles = numbers.map((number) => {
    const own = number === null ? [uint32s(0)] : [uint32s(0b11 << 24), uint16s(1, ...number)];
    return Buffer.concat([...own, rest]);
  });
  return pptRecord(4012, Buffer.concat(styles));
}

export function pptShape(shape: TestPptShape): Buffer {
  const { outline, placeholder, placeholder2007, place, shapeType = 1, numbers } = shape;
  const data = [
    ...(placeholder === undefined ? [] : [pptRecord(3011, Buffer.from([0, 0, 0, 0, placeholder, 0, 0, 0]))]),
    ...(placeholder2007 === undefined ? [] : [pptRecord(1056, Buffer.from([placeholder2007]))]),
    ...(numbers === undefined ? [] : [numberTags([numberStyles(numbers)])]),
  ];
  const box = outline === undefined ? pptText(shape) : [pptRecord(3998, uint32s(outline))];
  return pptContainer(0xf004, [
    pptRecord(0xf00a, uint32s(1, 0), shapeType << 4),
    ...(place === undefined ? [] : [pptRecord(0xf00f, uint32s(...place, 0, 0))]),
    pptContainer(0xf011, data),
    pptContainer(0xf00d, box),
  ]);
}

/** A group of shapes; its own first shape says whether it is a table. */
export function pptGroup(shapes: readonly Buffer[], { isTable = false } = {}): Buffer {
  const table = Buffer.from([0x9f, 0x03, 1, 0, 0, 0]);
  const own = pptContainer(0xf004, [
    pptRecord(0xf122, isTable ? table : Buffer.alloc(0), isTable ? 1 << 4 : 0),
  ]);
  return pptContainer(0xf003, [own, ...shapes]);
}

/** The formatting of a text: runs of paragraphs with or without bullets, and of bold and other characters. */
export function pptLook(
  paragraphs: readonly (readonly [chars: number, hasBullet: boolean])[],
  characters: readonly (readonly [chars: number, isBold: boolean])[] | Buffer,
): Buffer {
  // A run of paragraphs also has tab stops, one of characters a font size: fields that the reader must skip.
  const looks = paragraphs.map(([chars, hasBullet]) =>
    Buffer.concat([uint32s(chars), uint16s(0), uint32s(1 | (1 << 20)), uint16s(hasBullet ? 1 : 0, 1, 50, 0)]),
  );
  const runs = Buffer.isBuffer(characters)
    ? [characters]
    : characters.map(([chars, isBold]) =>
        Buffer.concat([uint32s(chars, 1 | (1 << 17)), uint16s(isBold ? 1 : 0, 24)]),
      );
  return pptRecord(4001, Buffer.concat([...looks, ...runs]));
}

export interface TestLook {
  readonly font?: number;
  readonly size?: number;
  readonly position?: number;
  /** Index of its numbering in the text's list. */
  readonly numbering?: number;
}

/** A run of characters in this font and size, or raised or lowered; all font fields are written. */
export function pptRun(chars: number, look: TestLook): Buffer {
  const { font = -1, size = 0, position = 0, numbering = 0 } = look;
  const styled = numbering === 0 ? 0 : 0b1111 << 10;
  const fonts = font < 0 ? 0 : 0b1110_0001 << 16;
  const fields = [...(numbering === 0 ? [] : [numbering << 10]), ...(font < 0 ? [] : [font, 9, 9, font])];
  const sized = size === 0 ? 0 : 1 << 17;
  const raised = position === 0 ? 0 : 1 << 19;
  const numbers = [size, position & 0xffff].filter((value) => value !== 0);
  return Buffer.concat([uint32s(chars, styled | fonts | sized | raised), uint16s(...fields, ...numbers)]);
}

/** A field that the program fills in at this position: slide number (4056), date (4087), footer (4090). */
export function pptGenerated(type: number, position: number): Buffer {
  return pptRecord(type, uint32s(position));
}

export function pptRecord(type: number, content: Buffer, versionAndInstance = 0): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt16LE(versionAndInstance, 0);
  header.writeUInt16LE(type, 2);
  header.writeUInt32LE(content.byteLength, 4);
  return Buffer.concat([header, content]);
}

export function pptContainer(type: number, children: readonly Buffer[], instance = 0): Buffer {
  return pptRecord(type, Buffer.concat(children), 0xf | (instance << 4));
}

function lengthOf(records: readonly Buffer[]): number {
  return records.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function uint32s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, 4 * index);
  return bytes;
}

function uint16s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, 2 * index);
  return bytes;
}
