import { type GrayPicture, scaled, sideOf, withAtMost } from "../pictures/gray.ts";
import { onWhitePaper } from "../pictures/paper.ts";
import { writePng } from "../pictures/write-png.ts";

/** A page of paper at about 110 dots an inch: every letter can be read, and a page takes some tens of kilobytes. */
const SHOWN_PIXELS = 1_200_000;
/** The same for a smaller picture: of the resolution at which it was read. */
const SHOWN_SHARE = 0.55 ** 2;
/** From here on four shades are enough. */
const GOAL_BYTES = 60_000;
/** The largest picture that is given away; a smaller one follows until it fits. */
export const MAX_PICTURE_BYTES = 200_000;
const SMALLER = 0.7;

/** A page for showing. */
export interface ShownPicture {
  /** In 4 or 16 shades of gray; at most `MAX_PICTURE_BYTES`. */
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Small, with shadows taken away. */
export function shownPicture(page: GrayPicture): ShownPicture {
  let picture = onWhitePaper(
    withAtMost(page, Math.min(SHOWN_PIXELS, SHOWN_SHARE * page.width * page.height)),
  );
  for (;;) {
    const { width, height } = picture;
    const fine = writePng(picture, 16);
    const png = fine.byteLength > GOAL_BYTES ? writePng(picture, 4) : fine;
    if (png.byteLength <= MAX_PICTURE_BYTES) return { png, width, height };
    picture = scaled(picture, sideOf(width * SMALLER), sideOf(height * SMALLER));
  }
}
