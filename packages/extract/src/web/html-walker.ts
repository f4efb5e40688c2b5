import { BlockStream } from "../blocks/block-stream.ts";
import { DescriptionList } from "../blocks/description-list.ts";
import type { CodeLook } from "../blocks/paragraph.ts";
import { ExtractionError } from "../errors.ts";
import { MathReader } from "../math/math-reader.ts";
import type { Part } from "../reading.ts";
import { textParts } from "../text-lines.ts";
import {
  boldClassesOf,
  codeLookOf,
  type ElementAttributes,
  headingLevelOf,
  isBeside,
  isBlock,
  isBold,
  isDisplay,
  isListItem,
  isListing,
  isMainPart,
  isNote,
  isParagraphTitle,
  isUnread,
} from "./elements.ts";
import { InlineText } from "./inline-text.ts";
import { ListNumbers } from "./list-numbers.ts";

/** Deeper nesting is malicious; old pages with unclosed `<font>` reach a thousand. */
const MAX_DEPTH = 2_000;
/** Tables nested deeper are read as if they were no tables. */
const MAX_TABLES = 20;
const LISTS = new Set(["ol", "ul", "menu", "dir"]);
const ROW_STARTS = new Set(["tr", "thead", "tbody", "tfoot"]);
const MAX_TITLE_CHARS = 500;

/** What an open element changes for its text, so that closing it can undo that. */
interface Effects {
  readonly isHidden?: boolean;
  readonly isMain?: boolean;
  readonly isNote?: boolean;
  readonly isBold?: boolean;
  readonly isTable?: boolean;
  readonly isListing?: boolean;
  readonly isDisplay?: boolean;
  readonly code?: CodeLook;
  /** The `headingLevel` outside of it. */
  readonly outerHeading?: number | null;
}

export interface HtmlWalkerOptions {
  /** All of the document counts: it is a chapter, not a page of a web site. */
  readonly isWhole?: boolean;
  readonly boldClasses?: ReadonlySet<string>;
  readonly emit: (part: Part, isMain: boolean) => void;
}

/** Walks the events of an HTML parser and emits parts. Each event has the same cost at any depth. */
export class HtmlWalker {
  title = "";
  readonly #options: HtmlWalkerOptions;
  readonly #blocks: BlockStream;
  readonly #stack: Effects[] = [];
  readonly #boldClasses: Set<string>;
  #line = new InlineText();
  #hidden = 0;
  #main = 0;
  #notes = 0;
  #bold = 0;
  #tables = 0;
  #listings = 0;
  #displays = 0;
  readonly #codeLooks = { code: 0, type: 0 };
  #headingLevel: number | null = null;
  readonly #lists = new ListNumbers();
  /** Number of the list item that has begun; blocks after its first one are paragraphs. */
  #item: string | null = null;
  #inTerm = false;
  readonly #descriptions = new DescriptionList();
  #preformatted: { text: string; isCode: boolean } | null = null;
  #formula: MathReader | null = null;
  /** `title` or `style`: text that is read but not shown. */
  #collects: "title" | "style" | null = null;
  #stylesheet = "";

  constructor(options: HtmlWalkerOptions) {
    this.#options = options;
    this.#boldClasses = new Set(options.boldClasses);
    const isWhole = options.isWhole ?? false;
    this.#blocks = new BlockStream((part) => options.emit(part, isWhole || this.#main > 0));
  }

