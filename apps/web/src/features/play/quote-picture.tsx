import { ROUTES } from "@quizmill/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../lib/api.ts";
import { cuttingOf } from "./quote-lines.ts";

export interface QuotePictureProps {
  readonly datasetId: string;
  /** The number of the page's picture in the set. */
  readonly picture: number;
  readonly quote: string;
}

/** A picture never changes. */
function pictureQuery(id: string, picture: number) {
  return queryOptions({
    queryKey: ["pictures", id, picture],
    queryFn: ({ signal }) => call(ROUTES.readPicture, { params: { id, picture }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Lines that are shown smaller than this cannot be read: a narrow screen scrolls them sideways. */
const LEAST_SCALE = 0.75;

/**
 * The lines of a quote, cut out of the picture of their page: the reader sees what was really there. It loads when it
 * comes into view, and shows nothing if the lines are not found.
 */
export function QuotePicture({ datasetId, picture, quote }: QuotePictureProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const wasSeen = useWasSeen(place);
  const { data } = useQuery({ ...pictureQuery(datasetId, picture), enabled: wasSeen });
  const cutting = data ? cuttingOf(data, quote) : null;
  if (!data || !cutting) return <div ref={place} className="min-h-px" />;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    // Not a section: results show many of them, and landmarks have names of their own.
    <fieldset
      aria-label={t("quiz.why.picture")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard must reach it.
      tabIndex={0}
      className="w-fit min-w-0 max-w-full overflow-x-auto rounded-key border border-line print:hidden"
    >
      <div
        className="relative max-w-full overflow-hidden bg-white"
        style={{
          aspectRatio: `${cutting.width} / ${cutting.height}`,
          width: cutting.width,
          minWidth: cutting.width * LEAST_SCALE,
        }}
      >
        <img
          src={`data:image/png;base64,${data.png}`}
          alt={quote}
          className="absolute max-w-none"
          style={{
            width: share(data.width, cutting.width),
            left: share(-cutting.x, cutting.width),
            top: share(-cutting.y, cutting.height),
          }}
        />
      </div>
    </fieldset>
  );
}

/** Whether it has been in view: parts that are folded away load nothing. */
function useWasSeen(place: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || place.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [wasSeen, place]);
  return wasSeen;
}
