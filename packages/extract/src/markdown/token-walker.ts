import type { Token } from "markdown-it";
import { BlockStream } from "../blocks/block-stream.ts";
import { DescriptionList } from "../blocks/description-list.ts";
import { type CodeLook, Paragraph } from "../blocks/paragraph.ts";
import type { Part } from "../reading.ts";
import { areNotes, textParts } from "../text-lines.ts";
import { isCode } from "../web/elements.ts";
import { readFragment } from "../web/html-document.ts";
import { boxOf, withoutBlockMarks, withoutLineEndMarks, withoutNoteLinks } from "./source.ts";

/** The table steps, by the name of the token. */
type TableStep = "openTable" | "openRow" | "openCell" | "closeCell" | "closeRow" | "closeTable";
const TABLE_STEPS: Readonly<Record<string, TableStep>> = {
  table_open: "openTable",
  tr_open: "openRow",
  th_open: "openCell",
  td_open: "openCell",
  th_close: "closeCell",
  td_close: "closeCell",
  tr_close: "closeRow",
  table_close: "closeTable",
};
const HIGHLIGHT = /==(?=\S)([^=\n]{1,80})==/;
/** Scripts without spaces between words: their lines join without one. */
const UNSPACED = /[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF]/u;

/** Turns markdown-it's flat list of tokens into parts. */
export class TokenWalker {
  readonly #blocks: BlockStream;
  readonly #descriptions = new DescriptionList();
  #headingLevel: number | null = null;
  readonly #lists: TypedNumbers[] = [];
  /** Number of the list item that has begun; blocks after its first one are paragraphs. */
  #item: string | null = null;
  #inTerm = false;
  #inNote = false;

  constructor(emit: (part: Part) => void) {
    this.#blocks = new BlockStream(emit);
  }

  walk(tokens: readonly Token[]): void {
    for (const token of tokens) {
      const step = TABLE_STEPS[token.type];
      if (step !== undefined) this.#blocks[step]();
      else this.#mark(token);
      this.#read(token);
    }
    for (const part of this.#descriptions.rest()) this.#add(part);
  }

  #mark({ type, tag, info, markup }: Token): void {
    if (type === "ordered_list_open") this.#lists.push(new TypedNumbers());
    else if (type === "ordered_list_close") this.#lists.pop();
    else if (type === "heading_open") this.#headingLevel = Number(tag.slice(1));
    else if (type === "heading_close") this.#headingLevel = null;
    else if (type === "list_item_open") this.#item = this.#markerOf(info, markup);
    else if (type === "list_item_close") this.#item = null;
    else if (type === "dt_open" || type === "dt_close") this.#inTerm = type === "dt_open";
    else if (type === "footnote_open" || type === "footnote_close") this.#inNote = type === "footnote_open";
    else if (type === "dl_close") for (const part of this.#descriptions.rest()) this.#add(part);
  }

  /** Only items of numbered lists have a number. */
  #markerOf(typed: string, delimiter: string): string {
    return typed === "" ? "" : `${this.#lists.at(-1)?.next(typed) ?? typed}${delimiter}`;
  }

  #read(token: Token): void {
    const { type, content } = token;
    if (type === "inline") this.#addLines(token);
    else if (type === "fence") this.#add(fenced(token));
    else if (type === "code_block") for (const part of textParts(content)) this.#add(part);
    else if (type === "html_block") readFragment(content, { emit: (part) => this.#add(part) });
  }

  /** Consecutive lines that each note something become list items, although Markdown would join them. */
  #addLines({ content, children }: Token): void {
    const all = children ?? [];
    const isParagraph = this.#headingLevel === null && this.#item === null && !this.#inTerm && !this.#inNote;
    const isNoted = isParagraph && areNotes(content.split("\n"));
    for (const line of isNoted ? partedAtBreaks(all) : [all]) this.#addLine(line, isNoted);
  }

  #addLine(children: readonly Token[], isNoted: boolean): void {
    const isHeading = this.#headingLevel !== null;
    const line = new Line({ isHeading });
    for (const [index, child] of children.entries()) line.add(child, endsLine(children[index + 1]));
    const isList = this.#item !== null || isNoted;
    const box = this.#item === null ? null : boxOf(children[0]?.content ?? "");
    const marker = box ?? this.#item ?? "";
    const look = { headingLevel: this.#headingLevel, isList, isBold: false, marker, isTerm: this.#inTerm };
    const part = line.paragraph.toPart(look);
    this.#item = null;
    if (this.#inTerm) this.#descriptions.addTerm(part.text);
    else this.#add(this.#descriptions.describe(part));
  }

  #add(part: Part): void {
    if (part.text.trim() === "") return;
    const asNote: Part = {
      ...part,
      kind: part.kind === "definition" ? part.kind : "paragraph",
      role: "footnote",
    };
    this.#blocks.add([this.#inNote ? asNote : part]);
  }
}

