import type { Draft, Passage, Plan, Sentence } from "../engine.ts";
import { plansByLanguage } from "../plan-languages.ts";
import { runToEnd, type Steps } from "../steps.ts";
import {
  type AnalysedSentence,
  type AnnotatedLanguage,
  analyse,
  annotatedLanguage,
  isPlural,
  type Mention,
  mentionText,
  type Term,
} from "./analyse.ts";
import { definitionsIn } from "./definitions.ts";
import { mentionsLike } from "./distractor-rules.ts";
import type { ReadPart } from "./read-part.ts";
import { openRuleBooks } from "./rule-books.ts";
import { findSiblings, type Sibling } from "./siblings.ts";
import { specificityIn } from "./specificity.ts";
import { type ClassName, meaningStem, optionBeside, optionText, stemFor, withoutAsides } from "./stems.ts";
import { thingsIn } from "./things.ts";

/** A part of a plan in one language that is read by itself: its passages, and what is known of them once read. */
interface Window {
  readonly passages: readonly Passage[];
  readonly language: AnnotatedLanguage;
  read: ReadPart | null;
}

/** The windows of a plan, by the ordinals of their passages. */
export type Windows = ReadonlyMap<number, Window>;

/** Less sure ones are of the key's kind by chance. */
const LEAST_SURE = 0.5;
/** From here on they surely are. */
const SURE = 0.7;
/** How sure it is that what is of the same class at large is of the key's kind. */
const ALIKE = 0.4;
/** Others that are shown beside a key, and that are offered. */
const [LEAST_SHOWN, SHOWN] = [2, 3];
const OFFERED = 8;
/** So much is read at a time, some twenty pages: the first questions do not wait for the end of a book. */
const WINDOW_CHARS = 60_000;

/**
 * What is read for a passage, with the window that it is in; null in a language without annotation. `off` holds the ids
 * of rules that are switched off.
 */
function* readFor(
  { ordinal }: Passage,
  windows: Windows,
  off: ReadonlySet<string> = new Set(),
): Steps<ReadPart | null> {
  const window = windows.get(ordinal);
  if (window === undefined) return null;
  if (window.read === null) {
    // Passages come in their order: what was read before is not needed again.
    for (const other of new Set(windows.values()))
      if (other.passages.every((passage) => passage.ordinal < ordinal)) other.read = null;
    window.read = yield* read(window, off);
  }
  return window.read;
}

/**
 * Asks for what has siblings: terms beside which the document tells of others of their kind (docs/decisions/025). Each
 * reason to leave something out is a rule. The drafts are not ranked.
 */
function sentencesOf(
  { ordinal }: Passage,
  part: ReadPart,
): { readonly quote: string; readonly drafts: () => Draft[] }[] {
  return (part.analysis.byPassage.get(ordinal) ?? []).map((sentence) => ({
    quote: sentence.text,
    drafts: () => draftsFrom(sentence, part).toArray(),
  }));
}

/** The sentences of a passage with what is asked about them; none outside of the windows. */
export function siblingSentences(passage: Passage, windows: Windows): Sentence[] {
  const part = runToEnd(readFor(passage, windows));
  if (part === null) return [];
  return sentencesOf(passage, part).map(({ quote, drafts }) => ({ quote, write: () => [drafts()] }));
}

/** All drafts of a passage, and what they were made from. */
export function siblingDrafts(
  passage: Passage,
  windows: Windows,
  off?: ReadonlySet<string>,
): { readonly part: ReadPart | null; readonly drafts: Draft[] } {
  const part = runToEnd(readFor(passage, windows, off));
  const sentences = part === null ? [] : sentencesOf(passage, part);
  return { part, drafts: sentences.flatMap(({ drafts }) => drafts()) };
}

/** Passages that follow each other, up to `WINDOW_CHARS` together, in languages that are annotated and wanted. */
export function windowsOf(
  plan: Plan,
  isWanted: (language: Plan["language"]) => boolean = () => true,
): Windows {
  const windows = new Map<number, Window>();
  for (const [code, { passages }] of plansByLanguage(plan)) {
    const language = isWanted(code) ? annotatedLanguage(code) : null;
    if (language === null) continue;
    let open: Passage[] = [];
    let chars = 0;
    const close = () => {
      const window = { passages: open, language, read: null };
      for (const { ordinal } of open) windows.set(ordinal, window);
      [open, chars] = [[], 0];
    };
    for (const passage of passages) {
      const own = passage.blocks.reduce((sum, { text }) => sum + text.length, 0);
      if (own === 0) continue;
      open.push(passage);
      chars += own;
      if (chars >= WINDOW_CHARS) close();
    }
    close();
  }
  return windows;
}

function* read({ passages, language }: Window, off: ReadonlySet<string>): Steps<ReadPart> {
  const analysis = yield* analyse(passages, language);
  const definitions = definitionsIn(analysis);
  yield;
  const siblings = findSiblings(analysis, definitions);
  return {
    analysis,
    definitions,
    siblings,
    specificity: specificityIn(analysis),
    things: thingsIn(analysis, siblings),
    rules: openRuleBooks(language.code, off),
    isFilledUp: language.phrasing !== null,
  };
}

