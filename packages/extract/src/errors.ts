import type { ExtractionErrorCode } from "@quizmill/contract";

export type ErrorDetails = Record<string, string | number>;

/**
 * Why a document gave no text. `code` chooses the message for the user (see the contract). `details` fill it: `pages`
 * and `pagesWithText`, `min` and `actual` characters, the type `found`.
 */
export class ExtractionError extends Error {
  override readonly name = "ExtractionError";
  readonly code: ExtractionErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ExtractionErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(details)}`, options);
    this.code = code;
    this.details = details;
  }
}

/** The queue of waiting documents is full; the document was not read. */
export class ExtractorBusyError extends Error {
  override readonly name = "ExtractorBusyError";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("Too many documents are waiting to be read");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
