import { BlockStream } from "../blocks/block-stream.ts";
import { DescriptionList } from "../blocks/description-list.ts";
import { openingParts, Paragraph } from "../blocks/paragraph.ts";
import { isFormula, MathReader } from "../math/math-reader.ts";
import type { Part } from "../reading.ts";
import type { Attributes, XmlWalker } from "../xml.ts";
import type { ListPlace, Numbering } from "./numbering.ts";
import { Run, symbolOf } from "./run.ts";
import { levelOf, type Styles } from "./styles.ts";

/**
 * For `walkXml`: struck-out or moved text, old formatting, pronunciation over Japanese words, second renderings, and
 * how pages and tables look.
 */
export const WORD_SKIPS: ReadonlySet<string> = new Set([
  ...["w:del", "w:moveFrom", "w:rPrChange", "w:pPrChange", "w:sdtPr", "w:rt", "mc:Fallback"],
  ...["w:sectPr", "w:tblPr", "w:tblGrid", "w:trPr", "w:tcPr"],
]);

/** Characters that stand in the file as elements. A line break ends a line as it does in plain text. */
const CHARACTERS = new Map([
  ["w:tab", " "],
  ["w:ptab", " "],
  ["w:br", "\n"],
  ["w:cr", "\n"],
  ["w:noBreakHyphen", "-"],
  ["a:br", "\n"],
]);

const TEXTS = new Set(["w:t", "a:t"]);
const PARAGRAPHS = new Set(["w:p", "a:p"]);

/** A paragraph that is open, with what its own properties say; undefined where the style decides. */
interface OpenParagraph {
  readonly content: Paragraph;
  readonly notes: Part[];
  styleId: string | undefined;
  numId: string | undefined;
  listLevel: number | undefined;
  outlineLevel: number | null;
}

/** What the body refers to in other parts of the package. */
export interface WalkerOptions {
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly emit: (part: Part) => void;
  /** A note by "footnote 3" or "endnote 1". */
  readonly notesOf?: (key: string) => readonly Part[];
  /** Embedded content (SmartArt, an inserted document) by the id of its relationship. */
  readonly embedded?: (relationshipId: string) => readonly Part[];
}

/**
 * Walks WordprocessingML, but for what is in `WORD_SKIPS`, and hands over its paragraphs and table rows. Paragraphs
 * nest: a text box stands inside a run of another one.
 */
export class DocumentWalker implements XmlWalker {
  /** The first paragraph in the style "Title". */
  title: string | null = null;
  readonly #options: WalkerOptions;
  readonly #blocks: BlockStream;
  #isText = false;
  #formula: MathReader | null = null;
  #paragraphs: OpenParagraph[] = [];
  #run: Run | null = null;
  readonly #entries = new DescriptionList();

  constructor(options: WalkerOptions) {
    this.#options = options;
    this.#blocks = new BlockStream(options.emit);
  }

