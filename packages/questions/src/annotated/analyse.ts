import type { DocumentLanguage } from "@quizmill/contract";
import {
  annotate,
  LANGUAGES,
  type Language,
  type NounPhrase,
  type Pos,
  type Sentence,
  type Token,
  type Wording,
} from "@quizmill/language";
import type { Passage } from "../engine.ts";
import { countUp, pushTo } from "../maps.ts";
import type { Steps } from "../steps.ts";

/** A language with the words that questions on its annotated sentences need. */
export interface AnnotatedLanguage extends Language {
  readonly code: DocumentLanguage;
  readonly wording: Wording;
}

const ANNOTATED: Readonly<Partial<Record<string, Language>>> = LANGUAGES;

/** Null for a language that is not annotated, or not asked in. */
export function annotatedLanguage(code: DocumentLanguage | "und"): AnnotatedLanguage | null {
  const language = code === "und" ? undefined : ANNOTATED[code];
  if (code === "und" || language === undefined || language.wording === null) return null;
  return { ...language, code, wording: language.wording };
}

/** A sentence of a document and where it stands. `block` is the index of its block in its passage. */
export interface AnalysedSentence extends Sentence {
  /** Index among the document's sentences. */
  readonly id: number;
  /** Ordinal of its passage. */
  readonly passage: number;
}

/** Where a sentence names a term. */
export interface Mention {
  readonly sentence: AnalysedSentence;
  /** Token indexes of its name, without determiners; `end` is behind the last. */
  readonly start: number;
  readonly end: number;
  /** The token index of its noun. */
  readonly head: number;
  /** The longest noun phrase that it is the noun of. */
  readonly phrase: NounPhrase;
  /** Its phrase is a part of another one: "the cells" of "the wall of the cells". */
  readonly isInner: boolean;
  /** The lemmas of its name. */
  readonly key: string;
}

/** What a document speaks of. */
export interface Term {
  readonly key: string;
  /** In the order of the document; at least one. */
  readonly mentions: readonly [Mention, ...Mention[]];
  /** The lemma of its noun. */
  readonly head: string;
  readonly words: number;
  /** All its words are written with a capital letter, also within a sentence. */
  readonly isName: boolean;
  /** It is a whole heading. */
  readonly isHeading: boolean;
  /** The author marked it: it is printed in bold, or stands in a glossary. */
  readonly isMarked: boolean;
  /** What most of its articles and adjectives show; null where nothing does. */
  readonly gender: string | null;
}

/** What is read of a document once, before anything is asked. */
export interface Analysis {
  readonly language: DocumentLanguage;
  readonly wording: Wording;
  readonly sentences: readonly AnalysedSentence[];
  /** By the ordinal of the passage. */
  readonly byPassage: ReadonlyMap<number, readonly AnalysedSentence[]>;
  readonly terms: ReadonlyMap<string, Term>;
  /** In order. */
  readonly mentionsIn: (sentence: AnalysedSentence) => readonly Mention[];
  /** A text with the apostrophe that the document writes. */
  readonly withApostrophe: (text: string) => string;
}

