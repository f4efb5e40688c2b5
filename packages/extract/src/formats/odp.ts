import type { Format } from "../format.ts";
import { isOpenDocument, openDocument } from "../open-document/open-document.ts";
import type { Reading } from "../reading.ts";
import { Salvage } from "../salvage.ts";
import { OpenSlideWalker } from "../slides/open-slide-walker.ts";
import { showTitle } from "../slides/show-title.ts";
import { SlideList } from "../slides/slide-list.ts";

/** Presentations of LibreOffice and others: OpenDocument (ISO 26300), packed or as one XML file. */
export const odp: Format = {
  name: "odp",
  recognises: (probe) => isOpenDocument(probe, "presentation"),
  preload: async () => {},
  read: readOdp,
};

async function readOdp(bytes: Uint8Array): Promise<Reading> {
  const salvage = new Salvage();
  const document = openDocument(bytes, salvage);
  const list = new SlideList();
  let slideCount = 0;
  document.walk(
    new OpenSlideWalker(document.styles, (parts) => {
      slideCount += 1;
      if (!list.isFull) list.add(parts);
    }),
  );
  const { skippedParts } = salvage;
  return { title: showTitle(document.title()), skippedParts, ...(await list.toReading(slideCount)) };
}
