import type { Part } from "../reading.ts";
import type { SlidePart } from "./running-lines.ts";

/** What a slide shows in one place, whichever format it comes from. */
export interface SlideShape {
  /** 1 for the title of a show, 2 for that of a slide; null for everything else. */
  readonly titleLevel: 1 | 2 | null;
  readonly isRunning?: boolean;
  readonly parts: readonly Part[];
}

/** What is left of a slide that cannot be read: its place. */
export const NO_SLIDE: readonly SlidePart[] = [{ kind: "break", text: "" }];

/** A title longer than this is text that was set in the title's place. */
const MAX_TITLE_CHARS = 300;

/**
 * The parts of one slide: its title first, wherever it stands, then the rest in the given order. A slide
 * without a title begins with a break, so that it is not taken for a part of the slide before.
 */
export function slideParts(shapes: readonly SlideShape[]): SlidePart[] {
  const title = shapes.find(isTitle);
  const rest = shapes.filter((shape) => shape !== title);
  return [
    title === undefined ? { kind: "break", text: "" } : { ...headingOf(title), level: title.titleLevel ?? 2 },
    ...rest.flatMap(({ parts, isRunning = false }) =>
      parts.map((part) => (isRunning ? { ...part, isRunning } : part)),
    ),
  ];
}

function isTitle(shape: SlideShape): boolean {
  const { text } = headingOf(shape);
  return shape.titleLevel !== null && text !== "" && text.length <= MAX_TITLE_CHARS;
}

function headingOf({ parts }: SlideShape): Part {
  return {
    kind: "heading",
    text: parts
      .map(({ text }) => text.trim())
      .join(" ")
      .trim(),
  };
}

/** What the speaker says about a slide. */
export function spokenParts(parts: readonly Part[]): Part[] {
  return parts.map((part): Part => ({ ...part, kind: "paragraph", role: "speakerNotes" }));
}
