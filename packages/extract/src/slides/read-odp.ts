import { openDocument } from "../open-document/open-document.ts";
import type { Reading } from "../reading.ts";
import { Salvage } from "../salvage.ts";
import { OpenSlideWalker } from "./open-slide-walker.ts";
import { showTitle } from "./show-title.ts";
import { SlideList } from "./slide-list.ts";

/** Reads a presentation, slide by slide. Throws like {@link openDocument}. */
export async function readOdp(bytes: Uint8Array): Promise<Reading> {
  const salvage = new Salvage();
  const document = openDocument(bytes, salvage);
  const list = new SlideList();
  let slideCount = 0;
  document.walk(
    new OpenSlideWalker(document.styles, (slide) => {
      slideCount += 1;
      if (!list.isFull) list.add(slide);
    }),
  );
  const { skippedParts } = salvage;
  return { title: showTitle(document.title()), skippedParts, ...(await list.toReading(slideCount)) };
}
