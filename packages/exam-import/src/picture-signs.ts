import type { Block } from "@quizmill/contract";

/** Characters for private use: documents are read without them. */
const FIRST = 0xf0000;
const LAST = 0xffffd;
const SIGNS = /[\u{F0000}-\u{FFFFD}]/gu;

/** Gives each picture of a document a character, so that labels are looked for in words only. */
export class PictureSigns {
  readonly marks = new Map<string, string>();

  /** The lines of a block: its text with its pictures, and those that have lines of their own. */
  linesOf(block: Block): Block[] {
    const { pictures = [], ...rest } = block;
    if (pictures.length === 0) return [block];
    const lines = { above: [] as Block[], below: [] as Block[] };
    let text = "";
    let from = 0;
    for (const { mark, at, line, marker } of pictures) {
      const sign = this.#signOf(mark);
      if (line === undefined) {
        text += rest.text.slice(from, at) + sign;
        from = Math.max(from, at);
      } else
        lines[line].push(
          marker === undefined ? { kind: "paragraph", text: sign } : { kind: "listItem", text: sign, marker },
        );
    }
    return [...lines.above, { ...rest, text: text + rest.text.slice(from) }, ...lines.below];
  }

  #signOf(mark: string): string {
    const code = FIRST + this.marks.size;
    if (code > LAST) return "";
    const sign = String.fromCodePoint(code);
    this.marks.set(sign, mark);
    return sign;
  }
}

/** A text as the document has it. */
export const withoutSigns = (text: string) => text.replaceAll(SIGNS, "");

/** A text with the marks of its pictures. */
export const withMarks = (text: string, marks: ReadonlyMap<string, string>) =>
  text.replaceAll(SIGNS, (sign) => marks.get(sign) ?? "");

export const hasPicture = (text: string) => text.search(SIGNS) >= 0;
export const isPictureAlone = (text: string) => hasPicture(text) && withoutSigns(text).trim() === "";
