import { type CodeLook, Paragraph, type ParagraphLook } from "../blocks/paragraph.ts";
import { subscript, superscript } from "../math/linear.ts";
import type { Part } from "../reading.ts";
import { type ElementAttributes, isNoteReference } from "./elements.ts";

/** The number or sign of a note, with or without brackets; also as letters on Wikipedia. */
const NOTE_MARK = /^[[(]?(?:\d{1,4}|\p{L}{1,2}|[*†‡§]{1,3}|note \d{1,3})[\])]?$/iu;
const NOTE_MARK_MAX_CHARS = 12;
const MAX_LOOKED_BACK_CHARS = 20_000;
const MAX_SCRIPT_CHARS = 20;
/** What programs call the place of a note: Word and LibreOffice, pandoc, Kramdown, MediaWiki. */
const NOTE_PLACE =
  /#_?(?:ftn|edn|fn|sd(?:foot|end)note|(?:foot|end|cite_)?note)[-_:]?(?:\w{1,9}-)?\d{1,4}(?:sym)?$/i;
/** Links back to where a note is referred to, and links of headings to themselves. */
const SIGN_LINK = /^(?:[\s↩↑⤴⏎^§¶#🔗]|\uFE0E)+$/u;
/** Scripts written without spaces: a line broken between two of their characters has none (CSS Text 3, 4.1.3). */
const UNSPACED_BREAK =
  /(?<=[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF])[\t ]*\r?\n\s*(?=[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF])/gu;
/** What a program writes before an item in an element of its own, as LibreOffice does. */
const ITEM_SIGN = /^[•◦▪▫‣⁃∙·●○■□➢➤❖–—\-\uF000-\uF0FF]$/u;
const ITEM_NUMBER = /^\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|\p{L}|[ivxlc]{1,6})[.)]$/iu;
const MAX_SIGN_CHARS = 12;
/** Dashes are left: they may be the sign of a number, or say that an ending is meant. */
const TYPED_BULLET = /^\s*[•◦▪▫‣⁃∙●○➢➤\uF0A7\uF0B7]\s*/u;
/** A break the author asked for, unlike one in the source. */
const BREAK = "\u2028";

interface Link {
  readonly start: number;
  readonly isReference: boolean;
  readonly isInPage: boolean;
  readonly pointsAtNote: boolean;
  /** It can be jumped to itself: the number before a note's text. */
  readonly isTarget: boolean;
  /** It stands in a note. */
  readonly isInNote: boolean;
  isRaised: boolean;
}

interface Script {
  readonly start: number;
  readonly isSuper: boolean;
  readonly isInNote: boolean;
}

/** The text of one block while its inline elements come in. */
export class InlineText {
  /** It began with the number of a note, linked back to where the note is referred to. */
  isNote = false;
  readonly #paragraph = new Paragraph();
  #endsInBreak = false;
  #itemNumber = "";
  #link: Link | null = null;
  #script: Script | null = null;

  add(text: string, isBold: boolean, code: CodeLook = null): void {
    if (text.trim() !== "") this.#endsInBreak = false;
    const line = text.replace(UNSPACED_BREAK, "").replace(/\s+/g, " ");
    this.#paragraph.addRun(line, isBold, code);
  }

  addBreak(): void {
    this.#endsInBreak = true;
    this.#paragraph.addRun(BREAK, false);
  }

  endsInBreak(): boolean {
    return this.#endsInBreak;
  }

  isEmpty(): boolean {
    return this.#paragraph.text.trim() === "";
  }

  /** It is but the number of a note, whose text stands in a block of its own. */
  isNoteNumber(): boolean {
    const { text } = this.#paragraph;
    return text.length <= 2 * NOTE_MARK_MAX_CHARS && NOTE_MARK.test(text.trim());
  }

  toPart(look: ParagraphLook): Part {
    return this.#paragraph.toPart(look);
  }

