import type { Reading } from "../reading.ts";
import { readPage } from "./html-document.ts";
import { decodeMarkup } from "./markup-encoding.ts";

/** Reads a page, however malformed. Throws UNSUPPORTED_FILE for data that is not text. */
export async function readHtml(bytes: Uint8Array): Promise<Reading> {
  return { pageCount: null, pagesWithText: null, ...(await readPage(await decodeMarkup(bytes))) };
}
