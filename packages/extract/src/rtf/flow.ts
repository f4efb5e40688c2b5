import { BlockStream } from "../blocks/block-stream.ts";
import { Paragraph } from "../blocks/paragraph.ts";
import type { Part } from "../reading.ts";
import { levelOf } from "../word/styles.ts";
import type { RtfStyles } from "./styles.ts";

/** A bullet and a tab before the text: a typed list, or one of a program without lists. */
const BULLET = /^\s*[•▪◦‣·●○■□–—-]\t\s*/u;
/** A number and a tab, where the other lines of the paragraph are indented further. */
const NUMBER = /^\s*\(?(?:\d{1,3}|\p{L})[.)]\t/u;
/** The mark of a list item, unless it is only a bullet. */
const MARK = /^[\p{L}\p{N}().\]–-]{1,12}$/u;

/** Tables nested deeper are read as part of the table around them. */
const MAX_TABLES = 20;

/** A separate text: the body, a note, a text box. */
interface Text {
  paragraph: Paragraph;
  /** Where its paragraphs go; null for those of the body and of text boxes. */
  readonly notes: Part[] | null;
  style: number;
  outline: number | null;
  isList: boolean;
  /** Whether its first line begins left of the others. */
  isHanging: boolean;
  /** The nesting depth of tables: 0 outside of any. */
  tables: number;
  mark: string;
}

function newText(notes: Part[] | null): Text {
  return {
    paragraph: new Paragraph(),
    notes,
    style: 0,
    outline: null,
    isList: false,
    isHanging: false,
    tables: 0,
    mark: "",
  };
}

/** Puts runs into paragraphs, paragraphs into cells, and notes after the paragraph that refers to them. */
export class RtfFlow {
  readonly #blocks: BlockStream;
  readonly #styles: RtfStyles;
  #texts: Text[] = [newText(null)];
  #waitingNotes: Part[] = [];
  /** For each open table, from the outermost: whether a cell is open. */
  readonly #openCells: boolean[] = [];

  constructor(styles: RtfStyles, emit: (part: Part) => void) {
    this.#styles = styles;
    this.#blocks = new BlockStream(emit);
  }

  addRun(text: string, isBold: boolean): void {
    this.#text.paragraph.addRun(text, isBold);
  }

  addFormula(text: string): void {
    this.#text.paragraph.addFormula(text);
  }

  addMark(text: string): void {
    this.#text.mark += text;
    this.#text.isList = true;
  }

  /** `isNote`: its paragraphs are notes; others come before the paragraph they are anchored in. */
  openText({ isNote }: { isNote: boolean }): void {
    this.#texts.push(newText(isNote ? [] : null));
  }

  closeText(): void {
    this.endParagraph();
    const text = this.#texts.pop();
    for (const note of text?.notes ?? []) this.#waitingNotes.push(note);
  }

  resetParagraph(): void {
    Object.assign(this.#text, { style: 0, outline: null, isList: false, isHanging: false, tables: 0 });
  }

  setStyle(id: number): void {
    this.#text.style = id;
  }

  setOutline(level: number): void {
    this.#text.outline = level;
  }

  setList(isList: boolean): void {
    this.#text.isList = isList;
  }

  setHanging(isHanging: boolean): void {
    this.#text.isHanging = isHanging;
  }

  setTables(count: number): void {
    this.#text.tables = Math.min(Math.max(count, 0), MAX_TABLES);
  }

  setInTable(): void {
    this.#text.tables ||= 1;
  }

  endParagraph(): void {
    const text = this.#text;
    if (this.#texts.length === 1) this.#enterTables(text.tables);
    const part = this.#partOf(text);
    text.paragraph = new Paragraph();
    text.mark = "";
    if (text.notes !== null) text.notes.push({ ...part, kind: "paragraph", role: "footnote" });
    else this.#blocks.add([part], this.#texts.length === 1 ? this.#waitingNotes.splice(0) : []);
  }

  endCell(): void {
    if (this.#texts.length > 1) return;
    this.setInTable();
    this.endParagraph();
    this.#blocks.closeCell();
    this.#openCells[this.#openCells.length - 1] = false;
  }

  /** The end of a row comes after its cells, for the innermost open table. */
  endRow(): void {
    if (this.#openCells.length === 0 || this.#texts.length > 1) return;
    this.#blocks.closeRow();
    this.#openCells[this.#openCells.length - 1] = false;
  }

  end(): void {
    while (this.#texts.length > 1) this.closeText();
    if (this.#text.paragraph.text.trim() !== "" || this.#waitingNotes.length > 0) this.endParagraph();
    this.#enterTables(0);
  }

  get #text(): Text {
    return this.#texts.at(-1) ?? newText(null);
  }

  /** A table begins and ends only with its paragraphs; no control word marks it. */
  #enterTables(count: number): void {
    while (this.#openCells.length > count) this.#leaveTable();
    while (this.#openCells.length < count) {
      this.#openCell();
      this.#blocks.openTable();
      this.#openCells.push(false);
    }
    this.#openCell();
  }

  #openCell(): void {
    if (this.#openCells.at(-1) !== false) return;
    this.#blocks.openCell();
    this.#openCells[this.#openCells.length - 1] = true;
  }

  #leaveTable(): void {
    if (this.#openCells.pop() === true) this.#blocks.closeCell();
    this.#blocks.closeRow();
    this.#blocks.closeTable();
  }

  /** A typed bullet is not part of the text. A typed number is, because references name it. */
  #partOf({ paragraph, style, outline, isList, isHanging, mark }: Text): Part {
    const headingLevel = outline === null ? this.#styles.headingLevelOf(style) : levelOf(outline);
    const marker = mark.trim();
    const start = paragraph.text.slice(0, 20);
    const [bullet = ""] = headingLevel === null && !isList ? (BULLET.exec(start) ?? []) : [];
    paragraph.cutStart(bullet.length);
    const isItem = isList || bullet !== "" || (isHanging && NUMBER.test(start));
    return paragraph.toPart({
      isBold: false,
      isList: isItem,
      headingLevel,
      ...(MARK.test(marker) && { marker }),
    });
  }
}
