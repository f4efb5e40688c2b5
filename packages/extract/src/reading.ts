import { type Block, LIMITS, type SourceWarning } from "@quizmill/contract";
import { cleanText } from "./characters.ts";

/** What one format finds, in reading order, before it is put into sections. */
export interface Part {
  /** `break` ends the section before it without naming a new one: a slide that has no title. */
  readonly kind: Block["kind"] | "heading" | "break";
  readonly text: string;
  /** Of a heading; 1 is the highest. */
  readonly level?: number;
  readonly terms?: readonly string[];
  readonly page?: number;
  readonly slide?: number;
  /** The author set the whole line in bold: a heading, where the document has no marked ones. */
  readonly bold?: boolean;
}

export interface Reading {
  readonly title: string | null;
  readonly pageCount: number | null;
  readonly pagesWithText: number | null;
  readonly parts: readonly Part[];
  readonly warnings: readonly SourceWarning[];
}

/** More paragraphs than this in no honest document; a 10 KB bomb holds millions of empty ones. */
const MAX_PARTS = 300_000;

/** Gathers parts, cleans their text, and says when the document has given all that is taken from it. */
class PartList {
  readonly parts: Part[] = [];
  truncated = false;
  #chars = 0;
  #seen = 0;

  /** False once the limit is reached: stop reading. */
  add(part: Part): boolean {
    if (this.truncated) return false;
    this.#seen += 1;
    const text = cleanText(part.text).slice(0, LIMITS.extraction.maxChars - this.#chars);
    this.#chars += text.length;
    if (text !== "" || part.kind === "break") this.parts.push({ ...part, text });
    this.truncated = this.#chars >= LIMITS.extraction.maxChars || this.#seen >= MAX_PARTS;
    return !this.truncated;
  }

  warnings(): SourceWarning[] {
    return this.truncated ? [{ code: "TRUNCATED", details: { chars: this.#chars } }] : [];
  }
}

/** Thrown through a parser's callbacks to leave it; never seen outside. */
class Full extends Error {}

/** Runs a walk that hands over parts one by one, and ends it where the limits end it. */
export async function collectParts(
  walk: (add: (part: Part) => void) => void | Promise<void>,
): Promise<Pick<Reading, "parts" | "warnings">> {
  const list = new PartList();
  try {
    await walk((part) => {
      if (!list.add(part)) throw new Full();
    });
  } catch (error) {
    if (!(error instanceof Full)) throw error;
  }
  return { parts: list.parts, warnings: list.warnings() };
}

/** The same for parts that are all there already. */
export function listParts(parts: readonly Part[]): Pick<Reading, "parts" | "warnings"> {
  const list = new PartList();
  for (const part of parts) if (!list.add(part)) break;
  return { parts: list.parts, warnings: list.warnings() };
}
