import type { Format } from "../format.ts";
import { titleOf } from "../package-parts.ts";
import type { Reading } from "../reading.ts";
import { Salvage } from "../salvage.ts";
import { readWordDocument } from "../word/word-document.ts";
import { openZip } from "../zip.ts";

/** Word 2007 and later: WordprocessingML (ECMA-376 part 1, 17). */
export const docx: Format = {
  name: "docx",
  recognises: ({ mainType }) => /wordprocessingml|ms-word/.test(mainType),
  preload: async () => {},
  read: readDocx,
};

async function readDocx(bytes: Uint8Array): Promise<Reading> {
  const zip = openZip(bytes);
  const salvage = new Salvage();
  const reading = await readWordDocument(zip, salvage);
  const title = reading.title ?? titleOf(zip);
  const { skippedParts } = salvage;
  return { ...reading, title, pageCount: null, pagesWithText: null, skippedParts };
}
