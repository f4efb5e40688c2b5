/** Turns the bytes of a document into titled sections of clean text, or into a named failure. */
export { cutAtPages } from "./cut-at-pages.ts";
export { ExtractionError, ExtractorBusyError } from "./errors.ts";
export { canRecognise, extractText, textToSource } from "./extract-text.ts";
export { createExtractor, type ExtractOptions, type Extractor } from "./extractor.ts";
export { sentInSlices, textOfSlices } from "./in-slices.ts";
export { plainText } from "./plain-text.ts";
export { type RecogniseOptions, recognisePages } from "./recognise-pages.ts";
export { createRecogniser, type Recogniser, type RecogniserOptions } from "./recogniser.ts";
export type { RecognisedPage } from "./recognition/recognised-page.ts";
export { withRecognisedPages } from "./with-recognised-pages.ts";
