import { Paragraph, type ParagraphLook } from "../blocks/paragraph.ts";
import { subscript, superscript } from "../math/linear.ts";
import type { Part } from "../reading.ts";
import { type ElementAttributes, isNoteReference } from "./elements.ts";

/** The number or sign of a note, with or without brackets; also as letters on Wikipedia. */
const NOTE_MARK = /^[[(]?(?:\d{1,4}|\p{L}{1,2}|[*†‡§]{1,3}|note \d{1,3})[\])]?$/iu;
const NOTE_MARK_MAX_CHARS = 12;
const MAX_LOOKED_BACK_CHARS = 20_000;
const MAX_SCRIPT_CHARS = 20;
/** Links back to where a note is referred to, and links of headings to themselves. */
const SIGN_LINK = /^(?:[\s↩↑⤴⏎^§¶#🔗]|\uFE0E)+$/u;
/** Scripts written without spaces: a line broken between two of their characters has none (CSS Text 3, 4.1.3). */
const UNSPACED_BREAK =
  /(?<=[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF])[\t ]*\r?\n\s*(?=[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF])/gu;
/** A break the author asked for, unlike one in the source. */
const BREAK = "\u2028";

interface Link {
  readonly start: number;
  readonly isReference: boolean;
  readonly isInPage: boolean;
  /** It can be jumped to itself: the number before a note's text. */
  readonly isTarget: boolean;
  isRaised: boolean;
}

/** The text of one block while its inline elements come in. */
export class InlineText {
  /** It began with the number of a note, linked back to where the note is referred to. */
  isNote = false;
  readonly #paragraph = new Paragraph();
  #endsInBreak = false;
  #link: Link | null = null;
  #script: { readonly start: number; readonly isSuper: boolean } | null = null;

  add(text: string, isBold: boolean): void {
    if (text.trim() !== "") this.#endsInBreak = false;
    const line = text.replace(UNSPACED_BREAK, "").replace(/\s+/g, " ");
    this.#paragraph.addRun(line, isBold);
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

  toPart(look: ParagraphLook): Part {
    return this.#paragraph.toPart(look);
  }

  open(name: string, attributes: ElementAttributes): void {
    const start = this.#paragraph.text.length;
    if (name === "a") this.#link = linkAt(start, attributes, this.#script?.isSuper ?? false);
    else if (name === "sup" || name === "sub") {
      this.#script = { start, isSuper: name === "sup" };
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
    const isOfNote = isFirst && isMark && link.isInPage && (link.isTarget || link.isRaised);
    const isRaised = link.isRaised || text.startsWith("[");
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
    if (script === null || script.start === 0 || this.#isHuge()) return;
    const text = this.#paragraph.text.slice(script.start);
    const form = script.isSuper ? superscript : subscript;
    const small = text.length > MAX_SCRIPT_CHARS ? null : form(text.trim());
    if (small === null) return;
    this.#paragraph.cutTo(script.start);
    this.#paragraph.addRun(small, false);
  }
}

function linkAt(start: number, attributes: ElementAttributes, isRaised: boolean): Link {
  const href = attributes.href ?? "";
  return {
    start,
    isReference: isNoteReference(attributes),
    isInPage: href.includes("#") && !/^[a-z]+:/i.test(href.slice(0, 20)),
    isTarget: attributes.id !== undefined || attributes.name !== undefined,
    isRaised,
  };
}

/** Many pages show formulas as pictures, with TeX for those who cannot see them; Wikipedia has MathML besides. */
function formulaOf({ alt = "", class: names = "" }: ElementAttributes): string {
  if (names.includes("fallback")) return "";
  return /math|tex|equation|latex/i.test(names.slice(0, 200)) ? ` ${alt} ` : "";
}
