import type { Candidate, Rationale } from "../engine.ts";
import type { Document } from "../read/document.ts";
import type { Line } from "../read/lines.ts";
import { coarseKey } from "../text/words.ts";

const SAYS_MAX_CHARS = 260;
const ARTICLE_CHARS = 5;
/** "four" and "12 %" stand anywhere: only years, dates and large numbers are about one thing. */
const TELLING_NUMBER = /\d{3}|\d\D+\p{L}{3}/u;

/**
 * What the document says of the options that are not the answer: of each the surest there is, or nothing. No quote
 * stands for two of them, nor the answer's own.
 */
export function rationalesFor(options: readonly string[], draft: Candidate, document: Document): Rationale[] {
  const given = new Map((draft.rationales ?? []).map((note) => [note.option.toLowerCase(), note]));
  const quoted = new Set([draft.quote, draft.secondQuote]);
  return options.flatMap((option) => {
    const known = given.get(option.toLowerCase());
    const notes = known === undefined ? searchedRationales(option, document) : [known];
    const note = notes.find(({ says }) => says.length <= SAYS_MAX_CHARS && !quoted.has(says));
    if (note !== undefined) quoted.add(note.says);
    return note ?? [];
  });
}

/** Surest first. */
function searchedRationales(option: string, document: Document): Rationale[] {
  const from = (line: Line | undefined, reason: Rationale["reason"]) =>
    line === undefined ? [] : [rationaleFrom(line, option, reason, document)];
  if (/\d/u.test(option))
    return TELLING_NUMBER.test(option) ? from(document.lineWith(option), "elsewhere") : [];
  const term = document.terms.get(option);
  const described = document.definitionOf(option)?.line;
  const naming = term === undefined ? [] : linesNaming(option, term.passages, document);
  // A thing that the document names in one place only belongs there.
  const reason = term?.passages.length === 1 ? "elsewhere" : "named";
  return [
    ...from(described, "described"),
    ...naming.flatMap((line) => from(line, opensWith(line, option) ? "described" : reason)),
  ];
}

/** Written about: nothing but an article stands before it. */
function opensWith({ text }: Line, option: string): boolean {
  const at = text.toLowerCase().indexOf(option.toLowerCase());
  return at >= 0 && at < ARTICLE_CHARS;
}

/** Sentences that can be read alone come first. */
function linesNaming(option: string, passages: readonly number[], document: Document): Line[] {
  const { profile } = document;
  const wanted = coarseKey(option, profile);
  const isNamed = ({ quote }: Line) => profile.writing.holds(coarseKey(quote, profile), wanted);
  const found = passages.flatMap(document.linesIn).filter(isNamed);
  return found.sort((a, b) => Number(b.isUsable) - Number(a.isUsable));
}

function rationaleFrom(
  line: Line,
  option: string,
  reason: Rationale["reason"],
  { plan }: Document,
): Rationale {
  const passage = plan.passages.find(({ ordinal }) => ordinal === line.passage);
  const block = passage?.blocks[line.block];
  const { page = passage?.page, slide = passage?.slide } = block ?? {};
  return { option, says: line.quote, reason, page, slide };
}
