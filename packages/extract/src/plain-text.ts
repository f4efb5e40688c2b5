import type { SourceText } from "@quizmill/contract";

/** The text alone, for reading: headings and blocks as paragraphs, list items with a dash. */
export function plainText(source: SourceText): string {
  const paragraphs = source.sections.flatMap(({ heading, blocks }) => [
    ...(heading === null ? [] : [heading]),
    ...blocks.map(({ kind, text }) => (kind === "listItem" ? `- ${text}` : text)),
  ]);
  return paragraphs.length === 0 ? "" : `${paragraphs.join("\n\n")}\n`;
}
