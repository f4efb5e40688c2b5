import { type MarkedQuote, markLiteral } from "../../ui/rich-text/mark-key.ts";

/** This many characters of an option identify it in a line of the explanation. */
const NAMED_BY_CHARS = 25;

/**
 * The explanation without the line that repeats the quote: the quote is shown beside it, with the key marked. Null if
 * nothing else is left.
 */
export function besideQuote(explanation: string | null, quote: string | undefined): string | null {
  if (!explanation || !quote) return explanation || null;
  const rest = explanation.split("\n").filter((line) => !line.includes(quote));
  return rest.join("\n").trim() || null;
}

/** An explanation in two: what it says of the chosen option, null for nothing, and the rest. */
export interface SplitExplanation {
  readonly own: string | null;
  readonly rest: string | null;
}

/** What opens the document's words. */
const QUOTED = /[“„«「]/;

/**
 * Takes out the line on the chosen option. A line is on the option that it names first: its quote may name others. In a
 * line without a quote, each is spoken of.
 */
export function splitByChoice(
  explanation: string | null,
  chosen: string,
  others: readonly string[],
): SplitExplanation {
  const lines = explanation?.split("\n") ?? [];
  const isOnChoice = (line: string) => {
    const place = placeOf(chosen, line);
    return place !== null && !others.some((other) => isFirst(placeOf(other, line), place));
  };
  const own =
    lines.find(isOnChoice) ??
    lines.find((line) => !QUOTED.test(line) && placeOf(chosen, line) !== null) ??
    null;
  const rest = lines.filter((line) => line !== own).join("\n");
  return { own, rest: rest || null };
}

/** Where the names of two options overlap, the longer one is meant. */
function isFirst(other: MarkedQuote | null, own: MarkedQuote): boolean {
  if (other === null) return false;
  const [at, ownAt] = [other.before.length, own.before.length];
  return at < ownAt || (at === ownAt && other.marked.length > own.marked.length);
}

/** Long options are identified by their first words. */
function placeOf(option: string, text: string): MarkedQuote | null {
  const name = option.trim().slice(0, NAMED_BY_CHARS).trim();
  // An option that was shortened may continue.
  const isWhole = option.trim().length <= NAMED_BY_CHARS;
  return name === "" ? null : markLiteral(text, name, isWhole);
}
