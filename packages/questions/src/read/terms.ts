import type { LanguageProfile, Phrase } from "@quizmill/language";
import { countUp } from "../maps.ts";
import { onceOf } from "../memo.ts";
import type { Steps } from "../steps.ts";
import { phraseKey } from "../text/words.ts";
import type { Line } from "./lines.ts";
import { listsIn } from "./listed.ts";
import { phrasesOf } from "./phrases.ts";

/** What a phrase is by how it is written. */
export type TermType = "name" | "acronym" | "term";

/** A phrase of the document that can be a key or a distractor, with all its forms. */
export interface Term {
  key: string;
  type: TermType;
  words: number;
  /** Surface forms with what stood before them. */
  forms: Map<string, Set<string>>;
  /** Occurrences in all, and those where it stood as a unit. */
  count: number;
  bounded: number;
  marked: boolean;
  /** Seen where only a noun can stand. */
  licensed: boolean;
  /** Ends as a participle and was seen once: more likely a clause than a unit. */
  endsInParticiple: boolean;
  inHeading: boolean;
  /** Some sentence opens with it, article aside. */
  opens: boolean;
  /** Several units joined by small words. */
  linked: boolean;
  /** Seen right behind words that name a thing ("is called"). */
  named: boolean;
  /** Where it was first seen, and the passages it was seen in (the first few). */
  section: number;
  passages: number[];
  /** Keys of what the document lists beside it (the first few), which is of its kind. */
  listedWith: ReadonlySet<string>;
}

/** The phrases of a document that may be asked for or stand as options. */
export interface Terms {
  get(phrase: string): Term | undefined;
  /** All of them, by what they are compared by. */
  all(): Iterable<Term>;
  /** Terms seen in a passage as units. */
  inPassage(passage: number): readonly Term[];
  /** Terms of one kind in the whole document, most frequent first; bounded in number. */
  likely(type: TermType, words: number): readonly Term[];
}

const PASSAGES_KEPT = 6;
const FORMS_KEPT = 8;
const LISTED_KEPT = 8;
const NONE: ReadonlySet<string> = new Set();
const LIKELY_KEPT = 150;
/** Beyond this many, terms seen once are forgotten: bounds memory on the longest documents. */
const TERMS_KEPT = 120_000;

/** Collects the terms of a document in one pass, line by line. */
export function* collectTerms(
  lines: readonly Line[],
  headings: ReadonlySet<string>,
  profile: LanguageProfile,
): Steps<Terms> {
  const terms = new Map<string, Term>();
  let limit = TERMS_KEPT;
  for (const line of lines) {
    yield;
    collectFrom(line, terms, profile);
    if (terms.size < limit) continue;
    forget(terms);
    // What is left may still be many: the next sweep waits until it pays.
    limit = Math.max(TERMS_KEPT, terms.size * 2);
  }
  markTerms(lines, headings, terms, profile);
  yield;
  return termIndex(terms, profile);
}

function collectFrom(line: Line, terms: Map<string, Term>, profile: LanguageProfile): void {
  const phrases = phrasesOf(line.text, profile);
  for (const phrase of phrases) {
    const key = phraseKey(phrase.text, profile);
    const term = terms.get(key) ?? newTerm(key, phrase.words, line);
    terms.set(key, term);
    count(phrase, term);
    if (phrase.bounded) seeUnit(term, phrase, line, profile);
  }
  for (const list of listsIn(phrases, line.text, profile)) tieTogether(list, terms, profile);
}

function count(phrase: Phrase, term: Term): void {
  term.count++;
  if (phrase.name) term.type = /^\p{Lu}[\p{Lu}\d-]+$/u.test(phrase.text) ? "acronym" : "name";
}

function tieTogether(list: readonly Phrase[], terms: Map<string, Term>, profile: LanguageProfile): void {
  const keys = list.map(({ text }) => phraseKey(text, profile));
  // Beside a noun stand nouns, if there are enough of them: of two, "and" may join clauses.
  const isSure = list.length > 2 && list.some(({ licensed }) => licensed);
  for (const key of keys) {
    const term = terms.get(key);
    if (term === undefined) continue;
    term.licensed ||= isSure;
    if (term.listedWith.size >= LISTED_KEPT) continue;
    term.listedWith = new Set(
      [...term.listedWith, ...keys.filter((other) => other !== key)].slice(0, LISTED_KEPT),
    );
  }
}

