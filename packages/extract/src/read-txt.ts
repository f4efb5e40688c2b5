import { decodeText } from "./encoding.ts";
import { collectParts, type Reading } from "./reading.ts";
import { textParts } from "./text-lines.ts";

/** What people type only in Markdown: a heading below the first level, a table rule, a fence, a link. */
const MARKDOWN = /^#{2,6} +\S|^`{3}|^\|(?=[^\n]*-)[\s:|-]{3,200}\|[^\S\n]*$|\]\(https?:/m;

/** Plain text in any encoding. Throws UNSUPPORTED_FILE for data that is not text. */
export async function readTxt(bytes: Uint8Array): Promise<Reading> {
  const text = await decodeText(bytes);
  const gathered = await collectParts((add) =>
    textParts(text, { hasEmphasis: MARKDOWN.test(text) }).forEach(add),
  );
  return { title: null, pageCount: null, pagesWithText: null, ...gathered };
}
