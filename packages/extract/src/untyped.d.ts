/** Types for what ships without any: only what is used here, from the packages' own documentation. */

declare module "word-extractor" {
  interface TextOptions {
    filterUnicode?: boolean;
    includeHeadersAndFooters?: boolean;
  }
  interface WordDocument {
    getBody(options?: TextOptions): string;
    getFootnotes(options?: TextOptions): string;
    getEndnotes(options?: TextOptions): string;
    getTextboxes(options?: TextOptions): string;
  }
  class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
  export = WordExtractor;
}
