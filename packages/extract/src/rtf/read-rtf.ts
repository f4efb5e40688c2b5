import { collectParts, type Reading } from "../reading.ts";
import { RtfDocument } from "./document.ts";
import { walkRtf } from "./tokens.ts";

/** Never throws: a damaged file counts as one skipped part. */
export async function readRtf(bytes: Uint8Array): Promise<Reading> {
  let title = "";
  let isWhole = true;
  const gathered = await collectParts((add) => {
    const document = new RtfDocument(add);
    isWhole = walkRtf(bytes, document);
    document.end();
    title = document.title;
  });
  const skippedParts = isWhole ? 0 : 1;
  return { title, pageCount: null, pagesWithText: null, skippedParts, ...gathered };
}
