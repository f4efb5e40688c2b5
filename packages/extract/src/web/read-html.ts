import type { Reading } from "../reading.ts";
import { readPage } from "./html-document.ts";
import { decodeMarkup } from "./markup-encoding.ts";

/** A page, whatever is wrong with it. Throws UNSUPPORTED_FILE for what is no text. */
export async function readHtml(bytes: Uint8Array): Promise<Reading> {
  return { pageCount: null, pagesWithText: null, ...(await readPage(await decodeMarkup(bytes))) };
}
