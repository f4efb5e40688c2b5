import type { PictureMark } from "@quizmill/contract";

/** press: the picture is a button · key: a button stands on it, where it is part of an option · none: neither. */
export type PictureZoom = "press" | "key" | "none";

export interface PictureProps {
  readonly picture: PictureMark;
  readonly zoom: PictureZoom;
  /** On a line of its own. */
  readonly isAlone?: boolean;
}

export const PICTURE_BOX = "relative inline-block overflow-hidden rounded-key align-middle";

/** Its place, before it is there: as wide as it is, but never wider than its column or much higher than a screen. */
export function sizeOf({ picture: { width, height }, zoom, isAlone }: PictureProps) {
  const ratio = width / height;
  const highest = zoom === "press" ? `${60 * ratio}dvh` : `${12 * ratio}rem`;
  return {
    width: `min(${width}px, 100%, ${highest})`,
    aspectRatio: ratio,
    // As much as a formula has.
    marginBlock: isAlone && zoom === "press" ? "1em" : 0,
  };
}
