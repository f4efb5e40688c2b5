import type { TFunction } from "i18next";
import type { Formats } from "./format.ts";

/** All it takes to say something in one language: its texts, and how it writes numbers. */
export interface Words {
  readonly t: TFunction;
  readonly formats: Formats;
}

/** Formats that are told in slides; all others that can be counted have pages. */
const SLIDE_FORMATS: readonly unknown[] = ["pptx", "ppt", "odp"];

/** By the name of a format, as the server gives it. */
export function isToldInSlides(format: unknown): boolean {
  return SLIDE_FORMATS.includes(format);
}