  open(name: string, attributes: Attributes): void {
    if (this.#formula !== null) this.#formula.open(name, attributes);
    else if (TEXTS.has(name)) this.#isText = true;
    else if (isFormula(name)) this.#openFormula(name, attributes);
    else if (!this.#openStructure(name) && !this.#openCharacter(name, attributes)) {
      this.#readProperty(name, attributes);
    }
  }

  close(name: string): void {
    if (this.#formula !== null) this.#closeFormula(this.#formula);
    else if (TEXTS.has(name)) this.#isText = false;
    else if (name === "w:r") this.#run = null;
    else if (PARAGRAPHS.has(name)) this.#closeParagraph();
    else if (name === "w:tbl") this.#blocks.closeTable();
    else if (name === "w:tr") this.#blocks.closeRow();
    else if (name === "w:tc") this.#blocks.closeCell();
  }

  /** Hands over what still waited for something to follow it. */
  finish(): void {
    this.#blocks.add(this.#entries.rest());
  }

  text(text: string): void {
    if (this.#formula !== null) this.#formula.text(text);
    else if (this.#isText) this.#add(text);
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const { styles } = this.#options;
    if (paragraph === undefined) return;
    if (this.#run === null) paragraph.content.addRun(text, false);
    else if (!this.#run.isHidden(styles, paragraph.styleId)) {
      paragraph.content.addRun(this.#run.textOf(text), this.#run.isBold(styles));
    }
  }

  #openFormula(name: string, attributes: Attributes): void {
    this.#formula = new MathReader();
    this.#formula.open(name, attributes);
  }

  #closeFormula(formula: MathReader): void {
    if (!formula.close()) return;
    this.#formula = null;
    this.#paragraphs.at(-1)?.content.addFormula(formula.toText());
  }

  #openStructure(name: string): boolean {
    if (PARAGRAPHS.has(name)) this.#openParagraph();
    else if (name === "w:tbl") this.#blocks.openTable();
    else if (name === "w:tr") this.#blocks.openRow();
    else if (name === "w:tc") this.#blocks.openCell();
    else if (name === "w:r") this.#run = new Run();
    else return false;
    return true;
  }

  /** A text box's paragraph stands inside a run of another; its properties are not that run's. */
  #openParagraph(): void {
    const unset = { styleId: undefined, numId: undefined, listLevel: undefined, outlineLevel: null };
    this.#paragraphs.push({ content: new Paragraph(), notes: [], ...unset });
    this.#run = null;
  }

  #openCharacter(name: string, attributes: Attributes): boolean {
    // The same names are tab stops where they stand among a paragraph's properties.
    if (this.#run === null && name !== "a:br") return false;
    const character = name === "w:sym" ? symbolOf(attributes) : CHARACTERS.get(name);
    if (character === undefined) return false;
    this.#add(character);
    return true;
  }

  #readProperty(name: string, attributes: Attributes): void {
    if (name === "dgm:relIds") this.#embed(attributes("r:dm"));
    else if (name === "w:altChunk") this.#embed(attributes("r:id"));
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) return;
    if (this.#run === null) readParagraphProperty(paragraph, name, attributes);
    else if (name === "w:footnoteReference") this.#refer(paragraph, "footnote", attributes("w:id"));
    else if (name === "w:endnoteReference") this.#refer(paragraph, "endnote", attributes("w:id"));
    else this.#run.readProperty(name, attributes);
  }

  #refer({ notes }: OpenParagraph, kind: string, id: string | undefined): void {
    for (const note of this.#options.notesOf?.(`${kind} ${id}`) ?? []) notes.push(note);
  }

  #embed(relationshipId: string | undefined): void {
    this.#blocks.add(this.#options.embedded?.(relationshipId ?? "") ?? []);
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    // A text box ended inside a run: what follows belongs to the outer paragraph again.
    this.#run = null;
    if (paragraph !== undefined) this.#blocks.add(this.#partsOf(paragraph), paragraph.notes);
  }

  #partsOf({ content, styleId, numId, listLevel, outlineLevel }: OpenParagraph): Part[] {
    const style = this.#options.styles(styleId);
    const list = placeInList(style.list, numId, listLevel);
    const isEmpty = content.text.trim() === "";
    const marker = list === null ? "" : this.#options.numbering(list);
    if (style.isTitle) this.title ??= isEmpty ? null : content.text;
    const { headingLevel } = style;
    if (headingLevel === null && outlineLevel !== null && !isEmpty) return openingParts(content);
    // The title names the document, not a section; it counts as bold for documents without headings.
    const isBold = style.isBold || style.isTitle;
    const isList = numId === undefined ? style.isList : list !== null;
    return this.#entries.add(content.toPart({ headingLevel, isList, isBold, marker }), style.entryRole);
  }
}

function readParagraphProperty(paragraph: OpenParagraph, name: string, attributes: Attributes): void {
  if (name === "w:pStyle") paragraph.styleId = attributes("w:val");
  else if (name === "w:numId") paragraph.numId = attributes("w:val");
  else if (name === "w:ilvl") paragraph.listLevel = Number(attributes("w:val"));
  else if (name === "w:outlineLvl") paragraph.outlineLevel = levelOf(Number(attributes("w:val")));
}

/** The paragraph's own numbering goes before that of its style; list "0" takes it out of any. */
function placeInList(
  ofStyle: ListPlace | null,
  numId: string | undefined,
  level: number | undefined,
): ListPlace | null {
  if (numId === undefined) return ofStyle === null ? null : { ...ofStyle, level: level ?? ofStyle.level };
  return numId === "0" ? null : { numId, level: level ?? 0 };
}
