import { onceOf } from "../memo.ts";
import type { Document } from "../read/document.ts";
import type { Term, Terms } from "../read/terms.ts";
import { type DistractorRequest, type DistractorTarget, distractorTargetFor } from "./distractor-target.ts";
import { isUninformative, keepDistinct } from "./exclusions.ts";
import { fittingForm } from "./fitting-form.ts";
import { lexiconSiblingsOf } from "./lexicon-siblings.ts";
import { asksForMember, mayBeCorrect } from "./may-be-correct.ts";
import { distractorCandidateOf, plausibilityOf } from "./plausibility.ts";
import { isKindOfCompound, isOfSameKind } from "./same-kind.ts";
import { type Tie, tieOf } from "./tie.ts";

/** A wrong answer, and what says that it could be meant. */
export interface Distractor {
  text: string;
  tie: Tie;
}

interface RankedDistractor extends Distractor {
  score: number;
}

const GIVEN = 8;
/** So many that the document names are enough: no others are looked for. */
const ENOUGH = 3;
/** So many passages to each side; fewer where they are so full of terms that the nearest have this many. */
const NEIGHBOURS = 3;
const NEAR_TERMS = 600;

/**
 * Other answers that somebody who half understood could take for the key, best first, each with its tie to the key:
 * what the document has, in the passage, around it and in the whole, in a form that fits its place, ranked by how
 * much it is like the key; what the lexicon has of its kind. Less whatever could be right too. Fewer than two mean
 * that no item can be made.
 */
export function distractorsFor(asked: DistractorRequest, document: Document): Distractor[] {
  const target = distractorTargetFor(asked, document);
  // Looks no further than it must: of hundreds of terms the first few are given.
  const wrongOf = (options: readonly Distractor[]) => {
    const wrong = options.values().filter(({ text }) => !mayBeCorrect(text, target, document));
    return keepDistinct(wrong, asked, document.profile, GIVEN);
  };
  const known = asksForMember(asked.stem, document.profile) ? [] : fromLexicon(target, document);
  const told = wrongOf(known.filter(({ isTold }) => isTold));
  return told.length >= ENOUGH ? told : wrongOf([...told, ...allRanked(target, document), ...known]);
}

/** Others of the key's family; told are those that the document names, where it surely means that family. */
function fromLexicon(target: DistractorTarget, document: Document): (Distractor & { isTold: boolean })[] {
  const { texts, isSure } = lexiconSiblingsOf(target, document);
  const isTold = (text: string) => (isSure || document.isShort) && document.terms.get(text) !== undefined;
  return texts.map((text) => ({ text, tie: "lexicon", isTold: isTold(text) }));
}

/** Of each document, for the keys asked for last: a sentence asks for each in many ways, which mostly want the same. */
const lastRanked = onceOf((_: Document) => new Map<string, readonly RankedDistractor[]>());
const REMEMBERED = 32;

function allRanked(target: DistractorTarget, document: Document): readonly RankedDistractor[] {
  const known = lastRanked(document);
  const { request, isQuestion } = target;
  const { passage, section } = request.line;
  // What a candidate is judged by, as far as it does not follow from the key.
  const id = [passage, section, isQuestion, request.before, request.key].join("|");
  const ranked = known.get(id) ?? rankedTerms(target, document);
  keepLast(known, id, ranked, REMEMBERED);
  return ranked;
}

function rankedTerms(target: DistractorTarget, document: Document): RankedDistractor[] {
  const found: RankedDistractor[] = [];
  for (const term of termsAround(target.request, document)) {
    const candidate = rankedDistractorFor(term, target, document);
    if (candidate !== null) found.push(candidate);
  }
  return found.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
}

/** Of each document, those around the places asked about last: a passage asks for dozens of keys. */
const lastAround = onceOf((_: Document) => new Map<string, ReadonlySet<Term>>());
const PLACES_REMEMBERED = 8;

/** Section, chapter, document: a bounded number of terms, however long the document is. */
function termsAround({ key, line }: DistractorRequest, document: Document): ReadonlySet<Term> {
  const { terms, profile } = document;
  const words = profile.writing.wordsOfTerm(key).length;
  const type = terms.get(key)?.type ?? "term";
  const known = lastAround(document);
  const id = [line.passage, type, words].join("|");
  const found = known.get(id) ?? new Set(around(line.passage, type, words, terms));
  keepLast(known, id, found, PLACES_REMEMBERED);
  return found;
}

function* around(passage: number, type: Term["type"], words: number, terms: Terms): Iterable<Term> {
  let count = 0;
  for (let off = 0; off <= NEIGHBOURS && count < NEAR_TERMS; off++) {
    const beside = off === 0 ? [passage] : [passage + off, passage - off];
    for (const at of beside) {
      const found = terms.inPassage(at);
      count += found.length;
      yield* found;
    }
  }
  yield* terms.likely(type, words);
  if (words > 1) yield* terms.likely(type, words - 1);
  yield* terms.likely(type, words + 1);
}

/** Puts a value behind all others, and lets go of the first where there are too many. */
function keepLast<Value>(known: Map<string, Value>, id: string, value: Value, most: number): void {
  known.delete(id);
  known.set(id, value);
  for (const oldest of known.keys()) {
    if (known.size <= most) break;
    known.delete(oldest);
  }
}

function rankedDistractorFor(
  term: Term,
  target: DistractorTarget,
  document: Document,
): RankedDistractor | null {
  if (!isOfSameKind(term, target, document)) return null;
  const form = fittingForm(term, target, document);
  if (form === null || isUninformative(form.text, document.profile)) return null;
  const { text, asSubject } = form;
  if (/\d/u.test(text) !== /\d/u.test(target.request.key)) return null;
  const candidate = distractorCandidateOf(term, text, target, document);
  const tie = tieOf(candidate, target, document);
  if (tie === null || isKindOfCompound(term, target, document)) return null;
  return { text, tie, score: plausibilityOf(candidate, asSubject, target, document) };
}
