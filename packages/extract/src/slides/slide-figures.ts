import { captionIn } from "../captions.ts";
import type { FoundFigure, Part } from "../reading.ts";
import type { ShownPicture, Slide } from "./slide-parts.ts";

/** A smaller picture is an icon; one that takes nearly all of its slide is its background, or a scan of a page. */
const LEAST_SHARE = 0.04;
const MOST_SHARE = 0.85;
/** A picture on more slides is decoration. */
const MOST_SLIDES = 3;

/**
 * The parts of slides with the figures that stand on them: pictures with a caption on the slide or below its title.
 * Those of a slide without text stand behind the text before. `isLeftOut` by the number of a slide, from 1.
 */
export function withSlideFigures(
  texts: readonly (readonly Part[])[],
  slides: readonly Slide[],
  isLeftOut: (slide: number) => boolean,
): Part[][] {
  const parts = texts.map((own) => [...own]);
  const isFigure = figureTest(slides);
  let last: { readonly slide: number; readonly part: number } | null = null;
  for (const [slide, own] of parts.entries()) {
    if (isLeftOut(slide + 1)) continue;
    const part = own.findLastIndex(isShownText);
    if (part >= 0) last = { slide, part };
    const at = last && parts[last.slide]?.[last.part];
    const figures = figuresOf(slides[slide]?.shown?.filter(isFigure) ?? [], own);
    if (last === null || at == null || figures.length === 0) continue;
    parts[last.slide]?.splice(last.part, 1, { ...at, figures: [...(at.figures ?? []), ...figures] });
  }
  return parts;
}

function isShownText({ kind, role }: Part): boolean {
  return kind !== "heading" && kind !== "break" && role !== "speakerNotes";
}

/** Each picture counts where it is first shown. */
function figureTest(slides: readonly Slide[]): (picture: ShownPicture) => boolean {
  const counts = new Map<string, number>();
  for (const { name } of slides.flatMap(({ shown = [] }) => shown))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const seen = new Set<string>();
  return ({ name, share }) => {
    const isFirst = !seen.has(name) && (counts.get(name) ?? 0) <= MOST_SLIDES;
    seen.add(name);
    return isFirst && (share === null || (share >= LEAST_SHARE && share <= MOST_SHARE));
  };
}

function figuresOf(pictures: readonly ShownPicture[], parts: readonly Part[]): FoundFigure[] {
  const captions = parts.filter(isShownText).flatMap(({ text }) => captionIn(text) ?? []);
  const title = parts.find(({ kind }) => kind === "heading")?.text ?? "";
  return pictures.flatMap(({ share, read }, index) => {
    const own = captions.length === 1 ? captions[0] : captions[index];
    const caption = own ?? (title === "" ? null : { caption: title });
    return caption === null ? [] : [{ ...caption, read, size: share ?? 0 }];
  });
}
