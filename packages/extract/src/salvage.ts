import { ExtractionError } from "./errors.ts";

/** What stops everything, wherever in a document it comes up. */
const FATAL = new Set(["EXTRACTION_LIMIT", "FILE_ENCRYPTED"]);

/**
 * Reads the secondary parts of a document (notes, styles, one slide): one that is damaged is left out and
 * counted, so that the rest is not lost with it.
 */
export class Salvage {
  /** For `Reading.skippedParts`. */
  skippedParts = 0;

  /** What `read` gives, or `instead` where it throws. Not for a walk that hands over parts of its own. */
  async try<T>(read: () => T | Promise<T>, instead: T): Promise<T> {
    try {
      return await read();
    } catch (error) {
      return this.#skip(error, instead);
    }
  }

  /** The same for what is at hand, in the middle of a walk. */
  trySync<T>(read: () => T, instead: T): T {
    try {
      return read();
    } catch (error) {
      return this.#skip(error, instead);
    }
  }

  #skip<T>(error: unknown, instead: T): T {
    if (error instanceof ExtractionError && FATAL.has(error.code)) throw error;
    this.skippedParts += 1;
    return instead;
  }
}
