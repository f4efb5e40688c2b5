import type { Format } from "../format.ts";
import { isOpenDocument } from "../open-document/open-document-type.ts";

/** Text documents of LibreOffice and others: OpenDocument (ISO 26300), packed or as one XML file. */
export const odt: Format = {
  name: "odt",
  recognises: (probe) => isOpenDocument(probe, "text"),
  load: async () => (await import("../open-document/read-odt.ts")).readOdt,
};
