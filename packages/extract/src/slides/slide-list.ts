import { LIMITS } from "@quizmill/contract/tables";
import { letterCount } from "../characters.ts";
import type { PackagePictures } from "../package-pictures.ts";
import { collectParts, type Limit, type Part, type Reading } from "../reading.ts";
import { withoutRunningLines } from "./running-lines.ts";
import { withSlideFigures } from "./slide-figures.ts";
import { NO_SLIDE, type Slide } from "./slide-parts.ts";

/** A slide with fewer letters shows a number or a stamp beside its picture. */
const MIN_SLIDE_LETTERS = 10;

function isWritten({ text }: Part): boolean {
  return text.trim() !== "";
}

/** Beside a text a picture only illustrates the text. What is spoken is not on the slide. */
function hasText(parts: readonly Part[]): boolean {
  const shown = parts.filter(({ role }) => role !== "speakerNotes");
  if (shown.some(({ kind }) => kind === "heading")) return true;
  return shown.reduce((sum, { text }) => sum + letterCount(text, MIN_SLIDE_LETTERS), 0) >= MIN_SLIDE_LETTERS;
}

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
   * keep their numbers, unless all are hidden. With `readable`, slides that show only pictures are named.
   */
  async toReading(slideCount: number, readable?: PackagePictures): Promise<Omit<Reading, "title">> {
    let pagesRead = 0;
    let pagesWithText = 0;
    let hiddenSlides = 0;
    const slides = withoutRunningLines(this.slides.map(({ parts }) => parts));
    const isAnyShown = this.slides.some(({ isHidden }) => isHidden !== true);
    const isHiddenAt = (slide: number) => isAnyShown && this.slides[slide - 1]?.isHidden === true;
    const pictures = this.#pictures(slides, readable);
    const isLeftOut = (slide: number) => isHiddenAt(slide) || pictures.has(slide);
    const hasShown = this.slides.some(({ shown = [] }) => shown.length > 0);
    const gathered = await collectParts((add) => {
      for (const parts of hasShown ? withSlideFigures(slides, this.slides, isLeftOut) : slides) {
        pagesRead += 1;
        const isHidden = isHiddenAt(pagesRead);
        if (isHidden) hiddenSlides += 1;
        if (!pictures.has(pagesRead) && parts.some(isWritten)) pagesWithText += 1;
        for (const part of isHidden ? NO_SLIDE.parts : parts) add({ ...part, slide: pagesRead });
      }
    });
    const truncatedBy = gathered.truncatedBy ?? (this.slides.length < slideCount ? this.#fullBy() : null);
    const counts = { pageCount: slideCount, pagesWithText, pagesRead, hiddenSlides };
    return {
      ...counts,
      ...gathered,
      truncatedBy,
      ...(pictures.size > 0 && { picturePages: [...pictures.keys()], pictures }),
    };
  }

  /** Of each slide without text, by its number: the pictures that can be recognised. */
  #pictures(slides: readonly (readonly Part[])[], readable?: PackagePictures) {
    const pictures = new Map<number, readonly string[]>();
    for (const [index, slide] of this.slides.entries()) {
      const { pictures: own = [], isHidden = false } = slide;
      const found = isHidden || hasText(slides[index] ?? []) ? [] : (readable?.readable(own) ?? []);
      if (found.length > 0) pictures.set(index + 1, found);
    }
    return pictures;
  }

  #fullBy(): Limit | null {
    if (this.slides.length >= LIMITS.extraction.maxPages) return "pages";
    if (this.#blocks >= LIMITS.extraction.maxBlocks) return "blocks";
    return this.#chars >= LIMITS.extraction.maxChars ? "characters" : null;
  }
}
