import type { AutoNumber } from "./auto-numbers.ts";
import { Fields, type PptRecord, type PptStream } from "./ppt-records.ts";

/** Record types (MS-PPT 2.13.24). */
const DOCUMENT_INFO = 2000;
const STYLE_TEXT_PROPERTIES_9 = 4012;
const OUTLINE_PROPERTIES_9 = 4014;
const OUTLINE_HEADER_9 = 4015;
const TAGS = 5000;
const TAG = 5002;
const TAG_DATA = 5003;

/** TextAutoNumberSchemeEnum (2.13.30), by the names of the same schemes in DrawingML. */
const SCHEMES = [
  ...["alphaLcPeriod", "alphaUcPeriod", "arabicParenR", "arabicPeriod", "romanLcParenBoth", "romanLcParenR"],
  ...["romanLcPeriod", "romanUcPeriod", "alphaLcParenBoth", "alphaLcParenR", "alphaUcParenBoth"],
  ...["alphaUcParenR", "arabicParenBoth", "arabicPlain", "romanUcParenBoth", "romanUcParenR"],
  ...["ea1ChsPlain", "ea1ChsPeriod", "circleNumDbPlain", "circleNumWdWhitePlain", "circleNumWdBlackPlain"],
  ...["ea1ChtPlain", "ea1ChtPeriod", "arabic1Minus", "arabic2Minus", "hebrew2Minus"],
  ...["ea1JpnKorPlain", "ea1JpnKorPeriod", "arabicDbPlain", "arabicDbPeriod"],
];
const OTHER_SCHEME = "arabicPeriod";

/** The numberings that the runs of a text refer to, by index. */
export type NumberList = readonly (AutoNumber | null)[];

/** Numbering of a text in the outline, by its slide and its type. */
export interface OutlineNumbers {
  readonly slideId: number;
  readonly type: number;
  readonly numbers: NumberList;
}

/**
 * PowerPoint 2000 and later store numbered lists apart from other text properties, in tags of the shape's data
 * (`holder`) that older programs ignore; null if there are none.
 */
export function numbersIn(stream: PptStream, holder: PptRecord): NumberList | null {
  for (const record of tagRecords(stream, holder)) {
    if (record.type === STYLE_TEXT_PROPERTIES_9) return readNumbers(stream, record);
  }
  return null;
}

/** The same for texts in the document's outline (OutlineTextProps9Container, 2.9.64). */
export function outlineNumbersOf(stream: PptStream, document: PptRecord): OutlineNumbers[] {
  const found: OutlineNumbers[] = [];
  for (const info of stream.children(document)) {
    if (info.type !== DOCUMENT_INFO) continue;
    for (const outline of tagRecords(stream, info)) {
      if (outline.type === OUTLINE_PROPERTIES_9) found.push(...outlineIn(stream, outline));
    }
  }
  return found;
}

function outlineIn(stream: PptStream, outline: PptRecord): OutlineNumbers[] {
  const found: OutlineNumbers[] = [];
  let [slideId, type] = [0, 0];
  for (const record of stream.children(outline)) {
    if (record.type === OUTLINE_HEADER_9 && record.end - record.start >= 8) {
      [slideId, type] = [stream.uint32(record.start), stream.uint32(record.start + 4)];
    } else if (record.type === STYLE_TEXT_PROPERTIES_9) {
      found.push({ slideId, type, numbers: readNumbers(stream, record) });
    }
  }
  return found;
}

function* tagRecords(stream: PptStream, holder: PptRecord): Generator<PptRecord> {
  for (const tags of stream.children(holder)) {
    if (tags.type !== TAGS) continue;
    for (const tag of stream.children(tags)) {
      if (tag.type !== TAG) continue;
      for (const data of stream.children(tag)) if (data.type === TAG_DATA) yield* stream.children(data);
    }
  }
}

/** StyleTextProp9Atom (2.9.67). If it ends too early, the remaining text is not numbered. */
function readNumbers(stream: PptStream, record: PptRecord): NumberList {
  const fields = new Fields(stream, record);
  const numbers: (AutoNumber | null)[] = [];
  try {
    while (!fields.isAtEnd) numbers.push(readNumber(fields));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return numbers;
}

/** StyleTextProp9 (2.9.68): the properties that PowerPoint 2000 added to paragraphs, characters and languages. */
function readNumber(fields: Fields): AutoNumber | null {
  const paragraph = fields.uint32();
  if ((paragraph & (1 << 23)) !== 0) fields.skip(2);
  const isNumbered = (paragraph & (1 << 25)) !== 0 && fields.uint16() !== 0;
  const hasScheme = (paragraph & (1 << 24)) !== 0;
  const scheme = hasScheme ? SCHEMES[fields.uint16()] : undefined;
  const startAt = hasScheme ? fields.uint16() : 1;
  if ((fields.uint32() & (1 << 20)) !== 0) fields.skip(4);
  const language = fields.uint32();
  fields.skipFields(language, LANGUAGE_FIELDS);
  if ((language & (1 << 9)) !== 0) fields.skip(4 * fields.uint32());
  return isNumbered ? { scheme: scheme ?? OTHER_SCHEME, startAt } : null;
}

/** Bits of TextSIException's mask (2.9.32), and the size in bytes of each field. */
const LANGUAGE_FIELDS: readonly (readonly [mask: number, bytes: number])[] = [
  [1 << 0, 2],
  [1 << 1, 2],
  [1 << 2, 2],
  [1 << 5, 4],
  [1 << 6, 2],
];
