import type { Block, CarriedQuestions, SourceWarning } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { cleanText, withoutReferenceStubs } from "./characters.ts";

/** What a caption says of its figure. */
export interface Caption {
  /** In the form of `figureNumber`; absent for a caption without one. */
  readonly number?: string;
  readonly caption: string;
}

/** A figure as a format finds it. */
export interface FoundFigure extends Caption {
  /** The bytes of its picture; null if they cannot be had. Asked once, if there is room for it. */
  readonly read: () => Uint8Array | null | Promise<Uint8Array | null>;
  /** How large it is among those of its document, in any unit. */
  readonly size: number;
}

/** A picture in the text. */
export interface FoundPicture extends Pick<FoundFigure, "read"> {
  /** What it shows, in words; "" where the document does not say. */
  readonly alt: string;
}

/** A picture, and where it stands: see `BlockSchema`. */
export type PlacedPicture = { readonly picture: FoundPicture } & Omit<
  NonNullable<Block["pictures"]>[number],
  "mark"
>;

/** What a format finds, in reading order, before it is put into sections. */
export interface Part {
  /** `break` ends the previous section without naming a new one: a slide without a title. */
  readonly kind: Block["kind"] | "heading" | "break";
  readonly text: string;
  /** The number or letter of an automatic list, which is not part of the text. */
  readonly marker?: string;
  /** The level of a heading; 1 is the highest. */
  readonly level?: number;
  readonly terms?: readonly string[];
  /** Words with a look that may have a meaning, and that look. */
  readonly looks?: readonly { readonly look: string; readonly text: string }[];
  readonly page?: number;
  readonly slide?: number;
  /** Absent for running text. */
  readonly role?: Block["role"];
  /** Its format says that it is the caption of a figure or a table. */
  readonly isCaption?: boolean;
  /** See `BlockSchema`. */
  readonly figures?: readonly FoundFigure[];
  readonly pictures?: readonly PlacedPicture[];
  /** The whole line is bold: it serves as heading if the document has no marked ones. */
  readonly bold?: boolean;
}

/** The limit that ended the reading before the end of the document. */
export type Limit = Extract<SourceWarning, { code: "TRUNCATED" }>["limit"];

/** What a format read from a document. */
export interface Reading {
  readonly title: string | null;
  readonly pageCount: number | null;
  readonly pagesWithText: number | null;
  /** Pages whose letters have wrong codes; they count as pages without text. */
  readonly unreadablePages?: number;
  /** 1-based pages on which something is drawn, and no text that can be read. */
  readonly picturePages?: readonly number[];
  /** Of an Office document: the parts of the package that are the pictures of each of these pages. */
  readonly pictures?: ReadonlyMap<number, readonly string[]>;
  /** How many of `pageCount` were read; absent if all were. */
  readonly pagesRead?: number;
  readonly parts: readonly Part[];
  readonly truncatedBy: Limit | null;
  /** Slides left out because their author hid them. */
  readonly hiddenSlides?: number;
  /** Damaged parts that were left out. */
  readonly skippedParts?: number;
  /** Of a file of questions, which has no parts. */
  readonly carried?: CarriedQuestions;
}

/** Collects parts, cleans their text, and applies the limits. */
class PartList {
  readonly parts: Part[] = [];
  truncatedBy: Limit | null = null;
  #chars = 0;
  #seen = 0;

  /** False when a limit is reached: stop reading. */
  add(part: Part): boolean {
    if (this.truncatedBy !== null) return false;
    this.#seen += 1;
    const clean = cleanText(part.text);
    const own = part.kind === "paragraph" && part.role !== "code" ? withoutReferenceStubs(clean) : clean;
    const text = own.slice(0, LIMITS.extraction.maxChars - this.#chars);
    this.#chars += text.length;
    if (text !== "" || part.kind === "break" || part.pictures)
      this.parts.push(text === part.text ? part : { ...part, text });
    if (this.#chars >= LIMITS.extraction.maxChars) this.truncatedBy = "characters";
    else if (this.#seen >= LIMITS.extraction.maxBlocks) this.truncatedBy = "blocks";
    return this.truncatedBy === null;
  }
}

/** Thrown through a parser's callbacks to stop it; never seen outside. */
class Full extends Error {}

type Gathered = Pick<Reading, "parts" | "truncatedBy">;

/** Runs a walk that emits parts one by one, and stops it at the limits. */
export async function collectParts(
  walk: (add: (part: Part) => void) => void | Promise<void>,
): Promise<Gathered> {
  const list = new PartList();
  try {
    await walk((part) => {
      if (!list.add(part)) throw new Full();
    });
  } catch (error) {
    if (!(error instanceof Full)) throw error;
  }
  return { parts: list.parts, truncatedBy: list.truncatedBy };
}

/** The same for a complete list of parts. */
export function listParts(parts: readonly Part[]): Gathered {
  const list = new PartList();
  for (const part of parts) if (!list.add(part)) break;
  return { parts: list.parts, truncatedBy: list.truncatedBy };
}
