import { BlockStream } from "../blocks/block-stream.ts";
import { DescriptionList } from "../blocks/description-list.ts";
import { asListing, openingParts, Paragraph } from "../blocks/paragraph.ts";
import { MathReader } from "../math/math-reader.ts";
import { withoutPictureSigns } from "../picture-signs.ts";
import type { Part } from "../reading.ts";
import { type Attributes, forEachInside, type WalkOptions, type XmlElement, type XmlWalker } from "../xml.ts";
import { type Looks, lookOf, looksIn } from "./looks.ts";
import type { ListPlace, Numbering } from "./numbering.ts";
import {
  codeLookOf,
  isBoldRun,
  isHiddenRun,
  looksOfRun,
  PLAIN_RUN,
  type Run,
  readRun,
  symbolOf,
  textOfRun,
} from "./run.ts";
import { levelOf, type Style, type Styles } from "./styles.ts";

/**
 * Options for `walkXml`. Skipped are deleted and moved text, old formatting, ruby, fallback renderings, and the look
 * of pages and tables.
 */
export const WORD_WALK: WalkOptions = {
  skip: new Set([
    ...["w:del", "w:moveFrom", "w:rPrChange", "w:pPrChange", "w:sdtPr", "w:rt", "mc:Fallback"],
    ...["w:sectPr", "w:tblPr", "w:tblPrEx", "w:tblGrid", "w:trPr", "w:tcPrChange"],
    ...["w:proofErr", "w:bookmarkStart", "w:bookmarkEnd", "w:lastRenderedPageBreak"],
  ]),
  handOver: new Set(["w:pPr", "w:rPr"]),
};

/** A paragraph's own properties; undefined if the style decides. */
interface ParagraphProperties {
  readonly styleId: string | undefined;
  readonly numId: string | undefined;
  readonly listLevel: number | undefined;
  readonly outlineLevel: number | null;
  /** A tracked change deleted its end: it continues in the next paragraph. */
  readonly isEndDeleted: boolean;
  /** A background colour of the whole paragraph. */
  readonly looks: Looks;
}

const NO_PROPERTIES: ParagraphProperties = {
  styleId: undefined,
  numId: undefined,
  listLevel: undefined,
  outlineLevel: null,
  isEndDeleted: false,
  looks: {},
};

interface OpenParagraph {
  readonly content: Paragraph;
  readonly notes: Part[];
  properties: ParagraphProperties;
  style: Style;
}

/** What the body refers to in other parts of the package. */
export interface WalkerOptions {
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly emit: (part: Part) => void;
  readonly notes?: { readonly footnote: PartsById; readonly endnote: PartsById };
  /** SmartArt by relationship id. */
  readonly diagramOf?: PartsById;
  /** Inserted documents by relationship id. */
  readonly chunkOf?: PartsById;
  /**
   * Called with the relationship id, the size and the words of each picture, between the parts before and after it.
   * Gives what stands for it in the text.
   */
  readonly pictureAt?: (id: string, size: number, alt: string) => string;
}

/** Empty for an unknown id. */
export type PartsById = (id: string) => readonly Part[];

/**
 * Walks WordprocessingML with the options `WORD_WALK` and emits its paragraphs and table rows. Paragraphs nest: a
 * text box is inside a run of another one.
 */
