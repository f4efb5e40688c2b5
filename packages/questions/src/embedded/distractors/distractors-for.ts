import { wordsOf } from "../../text/words.ts";
import type { Document } from "../document.ts";
import type { Term, Terms } from "../terms.ts";
import { isMostlyAction } from "./actions.ts";
import {
  type DistractorRequest,
  type DistractorTarget,
  distractorTargetFor,
  hasCases,
} from "./distractor-target.ts";
import { isUninformative, keepDistinct } from "./exclusions.ts";
import { fittingForm } from "./fitting-form.ts";
import { lexiconDistractorsFor } from "./lexicon-distractors.ts";
import { type LexiconSiblings, lexiconSiblingsOf } from "./lexicon-siblings.ts";
import { asksForMember, mayBeCorrect } from "./may-be-correct.ts";
import { nameKindOf } from "./name-kinds.ts";
import { distractorCandidateOf, plausibilityOf, sharesHypernym } from "./plausibility.ts";
import { isOfSameKind, isSameThing, isSibling } from "./same-kind.ts";
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
/** So many are enough: no others are looked for. */
const ENOUGH = 3;
/** So many passages to each side; fewer where they are so full of terms that the nearest have this many. */
const NEIGHBOURS = 3;
const NEAR_TERMS = 600;
const NONE: LexiconSiblings = { texts: [], isSure: false, isOtherSense: false };

/**
 * Other answers that somebody who half understood could take for the key, best first, each with its tie to the key: words
 * of its type that document and lexicon have; what else the document has, in the passage, around it and in the whole, in
 * a form that fits its place, ranked by how much it is like the key; what only the lexicon has. Less whatever could be
 * right too. Fewer than two mean that no item can be made.
 */
export function distractorsFor(asked: DistractorRequest, document: Document): Distractor[] {
  const target = distractorTargetFor(asked, document);
  const mustBeOfDocument = asksForMember(asked.stem, document.profile);
  const { texts, isSure, isOtherSense } = mustBeOfDocument ? NONE : lexiconSiblingsOf(target, document);
  const tiedBy =
    (tie: Tie) =>
    (text: string): Distractor => ({ text, tie });
  // Looks no further than it must: of hundreds of terms the first few are given.
  const wrongOf = (options: readonly Distractor[]) => {
    const wrong = options.values().filter(({ text }) => !mayBeCorrect(text, target, document));
    return keepDistinct(wrong, asked, document.profile, GIVEN);
  };
  const family = isOtherSense ? [] : texts.map(tiedBy("lexicon"));
  const told = isSure || document.isShort ? family.filter(({ text }) => document.terms.get(text)) : [];
  const kin = [...withSharedHypernym(target, document), ...told];
  const first = wrongOf(kin);
  if (first.length >= ENOUGH) return first;
  const found = wrongOf([...kin, ...allRanked(target, document), ...family]);
  if (mustBeOfDocument || found.length >= ENOUGH) return found;
  const tie = target.nameKind === null ? "lexicon" : "name";
  return wrongOf([...found, ...lexiconDistractorsFor(target, document).map(tiedBy(tie))]);
}

/** "Зоря, навколо якої обертається Земля" is asked among stars, not among what else the lexicon has in the sky. */
function withSharedHypernym(target: DistractorTarget, document: Document): RankedDistractor[] {
  if (!target.isDefined || !target.isQuestion) return [];
  const { hypernymsOf, isDefined } = document;
  if (target.known === undefined || hypernymsOf(target.known).size === 0) return [];
  return rankedTerms(target, document, (term) => isDefined(term) && sharesHypernym(term, target, document));
}

/** Of each document, for the keys asked for last: a sentence asks for each in many ways, which mostly want the same. */
const lastRanked = new WeakMap<Document, Map<string, readonly RankedDistractor[]>>();
const REMEMBERED = 32;

function allRanked(target: DistractorTarget, document: Document): readonly RankedDistractor[] {
  const known = lastRanked.get(document) ?? new Map<string, readonly RankedDistractor[]>();
  lastRanked.set(document, known);
  const { request, hasGap, isQuestion } = target;
  const { passage, section } = request.line;
  // What a candidate is judged by, as far as it does not follow from the key.
  const signs = [passage, section, hasGap, isQuestion, request.before];
  const id = [...signs, request.key].join("|");
  const ranked = known.get(id) ?? rankedTerms(target, document);
  keepLast(known, id, ranked, REMEMBERED);
  return ranked;
}

function rankedTerms(
  target: DistractorTarget,
  document: Document,
  isMeant: (term: Term) => boolean = () => true,
): RankedDistractor[] {
  const found: RankedDistractor[] = [];
  for (const term of termsAround(target.request, document)) {
    if (!isMeant(term)) continue;
    const candidate = rankedDistractorFor(term, target, document);
    if (candidate !== null) found.push(candidate);
  }
  return found.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
}

/** Of each document, those around the places asked about last: a passage asks for dozens of keys. */
const lastAround = new WeakMap<Document, Map<string, ReadonlySet<Term>>>();
const PLACES_REMEMBERED = 8;

/** Section, chapter, document: a bounded number of terms, however long the document is. */
function termsAround({ key, line }: DistractorRequest, document: Document): ReadonlySet<Term> {
  const { terms, profile } = document;
  const words = profile.script === "unspaced" ? 1 : wordsOf(key, profile).length;
  const type = terms.get(key)?.type ?? "term";
  const known = lastAround.get(document) ?? new Map<string, ReadonlySet<Term>>();
  lastAround.set(document, known);
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
  const { request, shape } = target;
  const isTaken = isSibling(term, target, document) && term.words === shape.words;
  if (!isTaken && !isOfSameKind(term, target, document)) return null;
  const form = fittingForm(term, target, document);
  if (form === null || isUninformative(form.text, document.profile)) return null;
  if (/\d/u.test(form.text) !== /\d/u.test(request.key)) return null;
  const candidate = distractorCandidateOf(term, form.text, target, document);
  const tie = tieOf(candidate, target, document);
  if (tie === null || isSameThing(term, target, document)) return null;
  if (isActionAmongThings(form.text, term, target, document)) return null;
  const score = plausibilityOf(candidate, form.asSubject, target, document);
  return score === null ? null : { text: asLong(form.text, term, target, document), score, tie };
}

/** "ダウンロード" beside "コマンドラインツール": what is done is no answer where a thing is asked for. */
function isActionAmongThings(
  text: string,
  { count }: Term,
  { request, known }: DistractorTarget,
  document: Document,
): boolean {
  const key = { text: request.key, count: known?.count ?? 0 };
  return isMostlyAction({ text, count }, document) && !isMostlyAction(key, document);
}

/** Beside "Priestley" stand surnames too: full names would show it up. Where names have cases they stay as they are. */
function asLong(
  text: string,
  term: Term,
  { request, nameKind }: DistractorTarget,
  document: Document,
): string {
  const isSurname = nameKind === "person" && !/[ ・]/u.test(request.key) && !hasCases(document.profile);
  if (!isSurname || nameKindOf(term, document) !== "person") return text;
  const last = text.slice(text.lastIndexOf(" ") + 1);
  return /^\p{Lu}\p{Ll}{2,}/u.test(last) ? last : text;
}
