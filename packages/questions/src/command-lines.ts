import type { SourceText } from "@quizmill/contract";

/** "$ git remote add pb": program, subcommand and first argument, if any. */
const COMMAND_LINE = /(?:^|\s)\$ (?<call>[a-z]+ [a-z][a-z-]+(?: [\p{L}\d][^\s]*)?)(?=\s|$)/gu;
/** The most that are kept; a manual has a few hundred. */
const MOST_COMMAND_LINES = 5_000;

/**
 * The command lines in a document's code listings, without repetitions. Listings are in no passage, but they show
 * what is a program and what is an argument. Linear in the text.
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
