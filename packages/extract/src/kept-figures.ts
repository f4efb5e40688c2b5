import type { Figure } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import type { TakePictures } from "./format.ts";
import { keptPictures } from "./kept-pictures.ts";
import type { FoundFigure, Part, Reading } from "./reading.ts";

/** The figures of a document that are kept, each handed over as a picture. None without somebody who takes them. */
export async function keptFigures(
  { parts }: Pick<Reading, "parts">,
  kept: TakePictures | undefined,
): Promise<ReadonlyMap<FoundFigure, Figure>> {
  const found = parts.flatMap(({ figures = [] }: Part) => figures);
  const figures = new Map<FoundFigure, Figure>();
  if (found.length === 0 || kept === undefined) return figures;
  const { reencode, room, hasTime } = keptPictures(kept);
  let { pictures, bytes } = room;
  for (const figure of foremost(found)) {
    if (pictures <= 0 || bytes <= 0 || !hasTime()) break;
    const own = await figure.read();
    const picture = own === null ? null : await reencode(own);
    if (picture === null) continue;
    const { hash, width, height, base64 } = picture;
    pictures -= 1;
    bytes -= Buffer.byteLength(base64, "base64");
    const { number, caption } = figure;
    figures.set(figure, { hash, width, height, caption, ...(number !== undefined && { number }) });
  }
  return figures;
}

function foremost(found: readonly FoundFigure[]): readonly FoundFigure[] {
  const { figuresPerDocument } = LIMITS.pictures;
  if (found.length <= figuresPerDocument) return found;
  const numbered = ({ number }: FoundFigure) => (number === undefined ? 0 : 1);
  const inOrder = found.toSorted((a, b) => numbered(b) - numbered(a) || b.size - a.size);
  const most = new Set(inOrder.slice(0, figuresPerDocument));
  return found.filter((one) => most.has(one));
}
