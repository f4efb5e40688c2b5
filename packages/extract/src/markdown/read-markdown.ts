import { decodeText } from "../encoding.ts";
import type { Reading } from "../reading.ts";
import { parseMarkdown } from "./parse.ts";

/** Throws UNSUPPORTED_FILE for data that is not text. */
export async function readMarkdown(bytes: Uint8Array): Promise<Reading> {
  return { pageCount: null, pagesWithText: null, ...(await parseMarkdown(await decodeText(bytes))) };
}
