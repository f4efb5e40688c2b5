import type { QuestionChoices } from "../format.ts";
import { titleOf } from "../package-parts.ts";
import type { Reading } from "../reading.ts";
import { Salvage } from "../salvage.ts";
import { openZip } from "../zip.ts";
import { readWordDocument } from "./word-document.ts";

/** Reads a Word document with its title. Throws if it has no main part, or a damaged one. */
export async function readDocx(
  bytes: Uint8Array,
  _signal?: AbortSignal,
  { questionPictures }: QuestionChoices = {},
): Promise<Reading> {
  const zip = openZip(bytes);
  const salvage = new Salvage();
  const reading = await readWordDocument(zip, salvage, { hasPictures: questionPictures !== undefined });
  const title = reading.title ?? titleOf(zip);
  const { skippedParts } = salvage;
  return { ...reading, title, skippedParts };
}