export class DocumentWalker implements XmlWalker {
  static readonly #OPENED = new Map<string, (walker: DocumentWalker, attributes: Attributes) => void>([
    ["w:p", (walker) => walker.#openParagraph()],
    ["a:p", (walker) => walker.#openParagraph()],
    ["w:r", (walker) => walker.#setRun(PLAIN_RUN)],
    ["w:t", (walker) => walker.#setText(true)],
    ["a:t", (walker) => walker.#setText(true)],
    ["w:tbl", (walker) => walker.#openTable()],
    ["w:tr", (walker) => walker.#blocks.openRow()],
    ["w:tc", (walker) => walker.#openCell()],
    ["w:shd", (walker, attributes) => walker.#shadeCell(attributes)],
    ["w:gridSpan", (walker, attributes) => walker.#blocks.widenCell(Number(attributes("w:val")))],
    ["w:vMerge", (walker, attributes) => walker.#blocks.mergeDown(attributes("w:val") === "restart")],
    // Characters that are elements in the file. A line break ends a line as in plain text.
    ["w:tab", (walker) => walker.#addCharacter(" ")],
    ["w:ptab", (walker) => walker.#addCharacter(" ")],
    ["w:br", (walker) => walker.#addCharacter("\n")],
    ["w:cr", (walker) => walker.#addCharacter("\n")],
    ["w:noBreakHyphen", (walker) => walker.#addCharacter("-")],
    ["w:sym", (walker, attributes) => walker.#addCharacter(symbolOf(attributes))],
    ["a:br", (walker) => walker.#add("\n")],
    ["w:footnoteReference", (walker, attributes) => walker.#refer("footnote", attributes("w:id"))],
    ["w:endnoteReference", (walker, attributes) => walker.#refer("endnote", attributes("w:id"))],
    ["dgm:relIds", (walker, attributes) => walker.#insert(walker.#options.diagramOf, attributes("r:dm"))],
    ["w:altChunk", (walker, attributes) => walker.#insert(walker.#options.chunkOf, attributes("r:id"))],
    ["wp:extent", (walker, attributes) => walker.#setExtent(attributes)],
    ["wp:docPr", (walker, attributes) => walker.#setWords(attributes("descr"))],
    ["a:blip", (walker, attributes) => walker.#addPicture(attributes("r:embed"))],
    // As in files that were converted from the format before this one.
    ["v:imagedata", (walker, attributes) => walker.#addPicture(attributes("r:id"))],
    ["m:oMath", (walker, attributes) => walker.#openFormula("m:oMath", attributes)],
    ["math:math", (walker, attributes) => walker.#openFormula("math:math", attributes)],
  ]);
  static readonly #CLOSED = new Map<string, (walker: DocumentWalker) => void>([
    ["w:p", (walker) => walker.#closeParagraph()],
    ["a:p", (walker) => walker.#closeParagraph()],
    ["w:r", (walker) => walker.#setRun(null)],
    ["w:t", (walker) => walker.#setText(false)],
    ["a:t", (walker) => walker.#setText(false)],
    ["w:tbl", (walker) => walker.#blocks.closeTable()],
    ["w:tr", (walker) => walker.#blocks.closeRow()],
    ["w:tc", (walker) => walker.#closeCell()],
  ]);

  /** The first paragraph in the style "Title". */
  title: string | null = null;
  readonly #options: WalkerOptions;
  readonly #blocks: BlockStream;
  #isText = false;
  #formula: MathReader | null = null;
  #paragraphs: OpenParagraph[] = [];
  #unended: OpenParagraph | null = null;
  #run: Run | null = null;
  /** The colour behind each open cell, the innermost last. */
  readonly #shades: (string | null)[] = [];
  readonly #entries = new DescriptionList();
  /** The area of the last drawing that says it. */
  #extent = 0;
  /** What the last drawing shows. */
  #words = "";

  constructor(options: WalkerOptions) {
    this.#options = options;
    this.#blocks = new BlockStream(options.emit);
  }

  open(name: string, attributes: Attributes): void {
    if (this.#formula !== null) this.#formula.open(name, attributes);
    else DocumentWalker.#OPENED.get(name)?.(this, attributes);
  }

  close(name: string): void {
    if (this.#formula !== null) this.#closeFormula(this.#formula);
    else DocumentWalker.#CLOSED.get(name)?.(this);
  }

  /** Properties of formulas have no text. */
  content(properties: XmlElement): void {
    const paragraph = this.#paragraphs.at(-1);
    if (this.#formula !== null || paragraph === undefined) return;
    if (this.#run === null) {
      if (properties.name === "w:pPr") this.#setProperties(paragraph, readProperties(properties));
    } else if (properties.name === "w:rPr") this.#run = readRun(properties);
  }

  /** Emits what still waited for a following element. */
  finish(): void {
    this.#endUnended();
    this.#blocks.add(this.#entries.rest());
  }

  text(text: string): void {
    if (this.#formula !== null) this.#formula.text(text);
    else if (this.#isText) this.#add(text);
  }

  #setProperties(paragraph: OpenParagraph, properties: ParagraphProperties): void {
    paragraph.properties = properties;
    paragraph.style = this.#options.styles(properties.styleId);
  }

  #setExtent(attributes: Attributes): void {
    this.#extent = Number(attributes("cx")) * Number(attributes("cy")) || 0;
  }

  #addPicture(id = ""): void {
    const sign = this.#options.pictureAt?.(id, this.#extent, this.#words) ?? "";
    this.#words = "";
    this.#paragraphs.at(-1)?.content.addRun(sign, false);
  }

  #setWords(words = ""): void {
    this.#words = words;
  }

  #setRun(run: Run | null): void {
    this.#run = run;
  }

  #openTable(): void {
    this.#endUnended();
    this.#blocks.openTable();
  }

  #openCell(): void {
    this.#shades.push(null);
    this.#blocks.openCell();
  }

  /** A cell's properties stand before its paragraphs; those of paragraphs and runs are read apart. */
  #shadeCell(attributes: Attributes): void {
    const look = lookOf("w:shd", attributes);
    if (this.#shades.length > 0) this.#shades[this.#shades.length - 1] = look && `cell ${look}`;
  }

  #closeCell(): void {
    this.#endUnended();
    this.#shades.pop();
    this.#blocks.closeCell();
  }

  #setText(isText: boolean): void {
    this.#isText = isText;
  }

  /** The same names are tab stops among a paragraph's properties. */
  #addCharacter(character: string): void {
    if (this.#run !== null) this.#add(character);
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) return;
    const { content, style } = paragraph;
    const { styles } = this.#options;
    // Most runs have no properties.
    if (this.#run === null || (this.#run === PLAIN_RUN && isPlain(style))) content.addRun(text, false);
    else if (!isHiddenRun(this.#run, style, styles)) {
      const run = this.#run;
      const shown = textOfRun(run, text);
      content.addRun(shown, isBoldRun(run, styles), codeLookOf(run, style, styles));
      const looks = looksOfRun(run, style, styles);
      if (looks.length > 0 && shown.trim() !== "") content.addLooks(shown.length, looks);
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

  /** A text box's paragraph is inside a run of another; its properties are not those of that run. */
  #openParagraph(): void {
    const style = this.#options.styles(undefined);
    const { content, notes } = this.#unended ?? { content: new Paragraph(), notes: [] };
    this.#unended = null;
    this.#paragraphs.push({ content, notes, properties: NO_PROPERTIES, style });
    this.#run = null;
  }

  #refer(kind: "footnote" | "endnote", id: string | undefined): void {
    const paragraph = this.#paragraphs.at(-1);
    if (this.#run === null || paragraph === undefined) return;
    for (const note of this.#options.notes?.[kind](id ?? "") ?? []) paragraph.notes.push(note);
  }

  #insert(partsOf: PartsById | undefined, relationshipId: string | undefined): void {
    this.#blocks.add(partsOf?.(relationshipId ?? "") ?? []);
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    // A text box ended inside a run: what follows belongs to the outer paragraph again.
    this.#run = null;
    if (paragraph?.properties.isEndDeleted === true) this.#unended = paragraph;
    else if (paragraph !== undefined) this.#blocks.add(this.#partsOf(paragraph), paragraph.notes);
  }

  /** If no paragraph follows that it could continue in. */
  #endUnended(): void {
    const paragraph = this.#unended;
    this.#unended = null;
    if (paragraph !== null) this.#blocks.add(this.#partsOf(paragraph), paragraph.notes);
  }

  #partsOf({ content, properties, style }: OpenParagraph): Part[] {
    const { numId, listLevel, outlineLevel } = properties;
    const list = placeInList(style.list, numId, listLevel);
    const isEmpty = withoutPictureSigns(content.text).trim() === "";
    const marker = list === null ? "" : this.#options.numbering(list);
    if (style.isTitle) this.title ??= isEmpty ? null : withoutPictureSigns(content.text);
    const { headingLevel } = style;
    if (headingLevel === null && outlineLevel !== null && !isEmpty) return openingParts(content);
    // The title names the document, not a section. It counts as bold for documents without headings.
    const isBold = style.isBold || style.isTitle;
    const isList = numId === undefined ? style.isList : list !== null;
    const isTerm = style.entryRole === "term";
    const looks = looksIn(properties.looks, { cell: this.#shades.at(-1) ?? null });
    if (looks.length > 0) content.addLooks(content.text.length, looks);
    const own = content.toPart({ headingLevel, isList, isBold, marker, isTerm });
    const part = style.isCaption ? { ...own, isCaption: true } : own;
    return this.#entries.add(style.isListing ? asListing(part, content) : part, style.entryRole);
  }
}

function isPlain({ isHidden, looks }: Style): boolean {
  return !isHidden && Object.keys(looks).length === 0;
}

/** Reads the content of `w:pPr`. */
function readProperties(element: XmlElement): ParagraphProperties {
  const properties: { -readonly [Key in keyof ParagraphProperties]: ParagraphProperties[Key] } = {
    ...NO_PROPERTIES,
  };
  forEachInside(element, (name, attributes) => {
    const value = attributes("w:val");
    if (name === "w:del") properties.isEndDeleted = true;
    else if (name === "w:pStyle") properties.styleId = value;
    else if (name === "w:numId") properties.numId = value;
    else if (name === "w:ilvl") properties.listLevel = Number(value);
    else if (name === "w:shd") properties.looks = { [name]: lookOf(name, attributes) };
    else if (name === "w:outlineLvl") properties.outlineLevel = levelOf(Number(value));
  });
  return properties;
}

/** The paragraph's own numbering has priority over its style's; list "0" means none. */
function placeInList(
  ofStyle: ListPlace | null,
  numId: string | undefined,
  level: number | undefined,
): ListPlace | null {
  if (numId === undefined) return ofStyle === null ? null : { ...ofStyle, level: level ?? ofStyle.level };
  return numId === "0" ? null : { numId, level: level ?? 0 };
}
