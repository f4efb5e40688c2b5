import type { PictureEdit, PicturePart } from "@quizmill/interchange";
import { COLOUR, type ColourPicture } from "./colour.ts";

const OTHERS = [255, 235, 162, 255];
const ASKED = [224, 72, 72, 255];
const BORDER = [33, 33, 33, 255];
/** Of the picture's longer side. */
const BORDER_SHARE = 1 / 600;

/** A picture with parts of it covered, or what is left when it is cut. */
export function edited(picture: ColourPicture, edit: PictureEdit | undefined): ColourPicture {
  if (edit === undefined) return picture;
  if (edit.kind === "crop") return cut(picture, boxOf(edit.part, picture));
  const covered = { ...picture, pixels: picture.pixels.slice() };
  for (const part of edit.parts) cover(covered, boxOf(part, covered), OTHERS);
  for (const part of edit.asked) cover(covered, boxOf(part, covered), ASKED);
  return covered;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The pixels that a part touches, at least one. */
function boxOf(part: PicturePart, { width, height }: ColourPicture): Box {
  const from = (share: number, side: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)));
  const to = (share: number, side: number, start: number) =>
    Math.min(side, Math.max(start + 1, Math.ceil(share * side)));
  const [left, top] = [from(part.left, width), from(part.top, height)];
  const right = to(part.left + part.width, width, left);
  return { left, top, right, bottom: to(part.top + part.height, height, top) };
}

function cover({ width, height, pixels }: ColourPicture, box: Box, colour: readonly number[]): void {
  const border = Math.max(1, Math.round(Math.max(width, height) * BORDER_SHARE));
  for (let y = box.top; y < box.bottom; y += 1)
    for (let x = box.left; x < box.right; x += 1) {
      const inside = Math.min(x - box.left, box.right - 1 - x, y - box.top, box.bottom - 1 - y);
      pixels.set(inside < border ? BORDER : colour, (y * width + x) * COLOUR);
    }
}

function cut({ width, pixels }: ColourPicture, { left, top, right, bottom }: Box): ColourPicture {
  const rows = Array.from({ length: bottom - top }, (_, y) =>
    pixels.subarray(((top + y) * width + left) * COLOUR, ((top + y) * width + right) * COLOUR),
  );
  return { width: right - left, height: bottom - top, pixels: new Uint8Array(Buffer.concat(rows)) };
}
