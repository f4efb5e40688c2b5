import type { Part } from "../reading.ts";
import { looksLikeHeading } from "../text-lines.ts";
import type { SlidePart } from "./running-lines.ts";
import { inSeenOrder, type Place } from "./seen-order.ts";

/** What a slide shows in one place, whichever format it comes from. */
export interface SlideShape {
  /** 1 for the title of a show, 2 for that of a slide; null for everything else. */
  readonly titleLevel: 1 | 2 | null;
  readonly isRunning?: boolean;
  readonly parts: readonly SlidePart[];
  readonly place?: Place;
}

export interface Slide {
  readonly parts: readonly SlidePart[];
  /** Its author leaves it out of the show. */
  readonly isHidden?: boolean;
}

/** What is left of a slide that is not read: its place. */
export const NO_SLIDE: Slide = { parts: [{ kind: "break", text: "" }] };

/** A title longer than this is text that was set in the title's place. */
const MAX_TITLE_CHARS = 300;

/** A line in letters larger than all others by this much does the work of a title. */
const OPENING_SCALE = 1.2;

/**
 * The parts of one slide: its title first, wherever it stands, then the rest in the given order. A slide
 * without a title begins with a break, so that it is not taken for a part of the slide before.
 */
export function slideParts(shapes: readonly SlideShape[]): SlidePart[] {
  const title = shapes.find(isTitle);
  const others = shapes.filter((shape) => shape !== title);
  // Running lines keep their place among the others.
  const seen = inSeenOrder(others.filter(({ isRunning }) => isRunning !== true)).values();
  const rest = others.map((shape) => (shape.isRunning === true ? shape : (seen.next().value ?? shape)));
  const parts = rest.flatMap(({ parts: own, isRunning = false }) =>
    isRunning ? own.map((part) => ({ ...part, isRunning })) : own,
  );
  if (title === undefined) return [{ kind: "break", text: "" }, ...withOpeningFirst(parts)];
  return [{ ...headingOf(title), level: title.titleLevel ?? 2 }, ...parts];
}

/**
 * Decks made of text boxes alone have no titles; the one line in the largest letters opens the slide then.
 * It is no heading, since nothing but its looks says so: as a term of itself it labels its section.
 */
function withOpeningFirst(parts: readonly SlidePart[]): SlidePart[] {
  const opening = parts.length < 2 ? undefined : largestLine(parts);
  if (opening === undefined) return [...parts];
  return [{ ...opening, terms: [opening.text] }, ...parts.filter((part) => part !== opening)];
}

function largestLine(parts: readonly SlidePart[]): SlidePart | undefined {
  const sizeOf = ({ fontSize, isRunning }: SlidePart) => (isRunning === true ? 0 : (fontSize ?? 0));
  const largest = parts.reduce((best, part) => (sizeOf(part) > sizeOf(best) ? part : best));
  const enough = sizeOf(largest) / OPENING_SCALE;
  const isAlone = parts.every((part) => part === largest || sizeOf(part) <= enough);
  const isLine = largest.kind === "paragraph" && looksLikeHeading(largest.text.trim());
  return isAlone && isLine && Number.isFinite(enough) && enough > 0 ? largest : undefined;
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
