import { type ComponentType, createContext, lazy, Suspense, use } from "react";
import { PICTURE_BOX, type PictureProps, sizeOf } from "./picture-place.ts";

/** Few questions have one: it loads with the first. */
const Picture = lazy(() =>
  import("./picture.tsx").then(
    (module) => ({ default: module.Picture }),
    () => ({ default: InWords }),
  ),
);

/** For callers that show pictures in their own way. */
export const PictureSetter = createContext<ComponentType<PictureProps> | null>(null);

export function LazyPicture(props: PictureProps) {
  const Ready = use(PictureSetter);
  if (Ready) return <Ready {...props} />;
  return (
    <Suspense fallback={<span className={PICTURE_BOX} style={sizeOf(props)} />}>
      <Picture {...props} />
    </Suspense>
  );
}

function InWords({ picture: { alt } }: PictureProps) {
  return <span>{alt}</span>;
}
