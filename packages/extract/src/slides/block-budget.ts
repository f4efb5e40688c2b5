import { LIMITS } from "@quizmill/contract/tables";

/** How much of one slide is kept: a small file can unpack to one with millions of paragraphs. */
export class BlockBudget {
  #left = LIMITS.extraction.maxBlocks;

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  /** False where the next part is one too many. */
  take(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }
}
