import type { Block, SourceText } from "@quizmill/contract";

/** What `plainText` includes. */
export interface PlainTextOptions {
  /** Includes speaker's notes, at the end of their slide. Default: no, as on the screen. */
  readonly speakerNotes?: boolean;
}

/**
 * The text of a document for reading: headings and blocks as paragraphs, list items with a dash; "" for an empty
 * document.
 */
export function plainText(source: SourceText, { speakerNotes = false }: PlainTextOptions = {}): string {
  const isWanted = ({ role }: Block) => speakerNotes || role !== "speakerNotes";
  const paragraphs = source.sections.flatMap(({ heading, blocks }) => [
    ...(heading === null ? [] : [heading]),
    ...blocks.filter(isWanted).map(({ kind, text }) => (kind === "listItem" ? `- ${text}` : text)),
  ]);
  for (const { text, options } of source.carried?.questions ?? [])
    paragraphs.push([text, ...options.map((option) => `- ${option}`)].join("\n"));
  return paragraphs.length === 0 ? "" : `${paragraphs.join("\n\n")}\n`;
}
