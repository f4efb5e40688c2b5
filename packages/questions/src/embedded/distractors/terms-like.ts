import { wordsOf } from "../../text/words.ts";
import type { Document } from "../document.ts";
import type { Term } from "../terms.ts";
import { apart, isDull } from "./exclusions.ts";
import { fittingForm } from "./fitting-form.ts";
import { likenessOf } from "./likeness.ts";
import { type Relatives, relativesOf } from "./relatives.ts";
import { isOfKind, isSibling } from "./same-kind.ts";
import { stockFor } from "./stock.ts";
import { type Asked, type Wanted, wantedFor } from "./wanted.ts";

interface Candidate {
  text: string;
  score: number;
  /** The document makes a term of it. */
  isStanding: boolean;
}

const GIVEN = 8;
/** Others of one type stand alone: a stranger among them would only show itself. */
const ENOUGH = 3;
const NEIGHBOURS = 3;
const NONE: Relatives = { texts: [], isSure: false };

/**
 * Other answers that somebody who did not read could take for the key, best first. The funnel:
 * words of its type from the lexicon, those the document names first, where the document speaks of
 * such things or is short; what the document makes a term of, in the passage, around it and in the
 * whole, if of the key's type and shape, in a form that fits its place, ranked by how much it is
 * like the key; the lexicon otherwise; any other noun. Less whatever could be right too. Fewer
 * than three means that no item can be made.
 */
export function termsLike(asked: Asked, document: Document): string[] {
  const wanted = wantedFor(asked, document);
  const { texts, isSure } = asked.sharesTruth === true ? NONE : relativesOf(wanted, document);
  const kin = apart(texts, asked, document.profile, GIVEN);
  const comesFirst = isSure || document.isShort;
  if (comesFirst && kin.length >= ENOUGH) return kin;
  const own = rankedTerms(wanted, document);
  // A long document knows best what goes with its terms; of nouns it makes nothing of, the lexicon does.
  const terms = own.filter(({ isStanding }) => isStanding);
  const nouns = own.filter(({ isStanding }) => !isStanding);
  const ordered = [...terms.map(textOf), ...(comesFirst ? [] : kin), ...nouns.map(textOf)];
  const found = apart(comesFirst ? [...kin, ...ordered] : ordered, asked, document.profile, GIVEN);
  if (found.length >= ENOUGH || asked.sharesTruth === true) return found;
  return apart([...found, ...stockFor(wanted, document)], asked, document.profile, GIVEN);
}

const textOf = ({ text }: Candidate) => text;

function rankedTerms(wanted: Wanted, document: Document): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const term of termsAround(wanted.asked, document)) {
    const candidate = candidateOf(term, wanted, document);
    if (candidate !== null) found.set(term.key, candidate);
  }
  return [...found.values()].sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
}

/** Section, chapter, document: a bounded number of terms, however long the document is. */
function* termsAround({ key, line }: Asked, { terms, profile }: Document): Iterable<Term> {
  const words = profile.script === "unspaced" ? 1 : wordsOf(key, profile).length;
  const type = terms.get(key)?.type ?? "term";
  for (let off = 0; off <= NEIGHBOURS; off++) {
    yield* terms.inPassage(line.passage + off);
    if (off > 0) yield* terms.inPassage(line.passage - off);
  }
  yield* terms.likely(type, words);
  if (words > 1) yield* terms.likely(type, words - 1);
  yield* terms.likely(type, words + 1);
}

function candidateOf(term: Term, wanted: Wanted, document: Document): Candidate | null {
  const { asked, shape } = wanted;
  const isTaken = isSibling(term, wanted, document) && term.words === shape.words;
  if (!isTaken && !isOfKind(term, wanted, document)) return null;
  const form = fittingForm(term, wanted, document);
  if (form === null || isDull(form.text, document.profile)) return null;
  if (/\d/u.test(form.text) !== /\d/u.test(asked.key)) return null;
  const score = likenessOf(term, form, wanted, document);
  return score === null ? null : { text: form.text, score, isStanding: document.hasStanding(term) };
}
