/** Reads documents in this process. Built as one program, so that callers can catch failures by class. */
export { ExtractionError } from "./errors.ts";
export { extractQuestions, extractText } from "./extract-text.ts";
export { plainText } from "./plain-text.ts";
export { recognisePages } from "./recognise-pages.ts";
export { withRecognisedPages } from "./with-recognised-pages.ts";