  onopentag(name: string, attributes: ElementAttributes): void {
    if (this.#stack.length >= MAX_DEPTH) throw new ExtractionError("EXTRACTION_LIMIT", { depth: MAX_DEPTH });
    if (name === "title" || name === "style") this.#collects = this.title === "" ? name : "style";
    if (this.#hidden === 0 && this.#openFormula(name, attributes)) return;
    const effects = this.#effectsOf(name, attributes);
    if (effects.isHidden !== true && this.#hidden === 0) {
      if (isBlock(name)) this.#flush();
      this.#begin(name, attributes, effects);
    }
    this.#apply(effects, 1);
    this.#stack.push(effects);
  }

  onclosetag(name: string): void {
    const effects = this.#stack.pop() ?? {};
    if (this.#formula !== null) {
      this.#closeFormula();
      return;
    }
    if (this.#collects !== null) this.#endCollecting(name);
    if (this.#hidden === 0) {
      if (isBlock(name)) this.#flush();
      else this.#closeInline(name);
      this.#end(name, effects);
    }
    this.#apply(effects, -1);
    if (effects.outerHeading !== undefined) this.#headingLevel = effects.outerHeading;
  }

  ontext(text: string): void {
    if (this.#collects === "title") this.title += text.slice(0, MAX_TITLE_CHARS - this.title.length);
    else if (this.#collects === "style") this.#stylesheet += text;
    if (this.#hidden > 0 || this.#collects !== null) return;
    if (this.#formula !== null) this.#formula.text(text);
    else if (this.#preformatted !== null) this.#preformatted.text += text;
    else this.#line.add(text, this.#bold > 0, this.#code);
  }

  onend(): void {
    this.#flush();
    this.#endDescriptions();
  }

  /** MathML, with or without a prefix; false for all other elements. */
  #openFormula(name: string, attributes: ElementAttributes): boolean {
    const local = name.slice(name.indexOf(":") + 1);
    if (this.#formula === null && local !== "math") return false;
    this.#formula ??= new MathReader();
    this.#formula.open(`math:${local}`, (key) => attributes[key]);
    this.#stack.push({});
    return true;
  }

  #closeFormula(): void {
    if (this.#formula?.close() !== true) return;
    this.#line.add(this.#formula.toText(), false);
    this.#formula = null;
  }

  #effectsOf(name: string, attributes: ElementAttributes): Effects {
    if (this.#hidden > 0) return { isHidden: true };
    const isNoteElement = isNote(attributes) && name !== "a" && name !== "sup";
    const isHidden = !isNoteElement && (isUnread(name, attributes) || this.#isBeside(name));
    const headingLevel = this.#headingLevelOf(name, attributes);
    return {
      isHidden,
      isMain: isMainPart(name, attributes),
      isNote: isNoteElement,
      isBold: isBold(name, attributes, this.#boldClasses),
      isListing: isListing(name, attributes),
      isDisplay: isDisplay(name, attributes),
      code: codeLookOf(name, attributes),
      isTable: name === "table" && !isHidden && this.#tables < MAX_TABLES,
      ...(headingLevel !== null && { outerHeading: this.#headingLevel }),
    };
  }

  #headingLevelOf(name: string, attributes: ElementAttributes): number | null {
    const isCaption = this.#displays > 0 && isParagraphTitle(name, attributes);
    return isCaption ? null : headingLevelOf(name, attributes);
  }

  get #code(): CodeLook {
    const { code, type } = this.#codeLooks;
    return code > 0 ? "code" : type > 0 ? "type" : null;
  }

  #isBeside(name: string): boolean {
    return this.#options.isWhole !== true && this.#main === 0 && isBeside(name);
  }

  #apply(effects: Effects, step: 1 | -1): void {
    if (effects.isHidden === true) this.#hidden += step;
    if (effects.isMain === true) this.#main += step;
    if (effects.isNote === true) this.#notes += step;
    if (effects.isBold === true) this.#bold += step;
    if (effects.isTable === true) this.#tables += step;
    if (effects.isListing === true) this.#listings += step;
    if (effects.isDisplay === true) this.#displays += step;
    if (effects.code) this.#codeLooks[effects.code] += step;
  }

  #begin(name: string, attributes: ElementAttributes, { isTable, isListing = false }: Effects): void {
    this.#headingLevel = this.#headingLevelOf(name, attributes) ?? this.#headingLevel;
    if (isListItem(name, attributes)) this.#item = this.#lists.nextMarker(attributes);
    else if (LISTS.has(name)) this.#lists.open(name, attributes);
    else if (name === "dt") this.#inTerm = true;
    else if (name === "pre") this.#preformatted = { text: "", isCode: isListing || this.#listings > 0 };
    else if (name === "code" && this.#preformatted !== null) this.#preformatted.isCode = true;
    else if (name === "br") this.#break();
    else if (isTable === true) this.#blocks.openTable();
    else if (ROW_STARTS.has(name) && this.#tables > 0) this.#blocks.openRow();
    else if ((name === "td" || name === "th") && this.#tables > 0)
      this.#blocks.openCell({
        columns: Number(attributes.colspan ?? 1),
        rows: Number(attributes.rowspan ?? 1),
      });
    else this.#line.open(name, attributes, this.#notes > 0);
  }

  #end(name: string, { isTable }: Effects): void {
    if (name === "li") this.#item = null;
    else if (LISTS.has(name)) this.#lists.close();
    else if (name === "dt") this.#inTerm = false;
    else if (name === "dl") this.#endDescriptions();
    else if (name === "pre") this.#endPreformatted();
    else if (isTable === true) this.#blocks.closeTable();
    else if (name === "tr" && this.#tables > 0) this.#blocks.closeRow();
    else if ((name === "td" || name === "th") && this.#tables > 0) this.#blocks.closeCell();
  }

  #closeInline(name: string): void {
    this.#line.close(name);
    if (this.#item !== null) this.#line.takeItemSign();
  }

  #endCollecting(name: string): void {
    if (name !== this.#collects) return;
    this.#collects = null;
    for (const one of boldClassesOf(this.#stylesheet)) this.#boldClasses.add(one);
    this.#stylesheet = "";
  }

  /** Two consecutive line breaks separate paragraphs, where the author used no `p`. */
  #break(): void {
    if (this.#preformatted !== null) this.#preformatted.text += "\n";
    else if (this.#line.endsInBreak()) this.#flush();
    else this.#line.addBreak();
  }

  #flush(): void {
    if (this.#preformatted !== null) return;
    const line = this.#line;
    this.#line = new InlineText();
    const marker = this.#item === null ? "" : line.endItem(this.#item);
    if (line.isEmpty() || (this.#notes > 0 && line.isNoteNumber())) return;
    const headingLevel = line.isNote ? null : this.#headingLevel;
    const isList = this.#item !== null;
    const part = line.toPart({ headingLevel, isList, isBold: false, marker, isTerm: this.#inTerm });
    this.#item = null;
    if (this.#inTerm) this.#descriptions.addTerm(part.text);
    else this.#add(this.#descriptions.describe(part), line.isNote);
  }

  #add(part: Part, isNoteLine = false): void {
    const isNoteText = isNoteLine || this.#notes > 0;
    this.#blocks.add([isNoteText ? asNote(part) : part]);
  }

  #endDescriptions(): void {
    for (const part of this.#descriptions.rest()) this.#add(part);
  }

  /** Code is one block; other preformatted text is read like a plain text file. */
  #endPreformatted(): void {
    const { text, isCode } = this.#preformatted ?? { text: "", isCode: true };
    this.#preformatted = null;
    if (isCode) this.#add({ kind: "paragraph", text, role: "code" });
    else for (const part of textParts(text)) this.#add(part);
  }
}

/** The number of a note is not part of it. */
function asNote({ marker: _number, ...part }: Part): Part {
  const isPlain = part.kind === "heading" || part.kind === "listItem";
  return { ...part, kind: isPlain ? "paragraph" : part.kind, role: "footnote" };
}
