import { LIMITS } from "@quizmill/contract/tables";
import { collectParts, type Limit, type Reading } from "../reading.ts";
import { type SlidePart, withoutRunningLines } from "./running-lines.ts";

/** Collects slides until they hold more than is taken of any document: what repeats is only known at the end. */
export class SlideList {
  readonly slides: (readonly SlidePart[])[] = [];
  #chars = 0;
  #blocks = 0;

  get isFull(): boolean {
    return this.#fullBy() !== null;
  }

  get isEmpty(): boolean {
    return this.#chars === 0;
  }

  add(parts: readonly SlidePart[]): void {
    this.slides.push(parts);
    this.#blocks += parts.length;
    for (const { text } of parts) this.#chars += text.length;
  }

  /** Slides count from 1 in showing order; `slideCount` includes those that were not read any more. */
  async toReading(slideCount: number): Promise<Omit<Reading, "title">> {
    let pagesRead = 0;
    let pagesWithText = 0;
    const slides = withoutRunningLines(this.slides);
    const gathered = await collectParts((add) => {
      for (const parts of slides) {
        pagesRead += 1;
        if (parts.some(({ text }) => text.trim() !== "")) pagesWithText += 1;
        for (const part of parts) add({ ...part, slide: pagesRead });
      }
    });
    const truncatedBy = gathered.truncatedBy ?? (this.slides.length < slideCount ? this.#fullBy() : null);
    return { pageCount: slideCount, pagesWithText, pagesRead, ...gathered, truncatedBy };
  }

  #fullBy(): Limit | null {
    if (this.slides.length >= LIMITS.extraction.maxPages) return "pages";
    if (this.#blocks >= LIMITS.extraction.maxBlocks) return "blocks";
    return this.#chars >= LIMITS.extraction.maxChars ? "characters" : null;
  }
}
