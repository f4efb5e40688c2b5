import { readCompoundFile } from "../compound-file.ts";
import { ExtractionError } from "../errors.ts";
import type { Reading } from "../reading.ts";
import { Salvage } from "../salvage.ts";
import { slidesOf } from "./ppt-presentation.ts";
import { SlideList } from "./slide-list.ts";
import { NO_SLIDE } from "./slide-parts.ts";

const STREAM = "PowerPoint Document";
/** Files saved for both PowerPoint 95 and 97 have the 97 version in a folder. */
const DUAL_STORAGE = "PP97_DUALSTORAGE";

/** PowerPoint 95 has a stream of the same name, but also this directory stream. */
const OLD_DIRECTORY = "PersistentStorage Directory";

/** Throws OLD_FORMAT for PowerPoint 95, FILE_DAMAGED if no slide can be read. */
export async function readPpt(bytes: Uint8Array): Promise<Reading> {
  const file = readCompoundFile(bytes);
  const folder = file.stream(`${DUAL_STORAGE}/${STREAM}`) === null ? "" : `${DUAL_STORAGE}/`;
  const stream = file.stream(folder + STREAM);
  const isOld = folder === "" && file.names.has(OLD_DIRECTORY);
  if (stream === null || isOld) throw new ExtractionError("OLD_FORMAT", { found: "PowerPoint 95" });
  const salvage = new Salvage();
  const list = new SlideList();
  const slides = await slidesOf(stream, file.stream(`${folder}Current User`), salvage);
  for (const read of slides) {
    if (list.isFull) break;
    list.add(await salvage.try(read, NO_SLIDE));
  }
  const { skippedParts } = salvage;
  if (list.isEmpty && skippedParts > 0) throw new ExtractionError("FILE_DAMAGED");
  return { title: null, skippedParts, ...(await list.toReading(slides.length)) };
}
