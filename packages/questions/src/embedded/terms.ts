import type { LanguageProfile } from "@quizmill/language";
import { countUp } from "../maps.ts";
import type { Steps } from "../steps.ts";
import { phraseKey } from "../text/words.ts";
import type { Line } from "./lines.ts";
import { listsIn } from "./listed.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";

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
  /** Occurrences where it only tells which of what follows is meant ("Austrian troops"). */
  modifying: number;
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
  /** What it does or suffers, as far as one word tells it; only what a few other terms share (the first few). */
  roles: ReadonlySet<string>;
  /** What the document calls it by the way, comparable with the hypernym of a definition (the first few). */
  hypernyms: ReadonlySet<string>;
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
const ROLES_KEPT = 8;
/** What more terms than these have in common tells of no kind ("を使"). */
const ROLE_MOST = 12;
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
  loosenChance(terms, profile);
  keepTellingRoles(terms);
  yield;
  if (profile.capitalNouns) nameSurnames(terms, profile);
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
  if (phrase.modifies === true) term.modifying++;
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
  term.roles = withSome(term.roles, phrase.roles);
  term.hypernyms = withSome(term.hypernyms, phrase.hypernyms);
  term.opens ||= phrase.start === 0 || (phrase.start < 6 && profile.articles.has(phrase.before));
  term.linked ||= phrase.isLinked === true;
  term.named ||= profile.naming?.test(line.text.slice(0, phrase.start)) === true;
  term.endsInParticiple =
    phrase.words > 1 &&
    !phrase.name &&
    term.count < 2 &&
    profile.trailingParticiple?.test(phrase.text) === true;
  if (term.passages.at(-1) !== line.passage && term.passages.length < PASSAGES_KEPT)
    term.passages.push(line.passage);
  const before = term.forms.get(phrase.text);
  if (before !== undefined) before.add(phrase.before);
  else if (term.forms.size < FORMS_KEPT) term.forms.set(phrase.text, new Set([phrase.before]));
}

function withSome(kept: ReadonlySet<string>, more: readonly string[] = []): ReadonlySet<string> {
  if (more.length === 0 || kept.size >= ROLES_KEPT) return kept;
  return new Set([...kept, ...more]);
}

/** Endings of feminine nouns that end in "a" or "я" as subjects: with another they are no genitives of other genders. */
const FEMININE_ENDINGS = ["ą", "ę", "ою", "ею", "єю"];

/** "перетворення мова": a noun that surely stands in the nominative is no part of the one before it. */
function loosenChance(terms: Map<string, Term>, profile: LanguageProfile): void {
  const { nominative, adjectiveShape } = profile;
  if (nominative === undefined) return;
  const isNoun = (word: string) => adjectiveShape?.test(word) !== true;
  const isFeminine = (word: string) =>
    FEMININE_ENDINGS.map((ending) => word.slice(0, -1) + ending).some(
      (form) => terms.get(phraseKey(form, profile))?.forms.has(form) === true,
    );
  for (const term of terms.values()) {
    if (term.words !== 2 || term.type !== "term" || term.marked || term.inHeading) continue;
    const [head = "", behind = ""] = (term.forms.keys().next().value ?? "").toLowerCase().split(" ");
    if (!/[aая]$/u.test(behind) || !nominative.noun.test(head) || !isNoun(head) || !isNoun(behind)) continue;
    if (isFeminine(behind)) term.endsInParticiple = true;
  }
}

/** Leaves of the roles those that a few terms share. */
function keepTellingRoles(terms: Map<string, Term>): void {
  const sharers = new Map<string, number>();
  for (const { roles } of terms.values()) for (const role of roles) countUp(sharers, role);
  for (const term of terms.values()) {
    if (term.roles.size === 0) continue;
    const isTelling = (role: string) => (sharers.get(role) ?? 0) > 1 && (sharers.get(role) ?? 0) <= ROLE_MOST;
    term.roles = new Set([...term.roles].filter(isTelling));
  }
}

function newTerm(key: string, words: number, line: Line): Term {
  const shape = { key, type: "term" as TermType, words, forms: new Map<string, Set<string>>() };
  return {
    ...shape,
    count: 0,
    bounded: 0,
    modifying: 0,
    marked: false,
    licensed: false,
    endsInParticiple: false,
    inHeading: false,
    opens: false,
    named: false,
    linked: false,
    section: line.section,
    passages: [],
    roles: NONE,
    hypernyms: NONE,
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
  for (const { quote } of lines) for (const word of glossedIn(quote)) marked.add(phraseKey(word, profile));
  for (const key of marked) {
    const term = terms.get(key);
    if (term !== undefined) term.marked = true;
  }
  for (const key of headings) {
    const term = terms.get(key);
    if (term !== undefined) term.inHeading = true;
  }
}

/** "Nernst" is a name where the document also writes "Walther Nernst", and never "der Nernst". */
function nameSurnames(terms: Map<string, Term>, { agreeing }: LanguageProfile): void {
  for (const { key, type, words } of terms.values()) {
    if (type !== "name" || words < 2) continue;
    const last = terms.get(key.slice(key.lastIndexOf(" ") + 1));
    if (last?.type !== "term") continue;
    if (![...last.forms.values()].some((leads) => leads.intersection(agreeing).size > 0)) last.type = "name";
  }
}

/** "Trzustka (ang. pancreas)": what is given in another tongue too is a term; one word of it, or two. */
function glossedIn(quote: string): string[] {
  if (!quote.includes("(")) return [];
  const found = /(?:\p{L}+ )?\p{L}+(?= \((?:ang|engl|англ|łac|lat|лат|gr|griech|niem|fr)\. )/u.exec(
    quote,
  )?.[0];
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

/** Of its occurrences, the share from which a Japanese word is a quality. */
const MOST_QUALITY = 0.3;

/** Whether a term can be a key or an option: it must be sure to be a noun, a name or marked. */
export function canBeOption(term: Term): boolean {
  if (term.marked || term.type === "acronym") return true;
  if (term.type === "name") return term.modifying < term.count / 2;
  const isModifier =
    (term.words === 1 && term.bounded < term.count * LEAST_ALONE) ||
    term.modifying > term.count * MOST_QUALITY;
  return (term.licensed || term.named) && !isModifier && !term.endsInParticiple;
}
