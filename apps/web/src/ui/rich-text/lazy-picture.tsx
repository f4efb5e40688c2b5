import type { PictureMark } from "@quizmill/contract";
import { createContext, lazy, Suspense, use } from "react";

/** press: the picture is a button · key: a button stands on it, where it is part of an option · none: neither. */
export type PictureZoom = "press" | "key" | "none";

export interface PictureProps {
  readonly picture: PictureMark;
  readonly zoom: PictureZoom;
}

/** Few questions have one: it loads with the first. */
const Picture = lazy(() =>
  import("./picture.tsx").then(
    (module) => ({ default: module.Picture }),
    () => ({ default: InWords }),
  ),
);

/** For what is printed from text alone: in the place of a picture stand its words. */
export const PicturesInWords = createContext(false);

export function LazyPicture(props: PictureProps) {
  if (use(PicturesInWords)) return <InWords {...props} />;
  return (
    <Suspense fallback={<span className={PICTURE_BOX} style={sizeOf(props)} />}>
      <Picture {...props} />
    </Suspense>
  );
}

function InWords({ picture: { alt } }: PictureProps) {
  return <span>{alt}</span>;
}

export const PICTURE_BOX = "relative inline-block max-w-full overflow-hidden rounded-key align-middle";

/** Its place, before it is there: as wide as it is, but never wider than its column or much higher than a screen. */
export function sizeOf({ picture: { width, height }, zoom }: PictureProps) {
  const highest = zoom === "press" ? `${(60 * width) / height}dvh` : `${(12 * width) / height}rem`;
  return { width: `min(${width}px, 100%, ${highest})`, aspectRatio: `${width} / ${height}` };
}
