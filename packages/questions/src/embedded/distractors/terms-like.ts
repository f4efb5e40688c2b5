import { wordsOf } from "../../text/words.ts";
import { type Document, isPressed } from "../document.ts";
import type { Term, Terms } from "../terms.ts";
import { agreesInGender } from "./agreement.ts";
import { mayBeAsRight } from "./as-right.ts";
import { isDeed, isMostlyDone } from "./deeds.ts";
import { apart, isDull } from "./exclusions.ts";
import { fittingForm } from "./fitting-form.ts";
import { isOfGenus, kinshipOf, likenessOf, rivalOf } from "./likeness.ts";
import { nameKindOf } from "./name-kinds.ts";
import { type Relatives, relativesOf } from "./relatives.ts";
import { isOfKind, isSameThing, isSibling } from "./same-kind.ts";
import { stockFor } from "./stock.ts";
import { type Asked, hasCases, type Wanted, wantedFor } from "./wanted.ts";

/** Another answer. */
export interface Other {
  text: string;
  /** How surely it is of one kind with the key, 0..1: by the lexicon, by what the document says of both, by their heads. */
  kindred: number;
  /** The document has no such thing: only the lexicon has, of another matter that the text touches. */
  isAlien?: boolean;
}

interface Candidate extends Other {
  score: number;
  /** It is of the key's kind, or the document makes a term of it, and of no other class of things than the key. */
  isStanding: boolean;
}

/** What surely is of one kind with the key comes before what is only near it or like it in form. */
const KINDRED_FIRST = 0.8;
const GIVEN = 8;
/** Others of one type stand alone: a stranger among them would only show itself. */
const ENOUGH = 3;
/** So many passages to each side; fewer where they are so full of terms that the nearest have this many. */
const NEIGHBOURS = 3;
const NEAR_TERMS = 600;
const NONE: Relatives = { texts: [], isSure: false, isStray: false };

/**
 * Other answers that somebody who did not read could take for the key, best first. The funnel:
 * words of its type from the lexicon, those the document names first, where the document speaks of
 * such things or is short; what the document makes a term of, in the passage, around it and in the
 * whole, if of the key's type and shape, in a form that fits its place, ranked by how much it is
 * like the key; the lexicon otherwise; any other noun. Less whatever could be right too. Fewer
 * than three means that no item can be made.
 */
export function termsLike(asked: Asked, document: Document): Other[] {
  const wanted = wantedFor(asked, document);
  const { texts, isSure, isStray } = asked.sharesTruth === true ? NONE : relativesOf(wanted, document);
  const comesFirst = isSure || (document.isShort && !isStray);
  const agrees = (text: string) => agreesInGender(text, wanted, document);
  // Looks no further than it must: of hundreds of terms the first few are given.
  const wrongOf = <Option extends { text: string }>(options: readonly Option[]) => {
    const wrong = options.values().filter(({ text }) => !mayBeAsRight(text, wanted, document));
    return apart(wrong, asked, document.profile, GIVEN);
  };
  const related = texts.filter(agrees).map((text) => ({
    text,
    // A long text that names none of them means another thing: a "Zylinder" of an engine is no "Kegel".
    kindred: comesFirst ? 1 : 0,
  }));
  const toldAlike = toldAlikeTo(wanted, document);
  const kin = wrongOf([...toldAlike, ...related]);
  if (comesFirst && kin.length >= ENOUGH) return kin;
  const own = allRanked(wanted, document);
  // A long document knows best what goes with its terms; of nouns it makes nothing of, the lexicon does.
  const terms = own.filter(({ isStanding }) => isStanding);
  const nouns = own.filter(({ isStanding }) => !isStanding);
  const ordered = [...terms, ...(comesFirst ? [] : kin), ...nouns];
  const found = wrongOf(comesFirst ? [...kin, ...ordered] : ordered);
  if (asked.sharesTruth === true || (found.length >= ENOUGH && !isLongest(asked.key, found, document)))
    return found;
  const kindred = wanted.nameKind === null ? 0 : 1;
  const stock = stockFor(wanted, document)
    .filter(agrees)
    .map((text) => ({
      text,
      kindred,
      isAlien: kindred === 0 && document.terms.get(text) === undefined,
    }));
  return wrongOf([...found.slice(0, GIVEN - ENOUGH), ...stock]);
}

/** A key longer than all others shows itself, however alike they are in kind. A long text has others of its own. */
function isLongest(key: string, others: readonly Other[], { isShort, profile }: Document): boolean {
  return isShort && profile.script === "spaced" && others.every(({ text }) => text.length < key.length);
}

/** "Зоря, навколо якої обертається Земля" is asked among stars, not among what else the lexicon has in the sky. */
function toldAlikeTo(wanted: Wanted, document: Document): Candidate[] {
  if (!wanted.isDefined || !wanted.isQuestion) return [];
  const { genusOf, isDefined } = document;
  if (wanted.known === undefined || genusOf(wanted.known).size === 0) return [];
  return rankedTerms(wanted, document, (term) => isDefined(term) && isOfGenus(term, wanted, document));
}

