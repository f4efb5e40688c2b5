import { setImmediate } from "node:timers/promises";
import type { RecognisedPage } from "./recognition/recognised-page.ts";

export interface RecogniseOptions {
  /** 1-based, in the order in which they are wanted: `SourceText.picturePages`, or some of them. */
  readonly pages: readonly number[];
  /** ISO 639-1 code of the language that is expected; without it the first page decides. */
  readonly language?: string | undefined;
  /** Another one, which decides where the first page leaves it open. */
  readonly hint?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the text of pictures page by page, in this process: for the command line and tests. For files from strangers
 * use `createRecogniser`. Throws ExtractionError for a file without pictures of pages, for a page that it does not
 * have, if memory runs out, and if no recogniser is installed; the signal's reason when aborted, between two pages.
 */
export async function* recognisePages(
  bytes: Uint8Array,
  fileName: string,
  { pages, language, hint, signal }: RecogniseOptions,
): AsyncGenerator<RecognisedPage> {
  signal?.throwIfAborted();
  // Loaded when it is needed: most documents have text.
  const { openDocument } = await import("./recognition/open-document.ts");
  const document = await openDocument(bytes, { fileName, language, hint });
  try {
    for (const page of pages) {
      await setImmediate();
      signal?.throwIfAborted();
      yield await document.read(page);
    }
  } finally {
    document.close();
  }
}
