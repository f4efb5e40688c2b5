import type { Part } from "../reading.ts";

/** A part of a slide, with what is only asked for while the slide is put together. */
export interface SlidePart extends Part {
  /** It stands in the slide's place for header, footer or date. */
  readonly isRunning?: boolean;
  /** Of its largest letters, in points; infinite where only the master knows; left out for tables and drawings. */
  readonly fontSize?: number;
}

/**
 * Slides without what their footers repeat. A footer that stands on one slide only was written for that
 * slide (a source, most often) and stays.
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
