import { captionIn } from "../captions.ts";
import { pictureOf } from "../package-parts.ts";
import type { Caption, FoundFigure, Part } from "../reading.ts";
import type { Zip } from "../zip.ts";

/** Where a picture stands: a part that is taken out again. */
export interface PicturePlace extends Part {
  readonly kind: "break";
  /** Relationship id. */
  readonly picture: string;
  /** Its area on the page, in any unit. */
  readonly size: number;
}

/** Whether a part is the place of a picture. */
export function isPlace(part: Part): part is PicturePlace {
  return "picture" in part;
}

export interface Package {
  readonly zip: Zip;
  readonly targetOf: (id: string) => string | undefined;
}

/** Pictures with nothing between them, and the parts of the text around them, by their positions in it. */
interface Group {
  readonly places: PicturePlace[];
  readonly above: number;
  readonly below: number;
}

/** The parts without the places of pictures. A caption next to pictures has them as its figures. */
export function withFigures(parts: readonly Part[], from: Package): Part[] {
  const text: Part[] = [];
  const groups: Group[] = [];
  for (const part of parts) {
    if (!isPlace(part)) text.push(part);
    else if (groups.at(-1)?.below === text.length) groups.at(-1)?.places.push(part);
    else groups.push({ places: [part], above: text.length - 1, below: text.length });
  }
  const captionsAt = (index: number) => captionsIn(text[index]);
  const first = groups.find(({ above, below }) => [above, below].some((at) => captionsAt(at).length > 0));
  // A document has its captions either above or below; one of the next picture may follow this one.
  const isAbove = first !== undefined && captionsAt(first.above).length > 0;
  for (const { places, above, below } of groups) {
    const free = (isAbove ? [above, below] : [below, above]).find(
      (at) => text[at]?.figures === undefined && captionsAt(at).length > 0,
    );
    const part = free === undefined ? undefined : text[free];
    if (free === undefined || part === undefined) continue;
    text[free] = { ...part, figures: figuresOf(places, captionsIn(part), from) };
  }
  return text;
}

/** The captions of a part: one, or those of pictures side by side in the cells of a row. */
function captionsIn(part: Part | undefined): Caption[] {
  if (part === undefined || part.kind === "heading" || part.kind === "break") return [];
  const { kind, text, marker, isCaption } = part;
  const texts = kind === "tableRow" ? text.split(" | ") : [marker === undefined ? text : `${marker} ${text}`];
  return texts.flatMap((one) => captionIn(one, isCaption) ?? []);
}

/** One caption may be that of several pictures. */
function figuresOf(
  places: readonly PicturePlace[],
  captions: readonly Caption[],
  { zip, targetOf }: Package,
): FoundFigure[] {
  return places.flatMap(({ picture, size }, index) => {
    const caption = captions.length === 1 ? captions[0] : captions[index];
    const target = targetOf(picture);
    if (caption === undefined || target === undefined) return [];
    return [{ ...caption, size, read: () => pictureOf(zip, target) }];
  });
}
