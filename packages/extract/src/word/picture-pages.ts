import { letterCount } from "../characters.ts";
import { PackagePictures } from "../package-pictures.ts";
import { picturesBesideOptions } from "../pictures-beside-options.ts";
import type { Part, Reading } from "../reading.ts";
import type { Zip } from "../zip.ts";
import { isPlace, withFigures } from "./word-figures.ts";

type Pictured = Pick<Reading, "parts" | "pictures" | "picturePages" | "pageCount" | "pagesWithText">;

/** A document with more letters for each picture is a text with illustrations. */
const LETTERS_BESIDE_PICTURE = 100;
const NO_PAGES = { pageCount: null, pagesWithText: null };

/**
 * A Word file has no pages. Where it is little more than pictures, such as photos of a book, each of them is a page, and
 * the few lines between them belong to the next one; elsewhere those with a caption are figures. `parts` has places of
 * pictures, which are taken out.
 */
export function withPicturePages(
  parts: readonly Part[],
  { zip, targetOf }: { zip: Zip; targetOf: (id: string) => string | undefined },
): Pictured {
  const places = parts.filter(isPlace);
  const text = places.length === 0 ? parts : parts.filter((part) => !isPlace(part));
  const most = LETTERS_BESIDE_PICTURE * places.length;
  const asText = () => ({
    ...NO_PAGES,
    parts: places.length === 0 ? text : withFigures(parts, { zip, targetOf }),
  });
  // Options of a paper may be hardly more than pictures.
  if (lettersOf(text, most) >= most || picturesBesideOptions(text).length > 0) return asText();
  const found = new PackagePictures(zip);
  const nameAt = new Map<Part, string>();
  for (const place of places) {
    const target = targetOf(place.picture);
    const [name] = target === undefined ? [] : found.readable([target]);
    if (name !== undefined) nameAt.set(place, name);
  }
  if (lettersOf(text, most) >= LETTERS_BESIDE_PICTURE * nameAt.size) return asText();
  const pictures = new Map<number, readonly string[]>();
  const paged: Part[] = [];
  for (const part of parts) {
    const name = nameAt.get(part);
    if (name !== undefined) pictures.set(pictures.size + 1, [name]);
    else if (!isPlace(part)) paged.push({ ...part, page: pictures.size + 1 });
  }
  // What stands behind the last picture is a page of text.
  const pagesWithText = (paged.at(-1)?.page ?? 0) > pictures.size ? 1 : 0;
  const pageCount = pictures.size + pagesWithText;
  return { parts: paged, pictures, picturePages: [...pictures.keys()], pageCount, pagesWithText };
}

function lettersOf(parts: readonly Part[], most: number): number {
  let letters = 0;
  for (const { text } of parts) {
    if (letters >= most) break;
    letters += letterCount(text, most);
  }
  return letters;
}