function* draftsFrom(sentence: AnalysedSentence, part: ReadPart): Generator<Draft, void, void> {
  const { analysis, rules } = part;
  if (rules.sentences.veto({ sentence, analysis }) !== null) return;
  for (const mention of analysis.mentionsIn(sentence)) {
    const term = analysis.terms.get(mention.key);
    if (term === undefined || rules.answers.veto({ ...part, mention, term, sentence }) !== null) continue;
    const asked = askForTerm(mention, term, part);
    if (asked !== null) yield asked;
    const meaning = askForMeaning(mention, term, part);
    if (meaning !== null) yield meaning;
  }
}

/**
 * The others to offer; null where they are too few. Where two are surely of the key's kind, what may only be of it is
 * left out: it would show that it is none, and items have three options or four.
 */
function offeredAmong(others: readonly Sibling[]): readonly Sibling[] | null {
  const kin = others.filter(({ score }) => score >= SURE);
  if (kin.length >= LEAST_SHOWN) return kin.slice(0, OFFERED);
  return others.length >= SHOWN ? others.slice(0, OFFERED) : null;
}

/** How sure the options shown are of the key's kind: 0 to 1. */
const worthOf = (others: readonly Sibling[]) =>
  others.slice(0, SHOWN).reduce((sum, { score }, _at, { length }) => sum + score / length, 0);

function askForTerm(mention: Mention, term: Term, part: ReadPart): Draft | null {
  const {
    analysis: { wording, withApostrophe },
    definitions,
    siblings,
    rules,
  } = part;
  const { sentence } = mention;
  const fits = ({ term: other }: Sibling) =>
    rules.distractors.veto({ ...part, mention, term, sentence, other }) === null;
  const sure = siblings.of(term).filter((one) => one.score >= LEAST_SURE && fits(one));
  const others = offeredAmong([...sure, ...moreLike(term, sure, part).filter(fits).take(OFFERED)]);
  if (others === null) return null;
  const shown = others.slice(0, SHOWN);
  const isShared = (lemma: string) => shown.every(({ term: other }) => siblings.classesOf(other).has(lemma));
  const className = [...siblings.classesOf(term)].find(isShared) ?? null;
  const named = className === null ? null : classNameOf(className, part);
  const isPerson = term.isName && part.things.of(term) === "person";
  const stem = stemFor(mention, { term, definition: definitions.get(term.key), named, isPerson, wording });
  const key = optionText(mention, term, wording);
  if (stem.text.toLowerCase().includes(key.toLowerCase())) return null;
  const distractors = others.map(({ term: other }) => {
    const alike = mentionsLike(other, { mention, term }, wording);
    const like = alike.find(({ start }) => start > 0) ?? alike[0] ?? other.mentions[0];
    return withApostrophe(optionBeside(mention, { other, like }, wording));
  });
  return {
    kind: stem.kind,
    stem: withApostrophe(stem.text),
    key,
    distractors,
    quote: sentence.text,
    block: sentence.block,
    score: worthOf(others),
  };
}

/** Others of the same class at large, where fewer are of its kind than must be shown and nobody else asks. */
function* moreLike(
  term: Term,
  sure: readonly Sibling[],
  { things, isFilledUp }: ReadPart,
): Generator<Sibling> {
  if (!isFilledUp || sure.length >= SHOWN) return;
  const known = new Set(sure.map((one) => one.term));
  for (const other of things.alike(term))
    if (!known.has(other)) yield { term: other, reasons: new Set(), score: ALIKE, rank: ALIKE };
}

const classNameOf = (text: string, { analysis: { terms } }: ReadPart): ClassName => ({
  text,
  gender: terms.get(text)?.gender ?? null,
});

/** "What is X?", among what others of its kind are. */
function askForMeaning(mention: Mention, term: Term, part: ReadPart): Draft | null {
  const { analysis, definitions, siblings, rules } = part;
  const own = definitions.get(term.key);
  if (own?.mention !== mention || own.meaning === null) return null;
  const defined = siblings.of(term).filter(({ term: other, score }) => {
    const told = definitions.get(other.key);
    if (
      score < LEAST_SURE ||
      told === undefined ||
      told.meaning === null ||
      told.copulaLemma !== own.copulaLemma ||
      isPlural(told.mention) !== isPlural(mention)
    )
      return false;
    const isSelfContained = rules.sentences.veto({ sentence: told.mention.sentence, analysis }) === null;
    return isSelfContained && !told.meaning.toLowerCase().includes(mentionText(mention).toLowerCase());
  });
  const others = offeredAmong(defined);
  if (others === null) return null;
  const meaningOf = ({ term: other }: Sibling) => withoutAsides(definitions.get(other.key)?.meaning ?? "");
  const distractors = others.map(meaningOf);
  const stem = meaningStem(own, term, analysis.wording);
  return {
    kind: stem.kind,
    stem: analysis.withApostrophe(stem.text),
    key: withoutAsides(own.meaning),
    distractors,
    about: term.key,
    quote: mention.sentence.text,
    block: mention.sentence.block,
    score: worthOf(others),
  };
}
