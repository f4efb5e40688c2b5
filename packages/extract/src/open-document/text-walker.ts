import { BlockStream } from "../blocks/block-stream.ts";
import { Paragraph } from "../blocks/paragraph.ts";
import type { Part } from "../reading.ts";
import type { Attributes, XmlWalker } from "../xml.ts";
import type { OpenStyle, OpenStyles } from "./styles.ts";

/**
 * Comments, deleted text, the numbers of notes, pronunciation over Japanese words, patterns of indexes,
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
  "draw:object",
  "draw:object-ole",
  "draw:applet",
  "office:binary-data",
  "office:forms",
  "office:event-listeners",
]);

/** Characters that stand in the file as elements (ISO 26300-1, 6.1). */
const CHARACTERS = new Set(["text:s", "text:tab", "text:line-break"]);
const PARAGRAPHS = new Set(["text:p", "text:h"]);

interface OpenParagraph {
  readonly content: Paragraph;
  readonly notes: Part[];
  readonly style: OpenStyle;
  readonly headingLevel: number | null;
  readonly isList: boolean;
  /** Styles of the spans that are open inside it, the innermost last. */
  readonly spans: OpenStyle[];
  /** Of the text around it: a text box inside a list item is no part of the list. */
  readonly outerLists: boolean[];
}

/**
 * Walks the text of an OpenDocument (ISO 26300-1, 5) and hands over paragraphs, headings, list items and
 * table rows. Paragraphs nest: text boxes and notes stand inside others.
 */
export class OpenTextWalker implements XmlWalker {
  readonly #styles: OpenStyles;
  #blocks: BlockStream;
  #skipping = 0;
  #paragraphs: OpenParagraph[] = [];
  /** One for each list that is open: whether its item still waits for its first paragraph. */
  #lists: boolean[] = [];
  /** Covered cells that the cell before them still spans. */
  #spanned = 0;
  #outerBlocks: BlockStream[] = [];

  constructor(styles: OpenStyles, emit: (part: Part) => void) {
    this.#styles = styles;
    this.#blocks = new BlockStream(emit);
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipping > 0 || SKIPPED.has(name) || isHidden(attributes)) this.#skipping += 1;
    else if (PARAGRAPHS.has(name)) this.#openParagraph(name, attributes);
    else if (CHARACTERS.has(name)) this.text(" ");
    else if (name === "text:span") this.#openSpan(attributes);
    else if (name === "text:note-body") this.#openNote();
    else if (name.startsWith("table:")) this.#openTable(name, attributes);
    else this.#openList(name);
  }

  close(name: string): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    else if (PARAGRAPHS.has(name)) this.#closeParagraph();
    else if (name === "text:span") this.#paragraphs.at(-1)?.spans.pop();
    else if (name === "text:note-body") this.#closeNote();
    else if (name === "text:list" || name === "text:numbered-paragraph") this.#lists.pop();
    else if (name.startsWith("table:")) this.#closeTable(name);
  }

  text(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined || this.#skipping > 0) return;
    const { spans, style, content } = paragraph;
    if (spans.findLast((span) => span.isHidden !== undefined)?.isHidden ?? style.isHidden) return;
    content.addRun(text, spans.findLast((span) => span.isBold !== undefined)?.isBold ?? false);
  }

  #openParagraph(name: string, attributes: Attributes): void {
    const style = this.#styles.of("paragraph", attributes("text:style-name"));
    const level = name === "text:h" ? Number(attributes("text:outline-level") ?? 1) : null;
    this.#paragraphs.push({
      content: new Paragraph(),
      notes: [],
      style,
      headingLevel: level === null ? (style.isTitle ? 1 : null) : Math.min(Math.max(level, 1), 6),
      isList: this.#lists.at(-1) === true,
      spans: [],
      outerLists: this.#lists,
    });
    if (this.#lists.length > 0) this.#lists[this.#lists.length - 1] = false;
    this.#lists = [];
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (paragraph === undefined) return;
    const { content, notes, style, headingLevel, isList } = paragraph;
    this.#lists = paragraph.outerLists;
    this.#blocks.add([content.toPart({ headingLevel, isList, isBold: style.isBold ?? false })], notes);
  }

  #openSpan(attributes: Attributes): void {
    this.#paragraphs.at(-1)?.spans.push(this.#styles.of("text", attributes("text:style-name")));
  }

  /** A note stands where it is referred to; it is said after the paragraph that does so. */
  #openNote(): void {
    const notes = this.#paragraphs.at(-1)?.notes ?? [];
    this.#outerBlocks.push(this.#blocks);
    this.#blocks = new BlockStream((part) => notes.push({ ...part, role: "footnote" }));
  }

  #closeNote(): void {
    this.#blocks = this.#outerBlocks.pop() ?? this.#blocks;
  }

  #openList(name: string): void {
    if (name === "text:list") this.#lists.push(false);
    else if (name === "text:numbered-paragraph") this.#lists.push(true);
    else if (name === "text:list-item" && this.#lists.length > 0) this.#lists[this.#lists.length - 1] = true;
  }

  #openTable(name: string, attributes: Attributes): void {
    if (name === "table:table") this.#blocks.openTable();
    else if (name === "table:table-row") this.#blocks.openRow();
    else if (name === "table:table-cell") {
      this.#spanned = Number(attributes("table:number-columns-spanned") ?? 1) - 1;
      this.#blocks.openCell();
    } else if (name === "table:covered-table-cell") this.#coverCell();
  }

  /** Covered from the left a cell is no cell; covered from above it is an empty one, as in Word. */
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

/** A section or paragraph that is hidden, always or for the time being. */
function isHidden(attributes: Attributes): boolean {
  return attributes("text:display") === "none" || attributes("text:is-hidden") === "true";
}
