import { ExtractionError } from "./errors.ts";

/** Failures that end the reading, wherever in a document they occur. */
const FATAL = new Set(["EXTRACTION_LIMIT", "FILE_ENCRYPTED"]);

/**
 * Reads the secondary parts of a document (notes, styles, one slide). A damaged one is left out and counted, so that
 * the rest is not lost.
 */
export class Salvage {
  /** The value of `Reading.skippedParts`. */
  skippedParts = 0;

  /** The result of `read`, or `instead` if it throws. Not for a walk that emits parts itself. */
  async try<T>(read: () => T | Promise<T>, instead: T): Promise<T> {
    try {
      return await read();
    } catch (error) {
      return this.#skip(error, instead);
    }
  }

  /** The same, synchronous, for use inside a walk. */
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
