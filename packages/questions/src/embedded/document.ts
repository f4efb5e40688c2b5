import type { Mode } from "@quizmill/contract";
import type { SemanticClass } from "@quizmill/language";
import type { Context, Plan, Preparation } from "../engine.ts";
import { lowerFirst } from "../languages/building.ts";
import { profileOf } from "../languages/index.ts";
import { type DefinitionCue, isOblique, type LanguageProfile } from "../languages/profile.ts";
import { pushTo } from "../maps.ts";
import { type Outline, outlineOf } from "../outline.ts";
import { isShortText } from "../passages.ts";
import { runToEnd, type Steps } from "../steps.ts";
import { numberIn, type Span, spansOf } from "../text/spans.ts";
import { phraseKey, type Word, wordsOf } from "../text/words.ts";
import { asInstruction, type CommandAims, collectCommandAims } from "./command-aims.ts";
import { type Commands, collectCommands } from "./commands.ts";
import { gendersIn } from "./genders.ts";
import { hypernymsInDefinition, semanticClassInDefinition } from "./hypernyms.ts";
import { informativeWordsIn } from "./informative-words.ts";
import { type LetterCase, readCase } from "./letter-case.ts";
import { type Line, readLines } from "./lines.ts";
import { memoizedInDocument } from "./memoized-reading.ts";
import { nominativeNames } from "./nominative-names.ts";
import { isLoneQuality } from "./noun-forms.ts";
import { salienceIn } from "./salience.ts";
import { type SelfContainedness, selfContainednessIn } from "./self-containedness.ts";
import { splitAtVerb } from "./subjects.ts";
import { isTechnical, termhoodIn } from "./termhood.ts";
import { collectTerms, headingKeys, type Term, type Terms } from "./terms.ts";
import { textTypeFactorOf } from "./text-type.ts";
import { withOwnVerbs } from "./verbs.ts";

/** So many words can point at what the sentence before tells: "this very rare genetic disorder". */
const MOST_POINTING = 8;
/** "Este número, n, se denomina …": its sign, between commas. */
const SIGN_BESIDE = /, \p{L}{1,2}, ?$/u;

/** A term and what the document says it is. */
export interface Definition {
  /** Index among the document's definitions. */
  index: number;
  line: Line;
  cue: DefinitionCue;
  groups: Record<string, string>;
  term: string;
  definition: string;
  /** What it says the term is: "process", "kind of rock". */
  hypernyms: ReadonlySet<string>;
  /** The class of that, at large. */
  semanticClass: SemanticClass | null;
}

/** A number, share or date, where it is told, and its value. */
export interface SpanOccurrence {
  span: Span;
  line: Line;
  number: number;
}

/** Everything the engine reads of a document: once, in one pass, before the first question. */
export interface Document extends Context, LetterCase {
  profile: LanguageProfile;
  mode: Mode;
  seed: number;
  /** Drafts worth less are of no use. */
  leastWorth: number;
  lines: readonly Line[];
  /** The sentences of a passage that can be asked about, alone or behind their antecedent. */
  linesOf(passage: number): readonly Line[];
  terms: Terms;
  /** The commands that it tells of, if it is a manual. */
  commands: Commands;
  commandAims: CommandAims;
  /** What it sets out in lists and tables. */
  outline: Outline;
  definitions: readonly Definition[];
  definitionIn(line: Line): Definition | undefined;
  definitionOf(term: string): Definition | undefined;
  /** Typed spans of the document, by type and unit. */
  spansLike(span: Span): readonly SpanOccurrence[];
  /** Whether it is a term of the document (`termhood.ts`). */
  hasTermhood(term: Term): boolean;
  /** The salience of a term, 0 to 1 (`salience.ts`). */
  salience(term: Term): number;
  /** How self-contained a sentence is when a part of it is asked for, 0 to 1 (`self-containedness.ts`). */
  selfContainedness: SelfContainedness;
  /** A text of a page or two, which says most things once. */
  isShort: boolean;
  /** The factor on worth by the type of text: 1, more for a manual (`text-type.ts`). */
  textTypeFactor: number;
  /** Whether the document says what it is. */
  isDefined(term: Term): boolean;
  /** Its hypernyms in the document, in comparison form; empty where it gives none. */
  hypernymsOf(term: Term): ReadonlySet<string>;
  /** Terms that some sentence is about, in the form they have as its subject. */
  subjects: ReadonlyMap<string, string>;
  /** The genders its articles show of a noun, as letters (German); null where they show none. */
  gendersOf(phrase: string): string | null;
  /** The form in which the document names a thing, where the language has cases. */
  nameOf(term: Term): string | null;
  /** For each of them, the first sentence that is about it. */
  about: ReadonlyMap<string, Line>;
  /** The first sentence with this number or date. */
  lineWith(span: string): Line | undefined;
  /** Those of them that a plural verb follows, where the language shows it. */
  plurals: ReadonlySet<string>;
}

