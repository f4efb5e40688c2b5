import { LIMITS } from "@quizmill/contract/tables";
import { collectParts, type Limit, type Reading } from "../reading.ts";
import { withoutRunningLines } from "./running-lines.ts";
import { NO_SLIDE, type Slide } from "./slide-parts.ts";

/** Collects slides up to the limit of a document: what repeats is only known at the end. */
export class SlideList {
  readonly slides: Slide[] = [];
  #chars = 0;
  #blocks = 0;

  get isFull(): boolean {
    return this.#fullBy() !== null;
  }

  get isEmpty(): boolean {
    return this.#chars === 0;
  }

  add(slide: Slide): void {
    this.slides.push(slide);
    this.#blocks += slide.parts.length;
    for (const { text } of slide.parts) this.#chars += text.length;
  }

  /**
   * Slides count from 1 in the order they are shown; `slideCount` includes those beyond the limit. Hidden slides only
   * keep their numbers, unless all are hidden.
   */
  async toReading(slideCount: number): Promise<Omit<Reading, "title">> {
    let pagesRead = 0;
    let pagesWithText = 0;
    let hiddenSlides = 0;
    const slides = withoutRunningLines(this.slides.map(({ parts }) => parts));
    const isAnyShown = this.slides.some(({ isHidden }) => isHidden !== true);
    const gathered = await collectParts((add) => {
      for (const parts of slides) {
        pagesRead += 1;
        if (parts.some(({ text }) => text.trim() !== "")) pagesWithText += 1;
        const isHidden = isAnyShown && this.slides[pagesRead - 1]?.isHidden === true;
        if (isHidden) hiddenSlides += 1;
        for (const part of isHidden ? NO_SLIDE.parts : parts) add({ ...part, slide: pagesRead });
      }
    });
    const truncatedBy = gathered.truncatedBy ?? (this.slides.length < slideCount ? this.#fullBy() : null);
    return { pageCount: slideCount, pagesWithText, pagesRead, hiddenSlides, ...gathered, truncatedBy };
  }

  #fullBy(): Limit | null {
    if (this.slides.length >= LIMITS.extraction.maxPages) return "pages";
    if (this.#blocks >= LIMITS.extraction.maxBlocks) return "blocks";
    return this.#chars >= LIMITS.extraction.maxChars ? "characters" : null;
  }
}