function endsLine(next: Token | undefined): boolean {
  return next === undefined || next.type === "softbreak" || next.type === "hardbreak";
}

function partedAtBreaks(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === "softbreak" || token.type === "hardbreak") lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines;
}

/** Sentences of some length: a program has none, terminal output rarely three. */
const SENTENCE = /\p{L}[^\n.!?。]{38,}[.!?](?=\s+\p{Lu})|[^\n。]{15,}。/gu;
const PROSE_FROM = 3;

/** A listing. If a fence was never closed, what the next fence closed is text. */
function fenced({ content, info }: Token): Part {
  const isProse = info.trim() === "" && (content.match(SENTENCE)?.length ?? 0) >= PROSE_FROM;
  return isProse ? { kind: "paragraph", text: content } : { kind: "paragraph", text: content, role: "code" };
}

/**
 * Markdown counts items from the first number on (CommonMark 0.31, 5.3), so many people type "1." before each. If the
 * numbers differ they are kept: the answer key of an exam refers to them.
 */
class TypedNumbers {
  #first: string | null = null;
  #count = 0;
  #isSame = true;

  next(typed: string): string {
    this.#first ??= typed;
    this.#isSame &&= typed === this.#first;
    this.#count += 1;
    return this.#isSame ? String(Number(this.#first) + this.#count - 1) : typed;
  }
}

/** The text of one block from its inline tokens. */
class Line {
  readonly paragraph = new Paragraph();
  readonly #isHeading: boolean;
  #bold = 0;
  /** Open HTML elements for code. */
  #tagged = 0;
  /** Inside a script or a style, whose content is no text. */
  #isSilent = false;
  /** The last character; reading `paragraph.text` for it would copy that each time. */
  #last = "";
  #breaks = false;

  constructor({ isHeading }: { isHeading: boolean }) {
    this.#isHeading = isHeading;
  }

  add({ type, content }: Token, isLast: boolean): void {
    if (this.#isSilent && type !== "html_inline") return;
    if (type === "text")
      this.#addText(isLast ? withoutLineEndMarks(this.#clean(content)) : this.#clean(content));
    else if (type === "code_inline") this.#addRun(content, { isBold: this.#bold > 0, code: "code" });
    else if (type === "strong_open") this.#bold += 1;
    else if (type === "strong_close") this.#bold -= 1;
    else if (type === "softbreak" || type === "hardbreak") this.#breaks = true;
    else if (type === "html_inline") this.#addTag(content);
  }

  #clean(text: string): string {
    const plain = withoutNoteLinks(text);
    return this.#last === "" || this.#isHeading
      ? withoutBlockMarks(plain, { isHeading: this.#isHeading })
      : plain;
  }

  /** "==highlighted==" marks a term, like bold. */
  #addText(text: string): void {
    const pieces = text.includes("==") ? text.split(HIGHLIGHT) : [text];
    for (const [index, piece] of pieces.entries()) {
      this.#addRun(piece, {
        isBold: this.#bold > 0 || index % 2 === 1,
        code: this.#tagged > 0 ? "code" : null,
      });
    }
  }

  #addRun(text: string, { isBold, code }: { isBold: boolean; code: CodeLook }): void {
    if (text === "") return;
    const isUnspaced = UNSPACED.test(this.#last) && UNSPACED.test(text.slice(0, 1));
    if (this.#breaks && this.#last !== "" && !isUnspaced) this.paragraph.addRun(" ", false);
    this.#breaks = false;
    this.#last = text.slice(-1);
    this.paragraph.addRun(text, isBold, code);
  }

  #addTag(tag: string): void {
    const [, end, name = ""] = /^<(\/?)(\w+)/.exec(tag) ?? [];
    if (/^(?:script|style)$/i.test(name)) this.#isSilent = end !== "/";
    else if (isCode(name.toLowerCase()))
      this.#tagged = end === "/" ? Math.max(0, this.#tagged - 1) : this.#tagged + 1;
    else if (/^<(b|strong)\b/i.test(tag)) this.#bold += 1;
    else if (/^<\/(b|strong)\b/i.test(tag)) this.#bold = Math.max(0, this.#bold - 1);
    else if (/^<br\b/i.test(tag)) this.#breaks = true;
  }
}