/** Of each document, for the keys asked for last: a sentence asks for each in many ways, which mostly want the same. */
const lastRanked = new WeakMap<Document, Map<string, readonly Candidate[]>>();
const REMEMBERED = 32;

function allRanked(wanted: Wanted, document: Document): readonly Candidate[] {
  const known = lastRanked.get(document) ?? new Map<string, readonly Candidate[]>();
  lastRanked.set(document, known);
  const { asked, hasGap, isQuestion, isDeed, showsGender, gapGenders } = wanted;
  const { passage, section } = asked.line;
  // What a candidate is judged by, as far as it does not follow from the key.
  const signs = [passage, section, hasGap, isQuestion, isDeed, showsGender, gapGenders, asked.before];
  const id = [...signs, asked.key].join("|");
  const ranked = known.get(id) ?? rankedTerms(wanted, document);
  keepLast(known, id, ranked, REMEMBERED);
  return ranked;
}

function rankedTerms(
  wanted: Wanted,
  document: Document,
  isMeant: (term: Term) => boolean = () => true,
): Candidate[] {
  const found: Candidate[] = [];
  for (const term of termsAround(wanted.asked, document)) {
    if (!isMeant(term)) continue;
    const candidate = candidateOf(term, wanted, document);
    if (candidate !== null) found.push(candidate);
  }
  return found.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
}

/** Of each document, those around the places asked about last: a passage asks for dozens of keys. */
const lastAround = new WeakMap<Document, Map<string, ReadonlySet<Term>>>();
const PLACES_REMEMBERED = 8;

/** Section, chapter, document: a bounded number of terms, however long the document is. */
function termsAround({ key, line }: Asked, document: Document): ReadonlySet<Term> {
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

function candidateOf(term: Term, wanted: Wanted, document: Document): Candidate | null {
  const { asked, shape } = wanted;
  const isTaken = isSibling(term, wanted, document) && term.words === shape.words;
  if (!isTaken && !isOfKind(term, wanted, document)) return null;
  const form = fittingForm(term, wanted, document);
  if (form === null || isDull(form.text, document.profile)) return null;
  if (isSameThing(term, wanted, document) || isOpenedByDeed(term, document)) return null;
  if (wanted.isDeed && !isDeed(form.text, document)) return null;
  if (isStrangeDeed(form.text, term, wanted, document)) return null;
  if (/\d/u.test(form.text) !== /\d/u.test(asked.key)) return null;
  // Neither ending nor article lets "電源回路" pass for a country: it comes last where all must do, or not at all.
  const mustDo = document.profile.script === "spaced" || isPressed(document);
  const rival = rivalOf(term, form.text, wanted, document);
  if (!mustDo && rival.isForeign) return null;
  const likeness = likenessOf(rival, form.asSubject, wanted, document);
  if (likeness === null) return null;
  const kindred = kinshipOf(rival, wanted, document);
  return {
    text: asLong(form.text, term, wanted, document),
    score: likeness + KINDRED_FIRST * kindred,
    kindred,
    isStanding: kindred === 1 || (document.hasStanding(term) && !rival.isForeign),
  };
}

/**
 * "as easy as running git", "the committee listed phobias": met once and without an article, words that open with what
 * somebody does or did are part of a clause. "the boiling point" is a term, and so is what comes again.
 */
function isOpenedByDeed(term: Term, { profile }: Document): boolean {
  const { looseEnd, articles, headFirst } = profile;
  if (
    looseEnd == null ||
    headFirst ||
    articles.size === 0 ||
    term.type !== "term" ||
    term.words < 2 ||
    term.count > 1
  )
    return false;
  if (term.marked || term.inHeading || term.named || term.listedWith.size > 0) return false;
  return [...term.forms].every(
    ([form, leads]) => looseEnd.test(form.slice(0, form.indexOf(" "))) && leads.isDisjointFrom(articles),
  );
}

/** "ダウンロード" beside "コマンドラインツール": what is done is no answer where a thing is asked for. */
function isStrangeDeed(text: string, { count }: Term, { asked, known }: Wanted, document: Document): boolean {
  const key = { text: asked.key, count: known?.count ?? 0 };
  return isMostlyDone({ text, count }, document) && !isMostlyDone(key, document);
}

/** Beside "Priestley" stand surnames too: full names would show it up. Where names have cases they stay as they are. */
function asLong(text: string, term: Term, { asked, nameKind }: Wanted, document: Document): string {
  const isSurname = nameKind === "person" && !/[ ・]/u.test(asked.key) && !hasCases(document.profile);
  if (!isSurname || nameKindOf(term, document) !== "person") return text;
  const last = text.slice(text.lastIndexOf(" ") + 1);
  return /^\p{Lu}\p{Ll}{2,}/u.test(last) ? last : text;
}
