import { wordsOf } from "../../text/words.ts";
import { type Document, mustFillQuota } from "../document.ts";
import type { Term, Terms } from "../terms.ts";
import { isMostlyAction } from "./actions.ts";
import { agreesInGender } from "./agreement.ts";
import {
  type DistractorRequest,
  type DistractorTarget,
  distractorTargetFor,
  hasCases,
} from "./distractor-target.ts";
import { isUninformative, keepDistinct } from "./exclusions.ts";
import { fittingForm } from "./fitting-form.ts";
import { lexiconDistractorsFor } from "./lexicon-distractors.ts";
import { areOfOtherKinds, type LexiconSiblings, lexiconSiblingsOf } from "./lexicon-siblings.ts";
import { asksForMember, mayBeCorrect } from "./may-be-correct.ts";
import { nameKindOf } from "./name-kinds.ts";
import { distractorCandidateOf, plausibilityOf, sharesHypernym, similarityOf } from "./plausibility.ts";
import { isOfSameKind, isSameThing, isSibling } from "./same-kind.ts";

/** A wrong answer. */
export interface Distractor {
  text: string;
  /**
   * How surely it is of the key's category, 0 to 1: by the lexicon, by the document's statements on both, by their
   * heads.
   */
  similarity: number;
  /** The document does not have it; it is from the lexicon. */
  isOutOfDocument?: boolean;
}

interface RankedDistractor extends Distractor {
  score: number;
  /** The lexicon has it as of another kind than the key, and the document says nothing else. */
  isOfOtherKind: boolean;
  /** It is of the key's kind, or the document makes a term of it, and of no other class of things than the key. */
  hasTermhood: boolean;
}

/** What surely is of one kind with the key comes before what is only near it or like it in form. */
const SIMILARITY_WEIGHT = 0.8;
const GIVEN = 8;
/** So many of one category are enough: another would stand out. */
const ENOUGH = 3;
/** So many passages to each side; fewer where they are so full of terms that the nearest have this many. */
const NEIGHBOURS = 3;
const NEAR_TERMS = 600;
const NONE: LexiconSiblings = { texts: [], isSure: false, isOtherSense: false };

/**
 * Other answers that somebody who did not read could take for the key, best first. The funnel:
 * words of its type from the lexicon, those the document names first, where the document speaks of
 * such things or is short; what the document makes a term of, in the passage, around it and in the
 * whole, if of the key's type and shape, in a form that fits its place, ranked by how much it is
 * like the key; the lexicon otherwise; any other noun. Less whatever could be right too. Fewer
 * than three means that no item can be made.
 */
export function distractorsFor(asked: DistractorRequest, document: Document): Distractor[] {
  const target = distractorTargetFor(asked, document);
  const mustBeOfDocument = asksForMember(asked.stem, document.profile);
  const { texts, isSure, isOtherSense } = mustBeOfDocument ? NONE : lexiconSiblingsOf(target, document);
  const comesFirst = isSure || (document.isShort && !isOtherSense);
  const agrees = (text: string) => agreesInGender(text, target, document);
  // Looks no further than it must: of hundreds of terms the first few are given.
  const wrongOf = <Option extends { text: string }>(options: readonly Option[]) => {
    const wrong = options.values().filter(({ text }) => !mayBeCorrect(text, target, document));
    return keepDistinct(wrong, asked, document.profile, GIVEN);
  };
  const related = texts.filter(agrees).map((text) => ({
    text,
    // A long text that names none of them means another thing: a "Zylinder" of an engine is no "Kegel".
    similarity: comesFirst ? 1 : 0,
  }));
  const toldAlike = withSharedHypernym(target, document);
  const kin = wrongOf([...toldAlike, ...related]);
  if (comesFirst && kin.length >= ENOUGH) return kin;
  const all = allRanked(target, document);
  const own = all.filter(({ isOfOtherKind }) => !isOfOtherKind);
  // A long document knows best what goes with its terms; of nouns it makes nothing of, the lexicon does.
  const terms = own.filter(({ hasTermhood }) => hasTermhood);
  const nouns = own.filter(({ hasTermhood }) => !hasTermhood);
  const ordered = [...terms, ...(comesFirst ? [] : kin), ...nouns];
  const ofOneKind = wrongOf(comesFirst ? [...kin, ...ordered] : ordered);
  // A text of a dozen terms has no others.
  const found = ofOneKind.length < ENOUGH && document.isShort ? wrongOf([...ofOneKind, ...all]) : ofOneKind;
  if (mustBeOfDocument || (found.length >= ENOUGH && !isLongest(asked.key, found, document))) return found;
  const similarity = target.nameKind === null ? 0 : 1;
  const stock = lexiconDistractorsFor(target, document)
    .filter(agrees)
    .map((text) => ({
      text,
      similarity,
      isOutOfDocument: similarity === 0 && document.terms.get(text) === undefined,
    }));
  return wrongOf([...found.slice(0, GIVEN - ENOUGH), ...stock]);
}

/** A key longer than all others shows itself, however alike they are in kind. A long text has others of its own. */
function isLongest(key: string, others: readonly Distractor[], { isShort, profile }: Document): boolean {
  return isShort && profile.script === "spaced" && others.every(({ text }) => text.length < key.length);
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
  const { request, hasGap, isQuestion, showsGender, gapGenders } = target;
  const { passage, section } = request.line;
  // What a candidate is judged by, as far as it does not follow from the key.
  const signs = [passage, section, hasGap, isQuestion, showsGender, gapGenders, request.before];
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
  if (isSameThing(term, target, document) || opensWithVerb(term, document)) return null;
  if (isActionAmongThings(form.text, term, target, document)) return null;
  if (/\d/u.test(form.text) !== /\d/u.test(request.key)) return null;
  // Neither ending nor article lets "電源回路" pass for a country: it comes last where all must do, or not at all.
  const mustDo = document.profile.script === "spaced" || mustFillQuota(document);
  const candidate = distractorCandidateOf(term, form.text, target, document);
  if (!mustDo && candidate.isOfDifferentClass) return null;
  const likeness = plausibilityOf(candidate, form.asSubject, target, document);
  if (likeness === null) return null;
  const similarity = similarityOf(candidate, target, document);
  return {
    text: asLong(form.text, term, target, document),
    score: likeness + SIMILARITY_WEIGHT * similarity,
    similarity,
    isOfOtherKind:
      similarity < 1 &&
      candidate.listCooccurrence === 0 &&
      areOfOtherKinds(form.text, target, document.profile),
    hasTermhood: similarity === 1 || (document.hasTermhood(term) && !candidate.isOfDifferentClass),
  };
}

/**
 * "as easy as running git", "the committee listed phobias": met once and without an article, words that open with what
 * somebody does or did are part of a clause. "the boiling point" is a term, and so is what comes again.
 */
function opensWithVerb(term: Term, { profile }: Document): boolean {
  const { trailingParticiple, articles, headFirst } = profile;
  if (
    trailingParticiple == null ||
    headFirst ||
    articles.size === 0 ||
    term.type !== "term" ||
    term.words < 2 ||
    term.count > 1
  )
    return false;
  if (term.marked || term.inHeading || term.named || term.listedWith.size > 0) return false;
  return [...term.forms].every(
    ([form, leads]) =>
      trailingParticiple.test(form.slice(0, form.indexOf(" "))) && leads.isDisjointFrom(articles),
  );
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
