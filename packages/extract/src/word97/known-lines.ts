import type { Part } from "../reading.ts";
import { looksLikeHeading } from "../text-lines.ts";

const MIN_BOLD_LINES = 2;

/**
 * The styled paragraphs of a document whose lines come from word-extractor. A line is matched by its letters and
 * digits, each paragraph once and in order.
 */
export class KnownLines {
  readonly #waiting = new Map<string, Part[]>();
  /** If headings are marked, by style or as bold lines, none is guessed. */
  readonly #hasHeadings: boolean;

  constructor(parts: readonly Part[]) {
    const boldLines = parts.filter(({ bold, text }) => bold === true && looksLikeHeading(text));
    this.#hasHeadings = parts.some(({ kind }) => kind === "heading") || boldLines.length >= MIN_BOLD_LINES;
    for (const part of parts) {
      const key = keyOf(part.text);
      const same = this.#waiting.get(key);
      if (same === undefined) this.#waiting.set(key, [part]);
      else same.push(part);
    }
    for (const same of this.#waiting.values()) same.reverse();
  }

  /** The line as a part; null if nothing is known about it beyond its look. */
  take(line: string): Part | null {
    const part = this.#waiting.get(keyOf(line))?.pop();
    if (part === undefined) return null;
    const isPlain = part.kind === "paragraph" && part.terms === undefined;
    if (isPlain && !this.#hasHeadings) return null;
    return line.includes("\t") && part.kind !== "heading" ? null : { ...part, text: line.trim() };
  }
}

function keyOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}
