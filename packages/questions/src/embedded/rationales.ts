import type { Draft, Rationale } from "../engine.ts";
import { coarseKey } from "../text/words.ts";
import type { Document } from "./document.ts";
import type { Line } from "./lines.ts";

const SAYS_MAX_CHARS = 260;
const ARTICLE_CHARS = 5;
/** "four" and "12 %" stand anywhere: only years, dates and large numbers are about one thing. */
const TELLING_NUMBER = /\d{3}|\d\D+\p{L}{3}/u;

/** What the document says of the options that are not the answer: of each the surest there is, or nothing. */
export function rationalesFor(options: readonly string[], draft: Draft, document: Document): Rationale[] {
  const given = new Map((draft.rationales ?? []).map((note) => [note.option.toLowerCase(), note]));
  return options.flatMap((option) => {
    const note = given.get(option.toLowerCase()) ?? rationaleFor(option, document);
    return note === null || note.says === draft.quote || note.says.length > SAYS_MAX_CHARS ? [] : note;
  });
}

function rationaleFor(option: string, document: Document): Rationale | null {
  if (/\d/u.test(option)) {
    const line = TELLING_NUMBER.test(option) ? document.lineWith(option) : undefined;
    return line === undefined ? null : rationaleFrom(line, option, "elsewhere", document);
  }
  const term = document.terms.get(option);
  const described = document.definitionOf(option)?.line ?? (term && document.about.get(term.key));
  if (described !== undefined) return rationaleFrom(described, option, "described", document);
  const line = term?.passages.length === 1 ? lineNaming(option, term.passages[0] ?? 0, document) : undefined;
  if (line === undefined) return null;
  return rationaleFrom(line, option, opensWith(line, option) ? "described" : "elsewhere", document);
}

/** Written about: nothing but an article stands before it. */
function opensWith({ text }: Line, option: string): boolean {
  const at = text.toLowerCase().indexOf(option.toLowerCase());
  return at >= 0 && at < ARTICLE_CHARS;
}

/** A thing that the document names in one place only belongs there. */
function lineNaming(option: string, passage: number, document: Document): Line | undefined {
  const wanted = coarseKey(option, document.profile);
  return document.linesOf(passage).find(({ quote }) => coarseKey(quote, document.profile).includes(wanted));
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
