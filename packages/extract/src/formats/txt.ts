import { decodeText } from "../encoding.ts";
import type { Format } from "../format.ts";
import { collectParts, type Reading } from "../reading.ts";
import { textParts } from "../text-lines.ts";

/** Plain text, in whatever encoding. Any bytes could be text, so here the name has to say so. */
export const txt: Format = {
  name: "txt",
  recognises: ({ extension, magic }) => extension === ".txt" && (magic === "unknown" || magic === "xml"),
  preload: async () => {},
  read: readTxt,
};

async function readTxt(bytes: Uint8Array): Promise<Reading> {
  const text = await decodeText(bytes);
  const gathered = await collectParts((add) => textParts(text).forEach(add));
  return { title: null, pageCount: null, pagesWithText: null, ...gathered };
}
