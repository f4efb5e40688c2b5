/** Documents read in one's own process, built together: whoever catches a failure knows its class. */
export { ExtractionError } from "./errors.ts";
export { extractText } from "./extract-text.ts";
export { plainText } from "./plain-text.ts";