/** A number of questions was requested of a short text, so that it gives whatever it has. */
export function mustFillQuota({ isShort, plan }: Document): boolean {
  return isShort && plan.isCounted === true;
}

/** Reads a plan at once, where nobody else waits for the thread. */
export function readDocument(plan: Plan, options: Preparation): Document {
  return runToEnd(readInSteps(plan, options));
}

/** What was read of a plan, for whoever writes of it again, and gone with it. */
const readBefore = new WeakMap<Plan, Document>();

/** The same with stops: a long document takes half a second. A plan is read once, whoever is to write of it and how. */
export function* readInSteps(plan: Plan, options: Preparation): Steps<Document> {
  const document = readBefore.get(plan) ?? (yield* read(plan, options));
  readBefore.set(plan, document);
  return { ...document, leastWorth: Number.NEGATIVE_INFINITY, ...options };
}

function* read(plan: Plan, options: Preparation): Steps<Document> {
  const read = yield* readLines(plan, profileOf(plan.language));
  const commands = collectCommands(plan, read, profileOf(plan.language));
  // Of "To do so, type git diff:" nothing stands alone but what the command is for.
  const lines = read.map((line) => {
    if (canBeAsked(line)) return line;
    return (
      asInstruction(line, profileOf(plan.language)) ??
      (commands.questionOn(line) === null ? line : { ...line, isInstruction: true })
    );
  });
  // One of its own, also where it has no verbs of its own: what is remembered for it goes with it.
  const profile = { ...(yield* withOwnVerbs(lines, profileOf(plan.language))) };
  const headings = new Set(plan.passages.flatMap(({ heading }) => (heading === null ? [] : [heading])));
  if (plan.title !== null) headings.add(plan.title);
  const terms = yield* collectTerms(lines, new Set(headingKeys(headings, profile).keys()), profile);
  const letterCase = yield* readCase(lines, profile);
  const { lowerCased } = letterCase;
  const byPassage = Map.groupBy(lines.filter(canBeAsked), ({ passage }) => passage);
  const usable = lines.filter(({ isUsable }) => isUsable);
  // "Confirmation bias is the tendency to notice facts that confirm your beliefs" is true of all its readers.
  const defining = (line: Line) => definitionsIn(line, lowerCased, terms, profile);
  const definable = lines.filter(({ isUsable, antecedent }) => isUsable || antecedent === "");
  const definitions = (yield* lineByLine(definable, defining)).map((one, index) => ({ ...one, index }));
  const commandAims = yield* collectCommandAims(lines, { profile, terms, ...letterCase }, commands);
  const led = yield* lineByLine(lines.filter(hasAntecedent), defining);
  const named = led.map((one) => ({ ...one, index: definitions.length }));
  const told = [...named, ...definitions];
  const definitionByLine = new Map(told.map((definition) => [definition.line.id, definition]));
  const definitionByTerm = new Map(
    told.map((definition) => [phraseKey(definition.term, profile), definition]),
  );
  const spans = yield* collectSpans(lines, profile);
  const subjects = new Map<string, string>();
  // A short note says most things once: there, what a sentence is about is term enough.
  const repeated = plan.passages.length > 1 ? 3 : 1;
  const isShort = isShortText(plan);
  const plurals = new Set<string>();
  const about = new Map<string, Line>();
  const spanLines = new Map<string, Line>();
  for (const { span, line } of [...spans.values()].flat())
    if (!spanLines.has(span.text)) spanLines.set(span.text, line);
  const isDefined = (term: Term) => definitionByTerm.has(term.key);
  const salience = salienceIn({ profile, isDefined, subjects });
  const document: Document = {
    leastWorth: Number.NEGATIVE_INFINITY,
    ...options,
    plan,
    profile,
    lines,
    terms,
    commands,
    commandAims,
    outline: outlineOf(plan, profile),
    definitions,
    ...letterCase,
    isShort,
    textTypeFactor: textTypeFactorOf(lines),
    isDefined,
    hypernymsOf: memoizedInDocument(
      ({ key, hypernyms }) => definitionByTerm.get(key)?.hypernyms.union(hypernyms) ?? hypernyms,
    ),
    gendersOf: gendersIn(lines, profile),
    hasTermhood: termhoodIn({ profile, terms, isShort, repeated, isDefined, subjects }),
    salience,
    selfContainedness: selfContainednessIn({ profile, title: plan.title, lines, terms, salience }),
    nameOf: nominativeNames({ profile, subjects, soften: lowerCased }),
    linesOf: (passage) => byPassage.get(passage) ?? [],
    definitionIn: (line) => definitionByLine.get(line.id),
    definitionOf: (term) => definitionByTerm.get(phraseKey(term, profile)),
    subjects,
    about,
    lineWith: (span) => spanLines.get(span),
    plurals,
    spansLike: (span) => spans.get(spanClass(span)) ?? [],
  };
  for (const { term: named, groups } of definitions) {
    const term = terms.get(named);
    addSubject(subjects, term, named, lowerCased);
    if (term !== undefined && profile.pluralVerb?.test(`${groups.verb ?? ""} `) === true)
      plurals.add(term.key);
  }
  for (const line of usable) {
    yield;
    const parted = splitAtVerb(line, document);
    if (parted === null) continue;
    addSubject(subjects, parted.term, parted.subject, lowerCased);
    if (!about.has(parted.term.key)) about.set(parted.term.key, line);
    if (profile.pluralVerb?.test(parted.rest) === true) plurals.add(parted.term.key);
  }
  return document;
}

