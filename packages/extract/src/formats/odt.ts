import type { Format } from "../format.ts";
import { isOpenDocument, openDocument } from "../open-document/open-document.ts";
import { OpenTextWalker } from "../open-document/text-walker.ts";
import { collectParts, type Reading } from "../reading.ts";
import { Salvage } from "../salvage.ts";

/** Text documents of LibreOffice and others: OpenDocument (ISO 26300), packed or as one XML file. */
export const odt: Format = {
  name: "odt",
  recognises: (probe) => isOpenDocument(probe, "text"),
  preload: async () => {},
  read: readOdt,
};

async function readOdt(bytes: Uint8Array): Promise<Reading> {
  const salvage = new Salvage();
  const document = openDocument(bytes, salvage);
  let title: string | null = null;
  const gathered = await collectParts((add) => {
    const walker = new OpenTextWalker(document.styles, add);
    document.walk(walker);
    walker.finish();
    title = walker.title;
  });
  const { skippedParts } = salvage;
  return {
    title: title ?? document.title(),
    pageCount: null,
    pagesWithText: null,
    skippedParts,
    ...gathered,
  };
}