/** Notes where a term stands as a unit: in what form, behind what, in which passage. */
function seeUnit(term: Term, phrase: Phrase, line: Line, profile: LanguageProfile): void {
  term.bounded++;
  term.licensed ||= phrase.licensed;
  term.opens ||= phrase.start === 0 || (phrase.start < 6 && profile.articles.has(phrase.before));
  term.linked ||= phrase.isLinked === true;
  term.named ||= profile.naming.test(line.text.slice(0, phrase.start));
  if (term.passages.at(-1) !== line.passage && term.passages.length < PASSAGES_KEPT)
    term.passages.push(line.passage);
  const before = term.forms.get(phrase.text);
  if (before !== undefined) before.add(phrase.before);
  else if (term.forms.size < FORMS_KEPT) term.forms.set(phrase.text, new Set([phrase.before]));
}

function newTerm(key: string, words: number, line: Line): Term {
  const shape = { key, type: "term" as TermType, words, forms: new Map<string, Set<string>>() };
  return {
    ...shape,
    count: 0,
    bounded: 0,
    marked: false,
    licensed: false,
    endsInParticiple: false,
    inHeading: false,
    opens: false,
    named: false,
    linked: false,
    section: line.section,
    passages: [],
    listedWith: NONE,
  };
}

function forget(terms: Map<string, Term>): void {
  for (const [key, term] of terms) if (term.count < 2) terms.delete(key);
}

function markTerms(
  lines: readonly Line[],
  headings: ReadonlySet<string>,
  terms: Map<string, Term>,
  profile: LanguageProfile,
): void {
  const marked = new Set<string>();
  for (const line of lines)
    if (line.first) for (const word of line.marked) marked.add(phraseKey(word, profile));
  for (const { quote } of lines)
    for (const word of glossedIn(quote, profile)) marked.add(phraseKey(word, profile));
  for (const key of marked) {
    const term = terms.get(key);
    if (term !== undefined) term.marked = true;
  }
  for (const key of headings) {
    const term = terms.get(key);
    if (term !== undefined) term.inHeading = true;
  }
}

/** "Trzustka (ang. pancreas)": what is given in another tongue too is a term; one word of it, or two. */
const glossed = onceOf(
  ({ foreign }: LanguageProfile) =>
    new RegExp(`(?:\\p{L}+ )?\\p{L}+(?= \\((?:${foreign.join("|")})\\. )`, "u"),
);

function glossedIn(quote: string, profile: LanguageProfile): string[] {
  const found = quote.includes("(") ? glossed(profile).exec(quote)?.[0] : undefined;
  return found === undefined ? [] : [found, found.slice(found.indexOf(" ") + 1)];
}

function termIndex(terms: Map<string, Term>, profile: LanguageProfile): Terms {
  const byPassage = new Map<number, Term[]>();
  const byShape = new Map<string, Term[]>();
  const units = [...terms.values()].filter((term) => term.bounded > 0 && term.words <= 5 && !isPassing(term));
  units.sort((a, b) => Number(b.marked) - Number(a.marked) || b.bounded - a.bounded);
  for (const term of units) {
    const shape = `${term.type} ${term.words}`;
    const alike = byShape.get(shape) ?? [];
    if (alike.length < LIKELY_KEPT) byShape.set(shape, [...alike, term]);
    for (const passage of term.passages) {
      const here = byPassage.get(passage);
      if (here === undefined) byPassage.set(passage, [term]);
      else here.push(term);
    }
  }
  return {
    get: (phrase) => terms.get(phraseKey(phrase, profile)),
    all: () => terms.values(),
    inPassage: (passage) => byPassage.get(passage) ?? [],
    likely: (type, words) => byShape.get(`${type} ${words}`) ?? [],
  };
}

/** "end of the bone", met once: words beside each other, no term. */
export function isPassing({ linked, count, named, marked, inHeading }: Term): boolean {
  return linked && count < 2 && !named && !marked && !inHeading;
}

/** Keys of all phrases in the headings and the title. */
export function headingKeys(headings: Iterable<string>, profile: LanguageProfile): Map<string, number> {
  const keys = new Map<string, number>();
  for (const heading of headings) {
    countUp(keys, phraseKey(heading, profile));
    for (const phrase of phrasesOf(heading, profile)) countUp(keys, phraseKey(phrase.text, profile));
  }
  return keys;
}

/** Of its occurrences, the least share where a single word must stand alone to be more than a modifier. */
const LEAST_ALONE = 0.35;

/** Whether a term can be a key or an option: it must be sure to be a noun, a name or marked. */
export function canBeOption(term: Term): boolean {
  if (term.marked || term.type !== "term") return true;
  const isPart = term.words === 1 && term.bounded < term.count * LEAST_ALONE;
  return (term.licensed || term.named) && !isPart && !term.endsInParticiple;
}
