import { collectParts, type Reading } from "../reading.ts";
import { Salvage } from "../salvage.ts";
import { openDocument } from "./open-document.ts";
import { OpenTextWalker } from "./text-walker.ts";

/** Reads a text document. Throws if its content is damaged, FILE_ENCRYPTED if it is protected. */
export async function readOdt(bytes: Uint8Array): Promise<Reading> {
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
