import type { QuestionPicture } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import type { TakePictures } from "./format.ts";
import { keptPictures } from "./kept-pictures.ts";
import { picturesBesideOptions } from "./pictures-beside-options.ts";
import type { FoundFigure, FoundPicture, Part, Reading } from "./reading.ts";

/** The pictures of a document that are kept, as they are made anew. */
export type PicturesOfDocument = ReadonlyMap<FoundFigure | FoundPicture, QuestionPicture>;

/**
 * The figures of a document and the pictures of its questions that are kept, each handed over. None without somebody who
 * takes them.
 */
export async function picturesOfDocument(
  { parts }: Pick<Reading, "parts">,
  kept: TakePictures | undefined,
): Promise<PicturesOfDocument> {
  const figures = foremost(parts.flatMap(({ figures = [] }: Part) => figures));
  const found = [...picturesBesideOptions(parts), ...figures];
  const made = new Map<FoundFigure | FoundPicture, QuestionPicture>();
  if (found.length === 0 || kept === undefined) return made;
  const { reencode, room, hasTime } = keptPictures(kept);
  let { pictures, bytes } = room;
  for (const one of found) {
    if (pictures <= 0 || bytes <= 0 || !hasTime()) break;
    const own = await one.read();
    const picture = own === null ? null : await reencode(own);
    if (picture === null) continue;
    pictures -= 1;
    bytes -= Buffer.byteLength(picture.base64, "base64");
    made.set(one, picture);
  }
  return made;
}

function foremost(found: readonly FoundFigure[]): readonly FoundFigure[] {
  const { figuresPerDocument } = LIMITS.pictures;
  if (found.length <= figuresPerDocument) return found;
  const numbered = ({ number }: FoundFigure) => (number === undefined ? 0 : 1);
  const inOrder = found.toSorted((a, b) => numbered(b) - numbered(a) || b.size - a.size);
  const most = new Set(inOrder.slice(0, figuresPerDocument));
  return found.filter((one) => most.has(one));
}