  /** An element ended inside a list item: where it held but a bullet or a number, that is no text. */
  takeItemSign(): void {
    const { text } = this.#paragraph;
    const sign = text.length > MAX_SIGN_CHARS ? "" : text.trim();
    const isNumber = ITEM_NUMBER.test(sign);
    if (isNumber) this.#itemNumber = sign;
    if (isNumber || ITEM_SIGN.test(sign)) this.#paragraph.cutTo(0);
  }

  /** Gives the item's number: the one that stood in it, else `marker`. A number alone is the text. */
  endItem(marker: string): string {
    if (this.isEmpty()) {
      this.#paragraph.addRun(this.#itemNumber, false);
      return marker;
    }
    const [bullet = ""] = TYPED_BULLET.exec(this.#paragraph.text) ?? [];
    if (bullet.length < this.#paragraph.text.length) this.#paragraph.cutStart(bullet.length);
    return this.#itemNumber || marker;
  }

  open(name: string, attributes: ElementAttributes, isInNote: boolean): void {
    const start = this.#paragraph.text.length;
    const isRaised = this.#script?.isSuper ?? false;
    if (name === "a") this.#link = { ...linkOf(attributes), start, isInNote, isRaised };
    else if (name === "sup" || name === "sub") {
      this.#script = { start, isSuper: name === "sup", isInNote };
      if (this.#link !== null && name === "sup") this.#link.isRaised = true;
    } else if (name === "q") this.add("“", false);
    else if (name === "img") this.add(formulaOf(attributes), false);
  }

  close(name: string): void {
    if (name === "a") this.#closeLink();
    else if (name === "sup" || name === "sub") this.#closeScript();
    else if (name === "q") this.add("”", false);
  }

  #closeLink(): void {
    const link = this.#link;
    this.#link = null;
    if (link === null || this.#isHuge()) return;
    const text = this.#paragraph.text.slice(link.start).trim();
    if (text === "" || text.length > NOTE_MARK_MAX_CHARS) return;
    const isMark = NOTE_MARK.test(text.normalize("NFKC"));
    const isFirst = this.#paragraph.text.slice(0, link.start).trim() === "";
    const isOfNote = isFirst && isMark && link.isInPage && (link.isTarget || link.isRaised || link.isInNote);
    const isRaised = link.isRaised || link.pointsAtNote || text.startsWith("[");
    const refersToNote = link.isReference || (isMark && link.isInPage && isRaised && !isFirst);
    if (isOfNote) this.isNote = true;
    if (isOfNote || refersToNote || (link.isInPage && SIGN_LINK.test(text)))
      this.#paragraph.cutTo(link.start);
  }

  /** Looking back in a long text copies it each time. */
  #isHuge(): boolean {
    return this.#paragraph.text.length > MAX_LOOKED_BACK_CHARS;
  }

  #closeScript(): void {
    const script = this.#script;
    this.#script = null;
    if (script === null || this.#isHuge()) return;
    const text = this.#paragraph.text.slice(script.start);
    if (script.start === 0) {
      if (script.isInNote && script.isSuper && NOTE_MARK.test(text.trim())) this.#paragraph.cutTo(0);
      return;
    }
    const form = script.isSuper ? superscript : subscript;
    const small = text.length > MAX_SCRIPT_CHARS ? null : form(text.trim());
    if (small === null) return;
    this.#paragraph.cutTo(script.start);
    this.#paragraph.addRun(small, false);
  }
}

function linkOf(
  attributes: ElementAttributes,
): Pick<Link, "isReference" | "isInPage" | "pointsAtNote" | "isTarget"> {
  const href = attributes.href ?? "";
  return {
    isReference: isNoteReference(attributes),
    isInPage: href.includes("#") && !/^[a-z]+:/i.test(href.slice(0, 20)),
    pointsAtNote: NOTE_PLACE.test(href.slice(-60)),
    isTarget: attributes.id !== undefined || attributes.name !== undefined,
  };
}

/** Many pages show formulas as pictures, with TeX for those who cannot see them; Wikipedia has MathML besides. */
function formulaOf({ alt = "", class: names = "" }: ElementAttributes): string {
  if (names.includes("fallback")) return "";
  return /math|tex|equation|latex/i.test(names.slice(0, 200)) ? ` ${alt} ` : "";
}
