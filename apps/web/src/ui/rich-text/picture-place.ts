import type { PictureMark } from "@quizmill/contract";

/** press: the picture is a button · key: a button stands on it, where it is part of an option · none: neither. */
export type PictureZoom = "press" | "key" | "none";

export interface PictureProps {
  readonly picture: PictureMark;
  readonly zoom: PictureZoom;
}

export const PICTURE_BOX = "relative inline-block max-w-full overflow-hidden rounded-key align-middle";

/** Its place, before it is there: as wide as it is, but never wider than its column or much higher than a screen. */
export function sizeOf({ picture: { width, height }, zoom }: PictureProps) {
  const highest = zoom === "press" ? `${(60 * width) / height}dvh` : `${(12 * width) / height}rem`;
  return { width: `min(${width}px, 100%, ${highest})`, aspectRatio: `${width} / ${height}` };
}
