import { LIMITS } from "@quizmill/contract";

/** How many characters notes still need; 0 once they can be sent. */
export function missingChars(text: string): number {
  return Math.max(0, LIMITS.notes.minChars - text.trim().length);
}

export function isTooLong(text: string): boolean {
  return text.trim().length > LIMITS.notes.maxChars;
}

const NAME_MAX_CHARS = 60;

/** What to call a set made from notes: their first line, cut at a word. */
export function nameOfNotes(text: string): string {
  const firstLine =
    text
      .trim()
      .split("\n")[0]
      ?.replace(/^[#*\-\s]+/, "")
      .trim() ?? "";
  if (firstLine.length <= NAME_MAX_CHARS) return firstLine;
  const cut = firstLine.slice(0, NAME_MAX_CHARS);
  const lastSpace = cut.lastIndexOf(" ");
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`;
}
