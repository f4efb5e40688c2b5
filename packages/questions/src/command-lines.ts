import type { SourceText } from "@quizmill/contract";

/** "$ git remote add pb": a program, what it is told to do, and the first word given to it, if there is one. */
const COMMAND_LINE = /(?:^|\s)\$ (?<call>[a-z]+ [a-z][a-z-]+(?: [\p{L}\d][^\s]*)?)(?=\s|$)/gu;
/** A manual shows a few hundred. */
const MOST_COMMAND_LINES = 5_000;

/**
 * What the listings of a document call, each once. Nothing is asked of a listing, which is no part of a passage, but
 * it alone shows what is a program, and which word of a sentence is given to it. Linear in the text.
 */
export function commandLinesIn({ sections }: SourceText): string[] {
  const found = new Set<string>();
  for (const { text } of sections.flatMap(({ blocks }) => blocks)) {
    if (found.size >= MOST_COMMAND_LINES) break;
    if (!text.includes("$ ")) continue;
    for (const { groups } of text.matchAll(COMMAND_LINE))
      if (groups?.call !== undefined) found.add(groups.call);
  }
  return [...found];
}
