import type { Part } from "../reading.ts";

/** A part of a slide, with fields that are only needed while the slide is assembled. */
export interface SlidePart extends Part {
  /** Whether it is in the placeholder for header, footer or date. */
  readonly isRunning?: boolean;
  /** The size of its largest letters, in points; infinite if only the master knows; absent for tables and drawings. */
  readonly fontSize?: number;
}

/**
 * Removes footers that repeat on several slides. A footer on one slide only was written for that slide (usually a
 * source) and stays.
 */
export function withoutRunningLines(slides: readonly (readonly SlidePart[])[]): Part[][] {
  const counts = new Map<string, number>();
  for (const { text, isRunning } of slides.flat()) {
    if (isRunning === true) counts.set(keyOf(text), (counts.get(keyOf(text)) ?? 0) + 1);
  }
  const isKept = ({ isRunning, text }: SlidePart) => isRunning !== true || counts.get(keyOf(text)) === 1;
  return slides.map((slide) => slide.filter(isKept).map(plainPart));
}

function plainPart({ isRunning: _isRunning, fontSize: _fontSize, ...part }: SlidePart): Part {
  return part;
}

function keyOf(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
