import type { Mode } from "@quizmill/contract";
import { type LanguageProfile, profileOf } from "@quizmill/language";
import type { Context, Plan, Preparation } from "../engine.ts";
import { pushTo } from "../maps.ts";
import { runToEnd, type Steps } from "../steps.ts";
import { numberIn, type Span, spansOf } from "../text/spans.ts";
import { phraseKey } from "../text/words.ts";
import { type Definition, definitionsIn } from "./groups/definitions.ts";
import type { Group } from "./groups/group.ts";
import { groupsOf } from "./groups/index.ts";
import { groupsTold } from "./groups/told.ts";
import { type LetterCase, readCase } from "./letter-case.ts";
import { canBeAsked, type Line, readLines } from "./lines.ts";
import { nominativeNames } from "./nominative-names.ts";
import { isShortText } from "./passages.ts";
import { salienceIn } from "./salience.ts";
import { type SelfContainedness, selfContainednessIn } from "./self-containedness.ts";
import { termhoodIn } from "./termhood.ts";
import { collectTerms, headingKeys, type Term, type Terms } from "./terms.ts";

const NONE: ReadonlySet<string> = new Set();

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
  lines: readonly Line[];
  linesIn(passage: number): readonly Line[];
  /** Those of a passage that can be asked about, alone or behind their antecedent, or that define something. */
  linesOf(passage: number): readonly Line[];
  terms: Terms;
  /** What it sets side by side. */
  groups: readonly Group[];
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
  /** Whether the document says what it is. */
  isDefined(term: Term): boolean;
  /** Its hypernyms in the document, in comparison form; empty where it gives none. */
  hypernymsOf(term: Term): ReadonlySet<string>;
  /** Terms that some sentence is about, in the form they have as its subject. */
  subjects: ReadonlyMap<string, string>;
  /** The form in which the document names a thing, where the language has cases. */
  nameOf(term: Term): string | null;
  /** The first sentence with this number or date. */
  lineWith(span: string): Line | undefined;
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
  return { ...document, ...options };
}

function* read(plan: Plan, options: Preparation): Steps<Document> {
  const lines = yield* readLines(plan, profileOf(plan.language));
  // One of its own: what is remembered for it goes with it.
  const profile = { ...profileOf(plan.language) };
  const headings = new Set(plan.passages.flatMap(({ heading }) => (heading === null ? [] : [heading])));
  if (plan.title !== null) headings.add(plan.title);
  const terms = yield* collectTerms(lines, new Set(headingKeys(headings, profile).keys()), profile);
  const letterCase = yield* readCase(lines, profile);
  const { lowerCased } = letterCase;
  const defining = (line: Line) => definitionsIn(line, { profile, terms, lowerCased });
  const told = yield* lineByLine(lines, defining);
  const definitions = told.filter(({ isPointing }) => !isPointing).map((one, index) => ({ ...one, index }));
  // What only the sentence before explains is nobody else's option.
  const named = told
    .filter(({ isPointing }) => isPointing)
    .map((one) => ({ ...one, index: definitions.length }));
  const all = [...named, ...definitions];
  const definitionByLine = new Map(all.map((definition) => [definition.line.id, definition]));
  const definitionByTerm = new Map(
    all.map((definition) => [phraseKey(definition.term, profile), definition]),
  );
  const byPassage = Map.groupBy(lines, ({ passage }) => passage);
  const linesIn = (passage: number) => byPassage.get(passage) ?? [];
  const spans = yield* collectSpans(lines, profile);
  const subjects = new Map<string, string>();
  // A short note says most things once: there, what a sentence is about is term enough.
  const repeated = plan.passages.length > 1 ? 3 : 1;
  const isShort = isShortText(plan);
  const spanLines = new Map<string, Line>();
  for (const { span, line } of [...spans.values()].flat())
    if (!spanLines.has(span.text)) spanLines.set(span.text, line);
  const isDefined = (term: Term) => definitionByTerm.has(term.key);
  const salience = salienceIn({ profile, isDefined, subjects });
  const document: Document = {
    ...options,
    plan,
    profile,
    lines,
    terms,
    groups: [...groupsOf(plan, profile), ...groupsTold(lines, terms, profile)],
    definitions,
    ...letterCase,
    isShort,
    isDefined,
    hypernymsOf: ({ key }) => definitionByTerm.get(key)?.hypernyms ?? NONE,
    hasTermhood: termhoodIn({ profile, isShort, repeated, isDefined, subjects }),
    salience,
    selfContainedness: selfContainednessIn({ profile, title: plan.title, lines, terms, salience }),
    nameOf: nominativeNames({ profile, subjects, soften: lowerCased }),
    linesIn,
    linesOf: (passage) =>
      linesIn(passage).filter((line) => canBeAsked(line) || definitionByLine.has(line.id)),
    definitionIn: (line) => definitionByLine.get(line.id),
    definitionOf: (term) => definitionByTerm.get(phraseKey(term, profile)),
    subjects,
    lineWith: (span) => spanLines.get(span),
    spansLike: (span) => spans.get(spanClass(span)) ?? [],
  };
  for (const { term: named, groups } of definitions) {
    const term = terms.get(named);
    if (term === undefined) continue;
    // What is told beside a name leaves that in whatever case its sentence has it.
    if (groups.near === undefined && !subjects.has(term.key))
      subjects.set(term.key, term.type === "term" ? lowerCased(named) : named);
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
