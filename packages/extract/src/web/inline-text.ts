import { typedScript } from "@quizmill/contract/tables";
import { type CodeLook, Paragraph, type ParagraphLook } from "../blocks/paragraph.ts";
import type { Part } from "../reading.ts";
import { type ElementAttributes, isNoteReference } from "./elements.ts";

/** The number or sign of a note, with or without brackets; Wikipedia also uses letters. */
const NOTE_MARK = /^[[(]?(?:\d{1,4}|\p{L}{1,2}|[*†‡§]{1,3}|note \d{1,3})[\])]?$/iu;
const NOTE_MARK_MAX_CHARS = 12;
const MAX_LOOKED_BACK_CHARS = 20_000;
/** Anchors of notes in Word, LibreOffice, pandoc, Kramdown, MediaWiki. */
const NOTE_PLACE =
  /#_?(?:ftn|edn|fn|sd(?:foot|end)note|(?:foot|end|cite_)?note)[-_:]?(?:\w{1,9}-)?\d{1,4}(?:sym)?$/i;
/** Links back from a note to its reference, and links of headings to themselves. */
const SIGN_LINK = /^(?:[\s↩↑⤴⏎^§¶#🔗]|\uFE0E)+$/u;
/** Scripts without spaces: a line break between two of their characters is no space (CSS Text 3, 4.1.3). */
const UNSPACED_BREAK =
  /(?<=[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF])[\t ]*\r?\n\s*(?=[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF])/gu;
/** What a program writes before an item in an element of its own, as LibreOffice does. */
const ITEM_SIGN = /^[•◦▪▫‣⁃∙·●○■□➢➤❖–—\-\uF000-\uF0FF]$/u;
const ITEM_NUMBER = /^\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|\p{L}|[ivxlc]{1,6})[.)]$/iu;
const MAX_SIGN_CHARS = 12;
/** Dashes are not included: they may be a minus sign, or mark an ending. */
const TYPED_BULLET = /^\s*[•◦▪▫‣⁃∙●○➢➤\uF0A7\uF0B7]\s*/u;
/** A line break that the author asked for, unlike one in the source. */
const BREAK = "\u2028";

interface Link {
  readonly start: number;
  readonly isReference: boolean;
  readonly isInPage: boolean;
  readonly pointsAtNote: boolean;
  /** Whether it is the target of a link: the number before a note's text. */
  readonly isTarget: boolean;
  /** Whether it is inside a note. */
  readonly isInNote: boolean;
  isRaised: boolean;
}

interface Script {
  readonly start: number;
  readonly isSuper: boolean;
  readonly isInNote: boolean;
}

/** The text of a block, built as its inline elements come. */
export class InlineText {
  /** It began with the number of a note, with a link back to the reference. */
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

  /** It is only the number of a note, whose text is in a block of its own. */
  isNoteNumber(): boolean {
    const { text } = this.#paragraph;
    return text.length <= 2 * NOTE_MARK_MAX_CHARS && NOTE_MARK.test(text.trim());
  }

  toPart(look: ParagraphLook): Part {
    return this.#paragraph.toPart(look);
  }

  /** An element inside a list item has ended. If it held only a bullet or a number, that is not text. */
  takeItemSign(): void {
    const { text } = this.#paragraph;
    const sign = text.length > MAX_SIGN_CHARS ? "" : text.trim();
    const isNumber = ITEM_NUMBER.test(sign);
    if (isNumber) this.#itemNumber = sign;
    if (isNumber || ITEM_SIGN.test(sign)) this.#paragraph.cutTo(0);
  }

  /** Returns the item's number: the one inside it, else `marker`. A number alone is the text. */
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

  /** Looking back in a long text would copy it each time. */
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
    const before = this.#paragraph.text.slice(0, script.start);
    const typed = typedScript(text, { isSuper: script.isSuper, before });
    if (typed === text) return;
    this.#paragraph.cutTo(script.start);
    this.#paragraph.addRun(typed, false);
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

/** Many pages show formulas as pictures, with TeX as alternative text; Wikipedia also has MathML. */
function formulaOf({ alt = "", class: names = "" }: ElementAttributes): string {
  if (names.includes("fallback")) return "";
  return /math|tex|equation|latex/i.test(names.slice(0, 200)) ? ` ${alt} ` : "";
}
