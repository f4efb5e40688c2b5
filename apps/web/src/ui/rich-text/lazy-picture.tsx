import { createContext, lazy, Suspense, use } from "react";
import { PICTURE_BOX, type PictureProps, sizeOf } from "./picture-place.ts";

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
