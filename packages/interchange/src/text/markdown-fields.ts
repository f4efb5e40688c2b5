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
