import { decodeText } from "./encoding.ts";
import { collectParts, type Reading } from "./reading.ts";
import { textParts } from "./text-lines.ts";

/** Plain text in whatever encoding. Throws UNSUPPORTED_FILE for what is no text. */
export async function readTxt(bytes: Uint8Array): Promise<Reading> {
  const text = await decodeText(bytes);
  const gathered = await collectParts((add) => textParts(text).forEach(add));
  return { title: null, pageCount: null, pagesWithText: null, ...gathered };
}
