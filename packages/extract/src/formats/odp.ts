import type { Format } from "../format.ts";
import { isOpenDocument } from "../open-document/open-document-type.ts";

/** Presentations of LibreOffice and others: OpenDocument (ISO 26300), packed or as one XML file. */
export const odp: Format = {
  name: "odp",
  recognises: (probe) => isOpenDocument(probe, "presentation"),
  load: async () => (await import("../slides/read-odp.ts")).readOdp,
};
