import { type PictureMark, pictureMark, picturesIn, withPictures } from "@quizmill/contract";

/** A picture of a field, while its question is being written. */
export interface FieldPicture extends Omit<PictureMark, "alt"> {
  /** Names its place in the text. It is never given to another picture, so that what is undone comes back. */
  readonly number: number;
  /** As it is typed. */
  readonly alt: string;
}

/** A text as it is written: the pictures stand in it as short words, and beside it as what they are. */
export interface PicturedText {
  readonly shown: string;
  /** Also those whose places were taken out: the browser may undo that. */
  readonly pictures: readonly FieldPicture[];
}

/** What stands in the text for the picture of that number, such as "[Picture 1]". */
export type PlaceOf = (number: number) => string;

/** A text as it is stored, or pasted, with words in the places of its pictures. */
export function picturedText(
  text: string,
  placeOf: PlaceOf,
  known: readonly FieldPicture[] = [],
): PicturedText {
  const pictures = [...known];
  const shown = withPictures(text, (mark) => {
    const picture = { ...mark, number: nextNumber({ shown: text, pictures }, placeOf) };
    pictures.push(picture);
    return placeOf(picture.number);
  });
  return { shown, pictures };
}

/** A number whose words do not stand in the text already. */
export function nextNumber({ shown, pictures }: PicturedText, placeOf: PlaceOf): number {
  let number = Math.max(0, ...pictures.map((picture) => picture.number)) + 1;
  while (shown.includes(placeOf(number))) number += 1;
  return number;
}

/** The text with the marks of its pictures, to be stored. */
export function storedText({ shown, pictures }: PicturedText, placeOf: PlaceOf): string {
  const put = (text: string, picture: FieldPicture) =>
    text.replaceAll(placeOf(picture.number), () => pictureMark(picture));
  return pictures.reduce(put, shown);
}

/** The pictures that stand in the text, in their order. */
export function shownPictures({ shown, pictures }: PicturedText, placeOf: PlaceOf): FieldPicture[] {
  const at = ({ number }: FieldPicture) => shown.indexOf(placeOf(number));
  return pictures.filter((picture) => at(picture) !== -1).sort((one, other) => at(one) - at(other));
}

/** A picture's words as they are put in at `at`, parted from what is beside them: on a line of their own at the end. */
export function partedPlace(shown: string, at: number, place: string): string {
  const [before, after] = [shown.slice(0, at), shown.slice(at)];
  const lead = after.trim() === "" ? "\n" : " ";
  return `${before === "" || /\s$/.test(before) ? "" : lead}${place}${after === "" || /^\s/.test(after) ? "" : " "}`;
}

/** Whether a picture at this place would be one, and not a part of a formula or of code. */
export function isPlaceFree(next: PicturedText, placeOf: PlaceOf): boolean {
  return picturesIn(storedText(next, placeOf)).length === shownPictures(next, placeOf).length;
}

/** The text without the words of a picture, and without the line or the space that was theirs. */
export function withoutPlace(shown: string, place: string): string {
  return shown
    .split(place)
    .reduce((before, after) => {
      const isDouble = /(^|\s)$/.test(before) && /^\s/.test(after);
      return before + (isDouble ? after.slice(1) : after);
    })
    .replace(/\s+$/, "");
}

/** The text with a picture before or after all else. */
export function withPlaceMoved(shown: string, place: string, end: "first" | "last"): string {
  const rest = withoutPlace(shown, place);
  if (rest === "") return place;
  return end === "first" ? `${place}\n${rest}` : `${rest}\n${place}`;
}

/**
 * What is left of a picture's words at the caret after a sign of them was deleted: from where to where. A picture is
 * deleted whole.
 */
export function brokenPlace(
  { shown, pictures }: PicturedText,
  placeOf: PlaceOf,
  caret: number,
): readonly [from: number, to: number] | null {
  for (const { number } of pictures) {
    const place = placeOf(number);
    const rest = place.length - 1;
    const isBefore = shown.slice(Math.max(0, caret - rest), caret) === place.slice(0, -1);
    if (isBefore && shown[caret] !== place.at(-1)) return [caret - rest, caret];
    const isAfter = shown.startsWith(place.slice(1), caret);
    if (isAfter && shown[caret - 1] !== place[0]) return [caret, caret + rest];
  }
  return null;
}

/** Where a caret goes that came into the words of a picture: to the end that it was not at. */
export function outsidePlaces(
  { shown, pictures }: PicturedText,
  placeOf: PlaceOf,
  { caret, before }: { readonly caret: number; readonly before: number },
): number {
  for (const { number } of pictures) {
    const place = placeOf(number);
    const from = shown.lastIndexOf(place, caret - 1);
    const to = from + place.length;
    if (from !== -1 && caret > from && caret < to) return before >= to ? from : to;
  }
  return caret;
}
