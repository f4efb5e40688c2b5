import { LIMITS } from "@quizmill/contract/tables";

/** Limits the parts of one slide: a small file can unpack to a slide with millions of paragraphs. */
export class BlockBudget {
  #left = LIMITS.extraction.maxBlocks;

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  /** False if the limit is reached. */
  take(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }
}
