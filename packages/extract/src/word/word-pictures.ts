import { cleanText } from "../characters.ts";
import { pictureOf } from "../package-parts.ts";
import { FIRST_SIGN, PICTURE_SIGN } from "../picture-signs.ts";
import type { FoundPicture, Part, PlacedPicture } from "../reading.ts";
import { isPlace, type Package } from "./word-figures.ts";

const MOST = 10_000;

/** The pictures in the text of a Word document. */
export class WordPictures {
  readonly #package: Package;
  readonly #pictures: FoundPicture[] = [];

  constructor(from: Package) {
    this.#package = from;
  }

  /** What stands for a picture until its paragraph is whole. */
  signOf(id: string, alt: string): string {
    const { zip, targetOf } = this.#package;
    const target = targetOf(id);
    if (target === undefined || this.#pictures.length >= MOST) return "";
    this.#pictures.push({ alt, read: () => pictureOf(zip, target) });
    return String.fromCodePoint(FIRST_SIGN + this.#pictures.length - 1);
  }

  /** A part with its pictures beside its text. */
  apart(part: Part): Part {
    if (!PICTURE_SIGN.test(part.text)) return part;
    const pictures: PlacedPicture[] = [];
    let text = "";
    for (const [i, piece] of part.text.split(PICTURE_SIGN).entries()) {
      const picture = this.#pictures[(piece.codePointAt(0) ?? 0) - FIRST_SIGN];
      if (i % 2 === 0) text += piece;
      else if (picture !== undefined) pictures.push({ picture, at: cleanText(text).length });
    }
    const end = part.kind === "tableRow" ? text.replace(/[\s|]{1,1000}$/u, "") : text;
    return { ...part, text: end, ...(pictures.length > 0 && { pictures }) };
  }
}

/** Pictures that are paragraphs of their own go to the text above them, or to that below where a section begins. */
export function withLonePictures(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ pictures }) => pictures)) return parts;
  const all: Part[] = [];
  let above: Part | undefined;
  const waiting: PlacedPicture[] = [];
  for (const part of parts) {
    if (isLone(part)) {
      if (above === undefined) waiting.push(...linesOf(part, "above"));
      else all[all.lastIndexOf(above)] = above = withPictures(above, linesOf(part, "below"));
      continue;
    }
    const isText = part.kind !== "heading" && part.kind !== "break";
    const shown = isText ? withPictures(part, waiting.splice(0)) : part;
    all.push(shown);
    if (!isPlace(part)) above = isText ? shown : undefined;
  }
  return all;
}

const isLone = ({ kind, text }: Part) => text === "" && kind !== "break";

function withPictures(part: Part, more: readonly PlacedPicture[]): Part {
  return more.length === 0 ? part : { ...part, pictures: [...(part.pictures ?? []), ...more] };
}

function linesOf({ pictures = [], marker }: Part, line: "above" | "below"): PlacedPicture[] {
  return pictures.map((one, i) => ({ ...one, line, ...(i === 0 && marker !== undefined && { marker }) }));
}
