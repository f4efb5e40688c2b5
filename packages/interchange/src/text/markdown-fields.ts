import { parseRichText, type RichPart } from "@quizmill/contract/tables";

/**
 * The lines behind a question's options in Markdown. They are written in one language, so that files of all languages
 * are read alike.
 */
export const FIELDS = ["Explanation", "Quote", "Page", "Slide", "Heading", "Tags"] as const;
export type Field = (typeof FIELDS)[number];

/** A line that would begin something else, or seems to be protected already. */
export const AMBIGUOUS_LINE =
  /^\\*(?:#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|\d{1,9}[.)](?:\s|$)|\*\*|```|~~~|\||={2,}\s*$|-{2,}\s*$)/;
/** Signs that mark tags, emphasis and links, with the backslashes before them. */
export const SIGNS = /(?<!\\)\\*(?:[<*_]|\](?=[(:]))/g;
/** Heads questions that belong to no section, behind others that do. */
export const NO_SECTION = "—";

const SCRIPT = /(?<!\\)(<\/?(?:script|style)(?:\s[^<>]{0,2000})?>)/i;

/** The parts of a text without what stands in scripts and styles, code and formulas there included. */
export function withoutScripts(text: string): readonly Pick<RichPart, "kind" | "source">[] {
  if (!/<(?:script|style)/i.test(text)) return partsOf(text);
  let isInside = false;
  return partsOf(text).flatMap(({ kind, source }): Pick<RichPart, "kind" | "source">[] => {
    if (kind !== "text") return isInside ? [] : [{ kind, source }];
    // Every second one is a tag.
    const kept = source.split(SCRIPT).filter((piece, i) => {
      if (i % 2 === 1) isInside = !piece.startsWith("</");
      return i % 2 === 0 && !isInside;
    });
    return [{ kind, source: kept.join("") }];
  });
}

const partsOf = (text: string) =>
  /[`$\\]/.test(text) ? parseRichText(text) : [{ kind: "text", source: text } as const];

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
