import { LIMITS } from "@quizmill/contract/tables";
import { Paragraph } from "../blocks/paragraph.ts";
import type { Part } from "../reading.ts";
import { levelOf } from "../word/styles.ts";
import { type ListNumbers, readListNumbers } from "./list-numbers.ts";
import { type Piece, readPieces, textOf } from "./pieces.ts";
import { eachProperty, readStretches, type Stretch, stretchAt } from "./properties.ts";
import { openStreams, PLCF_BTE_CHPX, PLCF_BTE_PAPX, type WordStreams } from "./streams.ts";
import { readStyleSheet, SPRM_P_OUT_LVL } from "./style-sheet.ts";

const SPRM_P_ILFO = 0x460b;
const SPRM_P_ILVL = 0x260a;
/** Larger values are other kinds of numbering ([MS-DOC] 2.6.2). */
const MAX_LIST = 0x7fe;
const SPRM_C_F_BOLD = 0x0835;
/** Values of a toggle property. Word may also turn bold on relative to the style ([MS-DOC] 2.9.327). */
const ON = 1;
const OTHER_THAN_STYLE = 0x81;
/** End of paragraph, of cell, of page or section. */
const PARAGRAPH_ENDS = "\r\u0007\f";
const CELL_END = "\u0007";
/** A field's code is between its first two marks, its result between the last two. */
const FIELD_BEGIN = "\u0013";
const FIELD_SEPARATOR = "\u0014";
const FIELD_END = "\u0015";

/**
 * The paragraphs of a Word 97–2003 document from its styles, lists and bold characters, in the order of the piece
 * table. Throws RangeError, or what reading beyond a stream throws, if the file's structures are damaged. Linear in
 * the size of the file.
 */
export function readParagraphs(stream: (name: string) => Uint8Array | null): Part[] {
  const streams = openStreams(stream);
  const walker = new PieceWalker(streams);
  let chars = 0;
  for (const piece of readPieces(streams)) {
    // Pieces may overlap: a small file could repeat its text a million times.
    chars += piece.chars;
    if (chars > LIMITS.extraction.maxChars) break;
    walker.walk(piece);
  }
  return walker.parts;
}

class PieceWalker {
  readonly parts: Part[] = [];
  readonly #streams: WordStreams;
  readonly #levelOfStyle: (style: number) => number | null;
  readonly #markerOf: ListNumbers;
  readonly #paragraphs: readonly Stretch[];
  readonly #characters: readonly Stretch[];
  #paragraph = new Paragraph();
  /** The number of open fields whose code is being read. */
  #codes = 0;

  constructor(streams: WordStreams) {
    this.#streams = streams;
    this.#levelOfStyle = readStyleSheet(streams);
    this.#markerOf = listNumbersOf(streams);
    this.#paragraphs = readStretches(streams, PLCF_BTE_PAPX, true);
    this.#characters = readStretches(streams, PLCF_BTE_CHPX, false);
  }

  /** Run by run: bold changes only at the end of a stretch of character properties. */
  walk(piece: Piece): void {
    const text = textOf(this.#streams, piece);
    let at = 0;
    while (at < text.length) {
      const offset = piece.offset + at * piece.charBytes;
      const stretch = stretchAt(this.#characters, offset);
      const rest = stretch === undefined ? text.length : Math.ceil((stretch.to - offset) / piece.charBytes);
      const run = text.slice(at, at + Math.max(1, rest));
      this.#addRun(run, isBold(stretch), (index) => offset + index * piece.charBytes);
      at += run.length;
    }
  }

  #addRun(run: string, bold: boolean, offsetOf: (index: number) => number): void {
    let from = 0;
    for (let index = 0; index < run.length; index += 1) {
      const char = run[index] ?? "";
      if (char > "\u0015") continue;
      this.#addText(run.slice(from, index), bold);
      from = index + 1;
      if (char === FIELD_BEGIN) this.#codes += 1;
      else if (char === FIELD_SEPARATOR || char === FIELD_END) this.#codes = Math.max(0, this.#codes - 1);
      else if (PARAGRAPH_ENDS.includes(char)) this.#end(offsetOf(index), char === CELL_END);
      else this.#addText(" ", bold);
    }
    this.#addText(run.slice(from), bold);
  }

  #addText(text: string, bold: boolean): void {
    if (text !== "" && this.#codes === 0) this.#paragraph.addRun(text, bold);
  }

  #end(offset: number, isCell: boolean): void {
    const stretch = stretchAt(this.#paragraphs, offset);
    const { list, level, headingLevel } = lookOf(stretch, this.#levelOfStyle);
    const marker = list > 0 ? this.#markerOf(list, level) : "";
    const look = { headingLevel, isList: list > 0, isBold: false, marker };
    const { bold, ...part } = this.#paragraph.toPart(look);
    // A bold cell is the header of its column, not of the following text.
    if (part.text.trim() !== "") this.parts.push(bold === true && !isCell ? { ...part, bold } : part);
    this.#paragraph = new Paragraph();
  }
}

function isBold(stretch: Stretch | undefined): boolean {
  let bold = false;
  if (stretch !== undefined) {
    eachProperty(stretch.view, 0, (code, value) => {
      if (code === SPRM_C_F_BOLD) bold = value === ON || value === OTHER_THAN_STYLE;
    });
  }
  return bold;
}

/** Without its lists a document still has its styles. */
function listNumbersOf(streams: WordStreams): ListNumbers {
  try {
    return readListNumbers(streams);
  } catch {
    return () => "";
  }
}

interface Look {
  headingLevel: number | null;
  /** 0 for none. */
  list: number;
  level: number;
}

function lookOf(stretch: Stretch | undefined, levelOfStyle: (style: number) => number | null): Look {
  const isStyled = stretch !== undefined && stretch.view.byteLength >= 2;
  const look: Look = {
    headingLevel: levelOfStyle(isStyled ? stretch.view.getUint16(0, true) : 0),
    list: 0,
    level: 0,
  };
  if (!isStyled) return look;
  eachProperty(stretch.view, 2, (code, value) => {
    if (code === SPRM_P_OUT_LVL) look.headingLevel = levelOf(value);
    else if (code === SPRM_P_ILFO) look.list = value <= MAX_LIST ? value : 0;
    else if (code === SPRM_P_ILVL) look.level = value;
  });
  return look;
}
