/** Turns the bytes of a document into titled sections of clean text, or into a named failure. */
export { ExtractionError, ExtractorBusyError } from "./errors.ts";
export { extractText, textToSource } from "./extract-text.ts";
export { createExtractor, type Extractor } from "./extractor.ts";
export { plainText } from "./plain-text.ts";
