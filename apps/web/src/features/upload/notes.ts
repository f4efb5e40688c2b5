import { LIMITS } from "@quizmill/contract";

/** How many characters notes still need; 0 once they can be sent. */
export function missingChars(text: string): number {
  return Math.max(0, LIMITS.notes.minChars - text.trim().length);
}

export function isTooLong(text: string): boolean {
  return text.trim().length > LIMITS.notes.maxChars;
}
