import { subscript, superscript } from "@quizmill/contract/tables";
import { BlockStream } from "../blocks/block-stream.ts";
import { DescriptionList } from "../blocks/description-list.ts";
import { asListing, Paragraph } from "../blocks/paragraph.ts";
import { isFormula, MathReader } from "../math/math-reader.ts";
import type { Part } from "../reading.ts";
import type { Attributes, XmlWalker } from "../xml.ts";
import { folderOf } from "./formulas.ts";
import { OpenLists } from "./lists.ts";
import type { OpenStyle, OpenStyles } from "./styles.ts";

/**
 * Comments, deleted text, numbers of notes, ruby (pronunciation) over Japanese words, templates of indexes,
 * descriptions of pictures, embedded files, forms and macros.
 */
const SKIPPED = new Set([
  "office:annotation",
  "text:tracked-changes",
  "text:note-citation",
  "text:ruby-text",
  "text:hidden-text",
  "text:script",
  "text:table-of-content-source",
  "text:alphabetical-index-source",
  "text:illustration-index-source",
  "text:table-index-source",
  "text:object-index-source",
  "text:user-index-source",
  "text:bibliography-source",
  "svg:title",
  "svg:desc",
  "office:document",
  "draw:object-ole",
  "draw:applet",
  "office:binary-data",
  "office:forms",
  "office:event-listeners",
]);

/** Characters that are elements in the file (ISO 26300-1, 6.1). */
const CHARACTERS = new Set(["text:s", "text:tab", "text:line-break"]);
const PARAGRAPHS = new Set(["text:p", "text:h"]);

interface OpenParagraph {
  readonly content: Paragraph;
  readonly notes: Part[];
  readonly style: OpenStyle;
  readonly headingLevel: number | null;
  /** The marker of the list item it begins, "" for bullets; null if it begins none. */
  readonly marker: string | null;
  /** Styles of the open spans, the innermost last. */
  readonly spans: OpenStyle[];
  /** Restores the lists around it: a text box inside a list item does not belong to the list. */
  readonly resumeLists: () => void;
}

/**
 * Walks the text of an OpenDocument (ISO 26300-1, 5) and emits paragraphs, headings, list items and table rows.
 * Paragraphs nest: text boxes and notes are inside others.
 */
export class OpenTextWalker implements XmlWalker {
  /** The first paragraph in the style "Title". */
  title: string | null = null;
  readonly #styles: OpenStyles;
  #blocks: BlockStream;
  #skipping = 0;
  #paragraphs: OpenParagraph[] = [];
  readonly #lists: OpenLists;
  readonly #entries = new DescriptionList();
  #formula: MathReader | null = null;
  /** Covered cells that the cell before them still spans. */
  #spanned = 0;
  #outerBlocks: BlockStream[] = [];

  constructor(styles: OpenStyles, emit: (part: Part) => void) {
    this.#styles = styles;
    this.#blocks = new BlockStream(emit);
    this.#lists = new OpenLists(styles.lists);
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipping > 0 || SKIPPED.has(name) || isHidden(name, attributes)) this.#skipping += 1;
    else if (this.#formula !== null || isFormula(name)) this.#openFormula(name, attributes);
    else if (name === "draw:object") this.#refer(attributes);
    else if (PARAGRAPHS.has(name)) this.#openParagraph(name, attributes);
    else if (CHARACTERS.has(name)) this.text(" ");
    else if (name === "text:span") this.#openSpan(attributes);
    else if (name === "text:note-body") this.#openNote();
    else if (name.startsWith("table:")) this.#openTable(name, attributes);
    else this.#openList(name, attributes);
  }

  close(name: string): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    else if (this.#formula !== null) this.#closeFormula(this.#formula);
    else if (PARAGRAPHS.has(name)) this.#closeParagraph();
    else if (name === "text:span") this.#paragraphs.at(-1)?.spans.pop();
    else if (name === "text:note-body") this.#closeNote();
    else if (name === "text:list" || name === "text:numbered-paragraph") this.#lists.closeList();
    else if (name.startsWith("table:")) this.#closeTable(name);
  }

  /** Emits what still waited for a following element. */
  finish(): void {
    this.#blocks.add(this.#entries.rest());
  }

