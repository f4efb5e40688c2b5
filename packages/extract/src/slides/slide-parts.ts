import type { Part } from "../reading.ts";
import { looksLikeHeading } from "../text-lines.ts";
import type { SlidePart } from "./running-lines.ts";
import { inSeenOrder, type Place } from "./seen-order.ts";

/** The content of one place on a slide, in whichever format. */
export interface SlideShape {
  /** 1 for the title of a presentation, 2 for that of a slide; null for everything else. */
  readonly titleLevel: 1 | 2 | null;
  readonly isRunning?: boolean;
  readonly parts: readonly SlidePart[];
  readonly place?: Place;
}

/** A picture that a slide shows. */
export interface ShownPicture {
  /** What tells it apart from others of the presentation. */
  readonly name: string;
  /** How much of its slide it takes, 0 to 1; null if that is not known. */
  readonly share: number | null;
  readonly read: () => Uint8Array | null;
}

export interface Slide {
  readonly parts: readonly SlidePart[];
  /** Whether its author hid it. */
  readonly isHidden?: boolean;
  /** Names of the parts of its pictures, in drawing order. */
  readonly pictures?: readonly string[];
  /** Those that are drawn, and fill neither a shape nor the background. */
  readonly shown?: readonly ShownPicture[];
}

/** Keeps the place of a slide that is not read. */
export const NO_SLIDE: Slide = { parts: [{ kind: "break", text: "" }] };

/** A longer title is text that was set in the title placeholder. */
const MAX_TITLE_CHARS = 300;

/** A line larger than all others by this factor serves as title. */
const OPENING_SCALE = 1.2;

/**
 * The parts of a slide: its title first, wherever it is, then the rest in the given order. A slide without a title
 * begins with a break, so that it does not join the slide before.
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
 * Slides made only of text boxes have no titles. Then the one line in the largest letters opens the slide. It is no
 * heading, because only its look suggests it; as a term equal to its text it labels its section.
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

/** Speaker's notes of a slide. */
export function spokenParts(parts: readonly Part[]): Part[] {
  return parts.map((part): Part => ({ ...part, kind: "paragraph", role: "speakerNotes" }));
}
