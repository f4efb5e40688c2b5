import type { Block, SourceText } from "@quizmill/contract";

export interface PlainTextOptions {
  /** Also what only the speaker sees, at the end of its slide. Default: no, as on the screen. */
  readonly speakerNotes?: boolean;
}

/** The text alone, for reading: headings and blocks as paragraphs, list items with a dash. */
export function plainText(source: SourceText, { speakerNotes = false }: PlainTextOptions = {}): string {
  const isWanted = ({ role }: Block) => speakerNotes || role !== "speakerNotes";
  const paragraphs = source.sections.flatMap(({ heading, blocks }) => [
    ...(heading === null ? [] : [heading]),
    ...blocks.filter(isWanted).map(({ kind, text }) => (kind === "listItem" ? `- ${text}` : text)),
  ]);
  return paragraphs.length === 0 ? "" : `${paragraphs.join("\n\n")}\n`;
}
