import type { Part } from "../reading.ts";
import type { Attributes, XmlWalker } from "../xml.ts";
import { Paragraph } from "./paragraph.ts";
import { isOn, levelOf, type Styles } from "./styles.ts";
import { type Cell, rowParts } from "./table-row.ts";

/** Struck-out or moved text, old formatting, pronunciation over Japanese words, second renderings. */
const SKIPPED = new Set([
  "w:del",
  "w:moveFrom",
  "w:rPrChange",
  "w:pPrChange",
  "w:sdtPr",
  "w:rt",
  "mc:Fallback",
]);

/** Characters that stand in the file as elements. */
const CHARACTERS = new Map([
  ["w:tab", " "],
  ["w:ptab", " "],
  ["w:br", " "],
  ["w:cr", " "],
  ["w:noBreakHyphen", "-"],
  ["a:br", " "],
]);

const TEXTS = new Set(["w:t", "m:t", "a:t"]);
const PARAGRAPHS = new Set(["w:p", "a:p"]);

interface Table {
  row: Cell[];
  cell: Cell | null;
}

/**
 * Walks WordprocessingML and hands over its paragraphs and table rows. Paragraphs nest (a text box
 * stands inside a run of another one), tables nest in cells, so both are stacks.
 */
export class DocumentWalker implements XmlWalker {
  readonly #styles: Styles;
  readonly #emit: (part: Part) => void;
  /** Called after the block in which a footnote or endnote is referred to. */
  readonly #emitNote: (key: string) => void;
  #skipping = 0;
  #isText = false;
  #paragraphs: Paragraph[] = [];
  #tables: Table[] = [];
  #run = {
    isBold: undefined as boolean | undefined,
    styleId: undefined as string | undefined,
    isHidden: false,
  };
  #inRun = false;
  #notes: string[] = [];

  constructor(styles: Styles, emit: (part: Part) => void, emitNote: (key: string) => void = () => {}) {
    this.#styles = styles;
    this.#emit = emit;
    this.#emitNote = emitNote;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipping > 0 || SKIPPED.has(name)) {
      this.#skipping += 1;
    } else if (TEXTS.has(name)) {
      this.#isText = true;
    } else if (!this.#openStructure(name) && !this.#openCharacter(name)) {
      this.#readProperty(name, attributes);
    }
  }

  close(name: string): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    else if (TEXTS.has(name)) this.#isText = false;
    else if (name === "w:r") this.#inRun = false;
    else if (PARAGRAPHS.has(name)) this.#closeParagraph();
    else if (name.startsWith("w:t")) this.#closeTable(name);
  }

  text(text: string): void {
    if (!this.#isText || this.#skipping > 0 || this.#run.isHidden) return;
    this.#paragraphs.at(-1)?.addRun(text, this.#isBold());
  }

  #isBold(): boolean {
    return this.#inRun && (this.#run.isBold ?? this.#styles(this.#run.styleId).isBold);
  }

  #openStructure(name: string): boolean {
    if (PARAGRAPHS.has(name)) this.#openParagraph();
    else if (name === "w:tbl") this.#tables.push({ row: [], cell: null });
    else if (name === "w:tr") this.#table((table) => Object.assign(table, { row: [], cell: null }));
    else if (name === "w:tc") this.#table((table) => Object.assign(table, { cell: [] }));
    else if (name === "w:r") this.#openRun();
    else return false;
    return true;
  }

  /** A text box's paragraph stands inside a run of another; its properties are not that run's. */
  #openParagraph(): void {
    this.#paragraphs.push(new Paragraph());
    this.#inRun = false;
  }

  #openRun(): void {
    this.#inRun = true;
    this.#run = { isBold: undefined, styleId: undefined, isHidden: false };
  }

  #openCharacter(name: string): boolean {
    const character = CHARACTERS.get(name);
    // The same names are tab stops where they stand among a paragraph's properties.
    if (character === undefined || !(this.#inRun || name === "a:br")) return false;
    this.#paragraphs.at(-1)?.addRun(character, false);
    return true;
  }

  #readProperty(name: string, attributes: Attributes): void {
    if (this.#inRun) this.#readRunProperty(name, attributes);
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined || this.#inRun) return;
    if (name === "w:pStyle") paragraph.styleId = attributes("w:val");
    else if (name === "w:numId") paragraph.isList = attributes("w:val") !== "0";
    else if (name === "w:outlineLvl") paragraph.outlineLevel = levelOf(Number(attributes("w:val")));
  }

  #readRunProperty(name: string, attributes: Attributes): void {
    if (name === "w:b") this.#run.isBold = isOn(attributes);
    else if (name === "w:vanish") this.#run.isHidden = isOn(attributes);
    else if (name === "w:rStyle") this.#run.styleId = attributes("w:val");
    else if (name === "w:footnoteReference") this.#notes.push(`footnote ${attributes("w:id")}`);
    else if (name === "w:endnoteReference") this.#notes.push(`endnote ${attributes("w:id")}`);
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    // A text box ended inside a run: what follows belongs to the outer paragraph again.
    this.#inRun = false;
    this.#run.isHidden = false;
    if (paragraph !== undefined) this.#deliver([paragraph.toPart(this.#styles)]);
  }

  #closeTable(name: string): void {
    if (name === "w:tbl") {
      this.#tables.pop();
    } else if (name === "w:tc") {
      this.#table(({ row, cell }) => row.push(cell ?? []));
    } else if (name === "w:tr") {
      const row = this.#tables.at(-1)?.row ?? [];
      this.#table((table) => Object.assign(table, { cell: null }));
      this.#deliverRow(rowParts(row));
    }
  }

  /** A finished row goes where its table stands: into the outer table's cell, or out. */
  #deliverRow(parts: readonly Part[]): void {
    const table = this.#tables.pop();
    this.#deliver(parts);
    if (table !== undefined) this.#tables.push(table);
  }

  #deliver(parts: readonly Part[]): void {
    const cell = this.#tables.at(-1)?.cell;
    if (cell !== undefined && cell !== null) {
      cell.push(...parts);
      return;
    }
    for (const part of parts) this.#emit(part);
    for (const key of this.#notes.splice(0)) this.#emitNote(key);
  }

  #table(change: (table: Table) => void): void {
    const table = this.#tables.at(-1);
    if (table !== undefined) change(table);
  }
}