  text(text: string): void {
    if (this.#skipping > 0) return;
    if (this.#formula !== null) this.#formula.text(text);
    else this.#add(text);
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) return;
    const { spans, style, content } = paragraph;
    if (spans.findLast((span) => span.isHidden !== undefined)?.isHidden ?? style.isHidden) return;
    const position = spans.findLast((span) => span.position !== undefined)?.position;
    const isBold = spans.findLast((span) => span.isBold !== undefined)?.isBold ?? false;
    const code = spans.findLast(({ codeLook }) => codeLook !== null)?.codeLook ?? null;
    const isSetApart = code !== style.codeLook;
    content.addRun(position === undefined ? text : moved(text, position), isBold, isSetApart ? code : null);
  }

  /** An object is a formula, or a table or drawing whose text is not read. */
  #refer(attributes: Attributes): void {
    const folder = folderOf(attributes("xlink:href") ?? "");
    const formula = this.#styles.formulas.get(folder);
    if (formula === undefined) return;
    // Emitted once: a file may refer to one object a million times.
    this.#styles.formulas.delete(folder);
    this.#say(formula);
  }

  #openFormula(name: string, attributes: Attributes): void {
    this.#formula ??= new MathReader();
    this.#formula.open(name, attributes);
  }

  #closeFormula(formula: MathReader): void {
    if (!formula.close()) return;
    this.#formula = null;
    this.#say(formula.toText());
  }

  /** On a slide a formula is a block of its own. */
  #say(formula: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph !== undefined) paragraph.content.addFormula(formula);
    else this.#blocks.add([{ kind: "paragraph", text: formula }]);
  }

  #openParagraph(name: string, attributes: Attributes): void {
    const style = this.#styles.of("paragraph", attributes("text:style-name"));
    const level =
      name === "text:h" ? Number.parseInt(attributes("text:outline-level") ?? "1", 10) || 1 : null;
    const marker = this.#lists.begin(style.listStyle);
    this.#paragraphs.push({
      content: new Paragraph(),
      notes: [],
      style,
      headingLevel: level === null ? null : Math.min(Math.max(level, 1), 6),
      marker,
      spans: [],
      resumeLists: this.#lists.suspend(),
    });
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (paragraph === undefined) return;
    const { content, notes, style, headingLevel, marker } = paragraph;
    paragraph.resumeLists();
    if (style.isTitle && content.text.trim() !== "") this.title ??= content.text;
    // The title names the document, not a section. It counts as bold for documents without headings.
    const isBold = style.isBold === true || style.isTitle;
    const isTerm = style.entryRole === "term";
    const look = { headingLevel, isList: marker !== null, isBold, marker: marker ?? "", isTerm };
    const part = content.toPart(look);
    this.#blocks.add(
      this.#entries.add(style.isListing ? asListing(part, content) : part, style.entryRole),
      notes,
    );
  }

  #openSpan(attributes: Attributes): void {
    this.#paragraphs.at(-1)?.spans.push(this.#styles.of("text", attributes("text:style-name")));
  }

  /** A note is in the file where it is referred to; it is emitted after that paragraph. */
  #openNote(): void {
    const notes = this.#paragraphs.at(-1)?.notes ?? [];
    this.#outerBlocks.push(this.#blocks);
    this.#blocks = new BlockStream((part) => notes.push({ ...part, role: "footnote" }));
  }

  #closeNote(): void {
    this.#blocks = this.#outerBlocks.pop() ?? this.#blocks;
  }

  #openList(name: string, attributes: Attributes): void {
    if (name === "text:list") this.#lists.openList(attributes);
    else if (name === "text:list-item") this.#lists.openItem(attributes);
    else if (name === "text:numbered-paragraph") {
      this.#lists.openList(attributes);
      this.#lists.openItem(attributes);
    }
  }

  #openTable(name: string, attributes: Attributes): void {
    if (name === "table:table") this.#blocks.openTable();
    else if (name === "table:table-row") this.#blocks.openRow();
    else if (name === "table:table-cell") {
      this.#spanned = Number(attributes("table:number-columns-spanned") ?? 1) - 1;
      this.#blocks.openCell();
    } else if (name === "table:covered-table-cell") this.#coverCell();
  }

  /** A cell covered from the left is no cell; one covered from above is an empty cell, as in Word. */
  #coverCell(): void {
    if (this.#spanned > 0) {
      this.#spanned -= 1;
      return;
    }
    this.#blocks.openCell();
    this.#blocks.closeCell();
  }

  #closeTable(name: string): void {
    if (name === "table:table") this.#blocks.closeTable();
    else if (name === "table:table-row") this.#blocks.closeRow();
    else if (name === "table:table-cell") this.#blocks.closeCell();
  }
}

/** Superscript and subscript digits stay: 10⁶ is not 106. */
function moved(text: string, position: "super" | "sub"): string {
  return (position === "super" ? superscript(text) : subscript(text)) ?? text;
}

const CAN_BE_HIDDEN = new Set(["text:section", "text:hidden-paragraph", "text:variable-set"]);

/** Whether a section or paragraph is hidden, always or at present. */
function isHidden(name: string, attributes: Attributes): boolean {
  if (!CAN_BE_HIDDEN.has(name)) return false;
  return attributes("text:display") === "none" || attributes("text:is-hidden") === "true";
}
