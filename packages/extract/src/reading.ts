import type { Block, SourceWarning } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { cleanText, withoutReferenceStubs } from "./characters.ts";

/** What one format finds, in reading order, before it is put into sections. */
export interface Part {
  /** `break` ends the section before it without naming a new one: a slide that has no title. */
  readonly kind: Block["kind"] | "heading" | "break";
  readonly text: string;
  /** The number or letter an automatic list gives it, which is no part of its text. */
  readonly marker?: string;
  /** Of a heading; 1 is the highest. */
  readonly level?: number;
  readonly terms?: readonly string[];
  /** Words that are set apart from others by a look that may say something, and which look it is. */
  readonly looks?: readonly { readonly look: string; readonly text: string }[];
  readonly page?: number;
  readonly slide?: number;
  /** Left out for running text. */
  readonly role?: Block["role"];
  /** The author set the whole line in bold: a heading, where the document has no marked ones. */
  readonly bold?: boolean;
}

/** Which bound ended a reading before the document did. */
export type Limit = Extract<SourceWarning, { code: "TRUNCATED" }>["limit"];

export interface Reading {
  readonly title: string | null;
  readonly pageCount: number | null;
  readonly pagesWithText: number | null;
  /** Pages whose letters have wrong codes; they count as pages without text. */
  readonly unreadablePages?: number;
  /** Of `pageCount`, left out where all were read. */
  readonly pagesRead?: number;
  readonly parts: readonly Part[];
  readonly truncatedBy: Limit | null;
  /** Slides that are left out since their author hid them. */
  readonly hiddenSlides?: number;
  /** Parts of the file that are damaged while the rest can be read. */
  readonly skippedParts?: number;
}

/** Gathers parts, cleans their text, and says when the document has given all that is taken from it. */
class PartList {
  readonly parts: Part[] = [];
  truncatedBy: Limit | null = null;
  #chars = 0;
  #seen = 0;

  /** False once a limit is reached: stop reading. */
  add(part: Part): boolean {
    if (this.truncatedBy !== null) return false;
    this.#seen += 1;
    const clean = cleanText(part.text);
    const own = part.kind === "paragraph" && part.role !== "code" ? withoutReferenceStubs(clean) : clean;
    const text = own.slice(0, LIMITS.extraction.maxChars - this.#chars);
    this.#chars += text.length;
    if (text !== "" || part.kind === "break") this.parts.push(text === part.text ? part : { ...part, text });
    if (this.#chars >= LIMITS.extraction.maxChars) this.truncatedBy = "characters";
    else if (this.#seen >= LIMITS.extraction.maxBlocks) this.truncatedBy = "blocks";
    return this.truncatedBy === null;
  }
}

/** Thrown through a parser's callbacks to leave it; never seen outside. */
class Full extends Error {}

type Gathered = Pick<Reading, "parts" | "truncatedBy">;

/** Runs a walk that hands over parts one by one, and ends it where the limits end it. */
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

/** The same for parts that are all there already. */
export function listParts(parts: readonly Part[]): Gathered {
  const list = new PartList();
  for (const part of parts) if (!list.add(part)) break;
  return { parts: list.parts, truncatedBy: list.truncatedBy };
}
