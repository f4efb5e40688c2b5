import type { Format, Probe } from "../format.ts";
import { openDocument, openFlatDocument } from "../open-document/open-document.ts";
import { OpenTextWalker } from "../open-document/text-walker.ts";
import { collectParts, type Reading } from "../reading.ts";
import { Salvage } from "../salvage.ts";
import { openZip } from "../zip.ts";

const MIME_TYPE = "application/vnd.oasis.opendocument.text";

/** Text documents of LibreOffice and others: OpenDocument (ISO 26300), packed or as one XML file. */
export const odt: Format = {
  name: "odt",
  recognises: (probe) => probe.mainType.startsWith(MIME_TYPE) || isFlat(probe),
  preload: async () => {},
  read: readOdt,
};

/** The type stands in the root element, after its many namespaces (ISO 26300-1, 3.1.2). */
function isFlat({ magic, bytes }: Probe): boolean {
  return magic === "xml" && Buffer.from(bytes.subarray(0, 8192)).includes(`office:mimetype="${MIME_TYPE}"`);
}

async function readOdt(bytes: Uint8Array): Promise<Reading> {
  const salvage = new Salvage();
  const isPacked = bytes[0] === 0x50;
  const document = isPacked ? await openDocument(await openZip(bytes), salvage) : openFlatDocument(bytes);
  const gathered = await collectParts((add) => document.walk(new OpenTextWalker(document.styles, add)));
  const { skippedParts } = salvage;
  return { title: document.title(), pageCount: null, pagesWithText: null, skippedParts, ...gathered };
}
