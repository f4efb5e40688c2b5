import type { Format } from "../format.ts";
import { collectParts, type Reading } from "../reading.ts";

/** Rich Text Format (specification 1.9.1), also where it is named .doc. */
export const rtf: Format = {
  name: "rtf",
  recognises: ({ magic }) => magic === "rtf",
  preload: () => import("../rtf/document.ts"),
  read: readRtf,
};

async function readRtf(bytes: Uint8Array): Promise<Reading> {
  const [{ RtfDocument }, { walkRtf }] = await Promise.all([
    import("../rtf/document.ts"),
    import("../rtf/tokens.ts"),
  ]);
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
