import { parseRichText, type RichPart } from "@quizmill/contract/tables";
import type { MarkOfPicture } from "../html/read-html.ts";

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
  /[`$\\[]/.test(text) ? parseRichText(text) : [{ kind: "text", source: text } as const];

const ADDRESS = String.raw`[^()\s<>]+`;
const PICTURE = new RegExp(
  String.raw`!\[([^[\]\n]{0,500})(?<!\\)\]\(<?(${ADDRESS})>?(?:[ \t]"[^"\n]{0,300}")?\)|<img\s[^<>]*>`,
  "gi",
);
/** An address under a name, as Google Docs writes them: `[image1]: <data:…>`. */
const NAMED = new RegExp(String.raw`^\[([^[\]\n]{1,100})\]:[ \t]{0,9}<?(${ADDRESS})>?[ \t]*$`, "gim");
const BY_NAME = /!\[([^[\]\n]{0,500})(?<!\\)\]\[([^[\]\n]{0,100})\]/g;

/** The text with marks in the places of the pictures that are at hand. */
export function withPictureMarks(text: string, markOf: MarkOfPicture): string {
  if (!/!\[|<img\s/i.test(text)) return text;
  const addresses = new Map<string, string>();
  const addressed = text.replaceAll(NAMED, (all, name: string, url: string) => {
    if (markOf(url, "") === null) return all;
    addresses.set(name, url);
    return "";
  });
  const marked = addressed.replaceAll(PICTURE, (all, alt?: string, url?: string) => {
    const address = url ?? attributeIn(all, "src");
    return markOf(address, alt ?? attributeIn(all, "alt")) ?? all;
  });
  return marked.replaceAll(BY_NAME, (all, alt: string, name: string) => {
    return markOf(addresses.get(name || alt) ?? "", alt) ?? all;
  });
}

const attributeIn = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, "is").exec(tag)?.[2] ?? "";

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