/** Two apostrophes in one question would tell what is the document's and what is not. */
function apostropheIn(sentences: readonly AnalysedSentence[]): (text: string) => string {
  const found = sentences.find(({ text }) => /\p{L}['’]\p{L}/u.test(text))?.text;
  const apostrophe = /\p{L}(['’])\p{L}/u.exec(found ?? "")?.[1] ?? "’";
  return (text) => text.replace(/(?<=\p{L})['’](?=\p{L})/gu, apostrophe);
}

const NOUNS: ReadonlySet<string> = new Set(["NOUN", "PROPN"]);
/** What may stand before a name without being part of it. */
const BEFORE_NAMES: ReadonlySet<string> = new Set([
  "DET",
  "NUM",
  "PRON",
  "ADV",
  "PART",
  "PUNCT",
  "SYM",
  "ADP",
  "X",
]);
/** What a name is made of. */
const OF_NAMES: ReadonlySet<string> = new Set(["NOUN", "PROPN", "ADJ", "NUM"]);
/** What follows a noun and is part of the name: "układ krążeniowy", "Louis XIV". */
const BEHIND_NOUNS: ReadonlySet<string> = new Set(["ADJ", "PROPN", "NUM"]);

/** The words of a mention as they are written. */
export function mentionText({ sentence: { text, tokens }, start, end }: Mention): string {
  return text.slice(tokens[start]?.start, tokens[end - 1]?.end);
}

/** A capital letter that only opens its sentence, or a cell of a table, is a small one. */
export function insideText(mention: Mention, { isName, mentions }: Term): string {
  const text = mentionText(mention);
  const small = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (isName || small === text || mentions.some((one) => mentionText(one) === small))
    return isName ? text : small;
  if (mention.start > 0 || mention.sentence.tokens[0]?.pos === "PROPN") return text;
  const inside = mentions.find(({ start }) => start > 0);
  const isCapital = inside !== undefined && /^\p{Lu}/u.test(mentionText(inside));
  return isCapital ? text : small;
}

/** Only the noun of what its phrase names: "la paroi" of "la paroi du cœur". */
export function isCutOff({ sentence: { tokens }, end, phrase }: Mention, { hasHeadFirst }: Wording): boolean {
  return hasHeadFirst && end < phrase.end && tokens[end]?.pos === "ADP";
}

/** Whether the head of a mention is annotated as a plural. */
export function isPlural({ sentence: { tokens }, head }: Mention): boolean {
  return tokens[head]?.features.Number === "Plur";
}

/** The sentences of all passages, annotated one after another. */
function* sentencesOf(passages: readonly Passage[], language: AnnotatedLanguage): Steps<AnalysedSentence[]> {
  const blocks = passages.flatMap(({ ordinal, blocks: own }) =>
    own.map(({ text }, block) => ({ text, block, passage: ordinal })),
  );
  const sentences: AnalysedSentence[] = [];
  const texts = blocks.map(({ text }) => text);
  for (const sentence of annotate(texts, language)) {
    yield;
    const { block = 0, passage = 0 } = blocks[sentence.block] ?? {};
    sentences.push({ ...sentence, block, passage, id: sentences.length });
  }
  return sentences;
}

/** The phrases behind the prepositions of a phrase: "the cells" of "the wall of the cells". */
function innerPhrases(
  { tokens }: AnalysedSentence,
  { head, end }: NounPhrase,
  wording: Wording,
): NounPhrase[] {
  const inner: NounPhrase[] = [];
  for (let at = head + 1; at < end; at++) {
    if (tokens[at]?.pos !== "ADP") continue;
    const next = tokens.findIndex(({ pos }, i) => i > at && (pos === "ADP" || pos === "CCONJ"));
    const to = next < 0 || next > end ? end : next;
    const nouns = tokens.slice(at + 1, to).flatMap(({ pos }, i) => (NOUNS.has(pos) ? [at + 1 + i] : []));
    const noun = wording.hasHeadFirst ? nouns[0] : nouns.at(-1);
    if (noun !== undefined) inner.push({ start: at + 1, end: to, head: noun });
  }
  return inner;
}

/** The name in a noun phrase; null where its noun is none, or other words stand between. */
function mentionIn(
  sentence: AnalysedSentence,
  phrase: NounPhrase,
  { wording, marked, isInner }: { wording: Wording; marked: ReadonlySet<string>; isInner: boolean },
): Mention | null {
  const { tokens } = sentence;
  const { head } = phrase;
  if (!NOUNS.has(tokens[head]?.pos ?? "")) return null;
  let end = head + 1;
  while (end < phrase.end && BEHIND_NOUNS.has(tokens[end]?.pos ?? "") && !isLoose(tokens[end], wording))
    end++;
  let start = phrase.start;
  while (start < head && (BEFORE_NAMES.has(tokens[start]?.pos ?? "") || isLoose(tokens[start], wording)))
    start++;
  const whole = markedEnd(sentence, { start, end: phrase.end }, marked) ?? 0;
  const isMarked = whole >= end;
  if (isMarked) end = whole;
  const name = tokens.slice(start, end);
  if (!isMarked && !name.every(({ pos, text }) => OF_NAMES.has(pos) || text === "-")) return null;
  const key = name.map(({ lemma }) => lemma.toLowerCase()).join(" ");
  return { sentence, start, end, head, phrase, isInner, key };
}

/** Where a name ends that the author marked: "séparation des pouvoirs" is one. Null for no such name. */
function markedEnd(
  { text, tokens }: AnalysedSentence,
  { start, end }: { start: number; end: number },
  marked: ReadonlySet<string>,
): number | null {
  if (marked.size === 0) return null;
  for (let at = end; at > start; at--)
    if (marked.has(text.slice(tokens[start]?.start, tokens[at - 1]?.end).toLowerCase())) return at;
  return null;
}

function isLoose(token: Token | undefined, { looseAdjectives }: Wording): boolean {
  return token !== undefined && looseAdjectives.has(token.lemma.toLowerCase());
}

function termOf(
  mentions: readonly [Mention, ...Mention[]],
  { headings, marked }: { headings: ReadonlySet<string>; marked: ReadonlySet<string> },
): Term {
  const [{ key, start, end, head, sentence }] = mentions;
  const isCapital = (one: Mention) =>
    one.sentence.tokens.slice(one.start, one.end).every(({ text }) => /^[\p{Lu}\d]/u.test(text));
  return {
    key,
    mentions,
    words: end - start,
    head: sentence.tokens[head]?.lemma.toLowerCase() ?? "",
    isName: mentions.every(isCapital) && mentions.some((one) => one.start > 0 || isTaggedName(one)),
    gender: genderOf(mentions),
    isMarked: mentions.some((one) => marked.has(mentionText(one).toLowerCase())),
    isHeading: headings.has(key) || mentions.some((one) => headings.has(mentionText(one).toLowerCase())),
  };
}

const isTaggedName = ({ sentence: { tokens }, start, end }: Mention) =>
  tokens.slice(start, end).every(({ pos }) => pos === "PROPN");

/** What the author marked, in small letters. */
function markedIn(passages: readonly Passage[]): ReadonlySet<string> {
  const blocks = passages.flatMap((passage) => passage.blocks);
  return new Set(blocks.flatMap(({ terms = [] }) => terms.map((term) => term.toLowerCase())));
}

/** Whose gender is surest. */
const SHOW_GENDER = [["DET"], ["ADJ"], ["NOUN", "PROPN"]] as const satisfies Pos[][];

/** The gender that most words beside its mentions have: articles first, since the noun's own is guessed. */
function genderOf(mentions: readonly Mention[]): string | null {
  for (const shown of SHOW_GENDER) {
    const counts = new Map<string, number>();
    for (const { sentence, phrase, start, end } of mentions)
      for (const [at, { pos, features }] of sentence.tokens.entries()) {
        const isOwn = at >= Math.max(phrase.start, start - 2) && at < end;
        const isShown = (shown as readonly Pos[]).includes(pos);
        if (isOwn && isShown && features.Gender !== undefined) countUp(counts, features.Gender);
      }
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    if (most !== undefined) return most[0];
  }
  return null;
}

/** Annotates passages, and collects what they speak of; in steps, one for each sentence. */
export function* analyse(passages: readonly Passage[], language: AnnotatedLanguage): Steps<Analysis> {
  const { wording } = language;
  const sentences = yield* sentencesOf(passages, language);
  const marked = markedIn(passages);
  const byKey = new Map<string, Mention[]>();
  const bySentence = sentences.map((sentence) =>
    sentence.nounPhrases
      .flatMap((phrase) => [
        mentionIn(sentence, phrase, { wording, marked, isInner: false }) ?? [],
        innerPhrases(sentence, phrase, wording).flatMap(
          (inner) => mentionIn(sentence, inner, { wording, marked, isInner: true }) ?? [],
        ),
      ])
      .flat(),
  );
  for (const mention of bySentence.flat()) pushTo(byKey, mention.key, mention);
  const headings = new Set(passages.map(({ heading }) => heading?.toLowerCase() ?? ""));
  const terms = [...byKey].map(
    ([key, all]) => [key, termOf(all as [Mention, ...Mention[]], { headings, marked })] as const,
  );
  return {
    language: language.code,
    wording,
    sentences,
    terms: new Map(terms),
    byPassage: Map.groupBy(sentences, ({ passage }) => passage),
    mentionsIn: ({ id }) => bySentence[id] ?? [],
    withApostrophe: apostropheIn(sentences),
  };
}
