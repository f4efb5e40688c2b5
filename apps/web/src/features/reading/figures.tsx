import type { Figure } from "@quizmill/contract";
import { LazyPicture } from "../../ui/rich-text/lazy-picture.tsx";

/** Figures of a text, each with its caption below it, unless that stands there anyway. */
export function Figures({
  figures,
  hasCaptions,
}: {
  readonly figures: readonly Figure[];
  readonly hasCaptions: boolean;
}) {
  return figures.map(({ caption, ...picture }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a figure may stand there twice, and none moves
    <figure key={index} className="my-2 grid justify-items-start gap-1.5">
      <LazyPicture picture={{ ...picture, alt: caption }} zoom="press" />
      {hasCaptions && (
        <figcaption className="text-[0.9rem] text-ink-soft [overflow-wrap:anywhere]">{caption}</figcaption>
      )}
    </figure>
  ));
}
