/**
 * The lines behind a question's options in Markdown. They are written in one language, so that files of all languages
 * are read alike.
 */
export const FIELDS = ["Explanation", "Quote", "Page", "Slide", "Heading", "Tags"] as const;
export type Field = (typeof FIELDS)[number];

/** A line that would begin something else, or seems to be protected already. */
export const AMBIGUOUS_LINE =
  /^\\*(?:#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|\d{1,9}[.)](?:\s|$)|\*\*|```|~~~|\||={2,}\s*$|-{2,}\s*$)/;
/** Signs that mark tags and emphasis, with the backslashes before them. */
export const SIGNS = /(?<!\\)\\*[<*_]/g;
/** Heads questions that belong to no section, behind others that do. */
export const NO_SECTION = "—";

/** Lines, and whether each belongs to a block of code, its fences included. */
export function* withFences(lines: readonly string[]): Iterable<{ line: string; isCode: boolean }> {
  let isInCode = false;
  for (const line of lines) {
    const isFence = /^[ \t]*```/.test(line);
    yield { line, isCode: isInCode || isFence };
    if (isFence) isInCode = !isInCode;
  }
}

/** Whether a text has Quizmill's form: task lists under headings that are numbers. */
export const isOwnMarkdown = (text: string) =>
  /^#{1,6} \d+\s*$/m.test(text) && /^[-*] \[[ xX]\] /m.test(text);
