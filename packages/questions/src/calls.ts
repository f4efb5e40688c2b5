import type { SourceText } from "@quizmill/contract";

/** "$ git remote add pb": a program, what it is told to do, and the first word given to it, if there is one. */
const CALL = /(?:^|\s)\$ (?<call>[a-z]+ [a-z][a-z-]+(?: [\p{L}\d][^\s]*)?)(?=\s|$)/gu;
/** A manual shows a few hundred. */
const MOST_CALLS = 5_000;

/**
 * What the listings of a document call, each once. Nothing is asked of a listing, which is no part of a passage, but
 * it alone shows what is a program, and which word of a sentence is given to it. Linear in the text.
 */
export function callsIn({ sections }: SourceText): string[] {
  const calls = new Set<string>();
  for (const { text } of sections.flatMap(({ blocks }) => blocks)) {
    if (calls.size >= MOST_CALLS) break;
    if (!text.includes("$ ")) continue;
    for (const { groups } of text.matchAll(CALL)) if (groups?.call !== undefined) calls.add(groups.call);
  }
  return [...calls];
}