/** What comes of each, with a stop after each. */
function* lineByLine<T>(lines: readonly Line[], read: (line: Line) => readonly T[]): Steps<T[]> {
  const all: T[] = [];
  for (const line of lines) {
    yield;
    all.push(...read(line));
  }
  return all;
}

/** Its antecedent stands before it. */
export function hasAntecedent({ antecedent }: Line): boolean {
  return antecedent !== null && antecedent !== "";
}

const canBeAsked = ({ isUsable, isInstruction, antecedent }: Line) =>
  isUsable || isInstruction || antecedent !== null;

function addSubject(
  subjects: Map<string, string>,
  term: Term | undefined,
  text: string,
  lowerCased: (text: string) => string,
): void {
  if (term !== undefined && !subjects.has(term.key))
    subjects.set(term.key, term.type === "term" ? lowerCased(text) : text);
}

function definitionsIn(
  line: Line,
  lowerCased: (text: string) => string,
  terms: Terms,
  profile: LanguageProfile,
): Omit<Definition, "index">[] {
  const text = lowerCased(line.text);
  for (const cue of profile.definitions) {
    const groups = cue.pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const { other = "", term: named = other, definition: told = "" } = groups;
    if (isPartialDefinition(line, told, cue, profile)) continue;
    const term = named.trim();
    const definition = asCommonNoun(told.replace(/[\s,]+$/u, ""), profile);
    const isSure = cue.strong || (cue.isDoubtful !== true && profile.relative?.test(told) === true);
    if (!isTerm(term, isSure, terms, profile) || isTitle(definition, profile)) continue;
    // "Wygląda to odrobinę inaczej": what a thing is stands in the nominative.
    if (cue.definitionStandsAlone && isOblique(definition, profile)) continue;
    if (cue.definitionStandsAlone && profile.remark?.test(definition) === true) continue;
    const hypernyms = hypernymsInDefinition(definition, profile);
    const semanticClass = semanticClassInDefinition(definition, profile);
    return [{ line, cue, term, definition, hypernyms, semanticClass, groups: { ...groups, definition } }];
  }
  return [];
}

/**
 * What is told to the reader, or behind another sentence, says only in some words what a thing is: not "If you know it,
 * you will see that it is called …" or "Positive means you add something". Of "Este componente se denomina …" the
 * sentence before says it, behind which that is asked for.
 */
function isPartialDefinition(
  line: Line,
  told: string,
  cue: DefinitionCue,
  profile: LanguageProfile,
): boolean {
  if (line.antecedent === "") return !cue.definitionStandsAlone || opensWithReader(told, profile);
  return hasAntecedent(line) && (cue.definitionStandsAlone || !isPointer(told, profile));
}

