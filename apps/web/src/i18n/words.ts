import type { TFunction } from "i18next";
import type { Formats } from "./format.ts";

/** What is needed to say something in one language: its texts, and its number formats. */
export interface Words {
  readonly t: TFunction;
  readonly formats: Formats;
}

/** Formats that have slides; all others with a count have pages. */
const SLIDE_FORMATS: readonly unknown[] = ["pptx", "ppt", "odp"];

/** `format` is the server's name for it. */
export function isToldInSlides(format: unknown): boolean {
  return SLIDE_FORMATS.includes(format);
}