/** "Este componente", "koncepcję tę": a demonstrative and the noun it points with, and nothing said of it. */
function isPointer(told: string, profile: LanguageProfile): boolean {
  const { pronouns, phraseBoundaries, copulas } = profile;
  const bare = told.replace(SIGN_BESIDE, "");
  const words = wordsOf(bare, profile).map(({ lower }) => lower);
  if (words.length > MOST_POINTING || bare.includes(",")) return false;
  if (words.some((word) => phraseBoundaries.has(word) || copulas.has(word))) return false;
  return pronouns.has(words[0] ?? "") || pronouns.has(words.at(-1) ?? "");
}

function opensWithReader(text: string, { address }: LanguageProfile): boolean {
  return address !== undefined && text.search(address) === 0;
}

/** "GCSR: A STRATEGY FOR CONTROL AND ASSEMBLY" is the head of a paper. */
function isTitle(definition: string, { script }: LanguageProfile): boolean {
  return script === "spaced" && !/\p{Ll}{2}/u.test(definition);
}

/** What defines a term opens with a common noun, even where it opened a sentence. */
function asCommonNoun(text: string, { capitalNouns }: LanguageProfile): string {
  return capitalNouns || /^\S+ \p{Lu}/u.test(text) ? text : lowerFirst(text);
}

/** A bare "X is a Y" defines X only if X is a term of the document. */
function isTerm(text: string, sure: boolean, terms: Terms, profile: LanguageProfile): boolean {
  const words = wordsOf(text, profile);
  if (words.length === 0 || words.length > 5 || text.length > 45) return false;
  const last = words.at(-1)?.lower ?? "";
  const first = words[0]?.lower ?? "";
  if (
    profile.stopWords.has(last) ||
    profile.stopWords.has(first) ||
    (profile.generic.has(last) && !isSpecifiedTerm(text, words, terms, profile)) ||
    profile.pronouns.has(first) ||
    profile.describing?.test(text) === true ||
    isLoneQuality(text, profile) ||
    // "un ejemplo de …": the head of the phrase, where it stands first.
    (profile.headFirst && words.length > 1 && profile.generic.has(first))
  )
    return false;
  if (profile.script === "unspaced" && (profile.generic.has(text) || /^[\p{Script=Hiragana}\d]/u.test(text)))
    return false;
  const inner = words
    .slice(1, -1)
    .some(
      ({ lower }) => profile.stopWords.has(lower) && !/^(?:of|de|del|la|las|los|von|der|des)$/u.test(lower),
    );
  if (inner || (words.length > 1 && isVerb(words.at(-1)?.text ?? "", profile))) return false;
  if (sure) return true;
  const term = terms.get(text);
  if (term === undefined) return false;
  return (
    term.count >= 2 || term.marked || term.inHeading || term.type !== "term" || isTechnical(term, profile)
  );
}

/** "Броунівський рух", "nervous system": what stands before a noun that is too general makes a term of it, if it comes again. */
function isSpecifiedTerm(
  text: string,
  [first, ...others]: readonly Word[],
  terms: Terms,
  profile: LanguageProfile,
): boolean {
  if (first === undefined || others.length === 0 || informativeWordsIn(first.text, profile).size === 0)
    return false;
  const known = terms.get(text);
  return known !== undefined && (known.count > 1 || known.marked || known.inHeading);
}

/** "Noam Chomsky skrytykował": what ends in a verb is a clause. */
function isVerb(
  word: string,
  { phraseBoundaries, phraseBoundaryShape, capitalNouns, nounLeads }: LanguageProfile,
): boolean {
  if (capitalNouns || nounLeads.size > 0 || word !== word.toLowerCase()) return false;
  return phraseBoundaries.has(word) || phraseBoundaryShape?.test(word) === true;
}

function* collectSpans(
  lines: readonly Line[],
  profile: LanguageProfile,
): Steps<Map<string, SpanOccurrence[]>> {
  const spans = new Map<string, SpanOccurrence[]>();
  for (const line of lines) {
    yield;
    for (const span of spansOf(line.text, profile))
      pushTo(spans, spanClass(span), { span, line, number: numberIn(span.text) });
  }
  return spans;
}

function spanClass({ type, unit }: Span): string {
  return type === "quantity" || type === "money" ? `${type} ${unit.toLowerCase()}` : type;
}
