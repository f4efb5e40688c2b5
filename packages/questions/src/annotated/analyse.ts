import { annotate, LANGUAGES, type NounPhrase, type Sentence, type Token } from "@quizmill/language";
import type { Passage } from "../engine.ts";
import { pushTo } from "../maps.ts";
import type { Steps } from "../steps.ts";
import { WORDINGS } from "./wording/index.ts";
import type { Wording } from "./wording/wording.ts";

/** The languages that are annotated and asked in. */
export type AnnotatedLanguage = keyof typeof WORDINGS;

export const isAnnotated = (language: string): language is AnnotatedLanguage =>
  Object.hasOwn(WORDINGS, language);

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
}

/** What is read of a document once, before anything is asked. */
export interface Analysis {
  readonly wording: Wording;
  readonly sentences: readonly AnalysedSentence[];
  /** By the ordinal of the passage. */
  readonly byPassage: ReadonlyMap<number, readonly AnalysedSentence[]>;
  readonly terms: ReadonlyMap<string, Term>;
  /** In order. */
  readonly mentionsIn: (sentence: AnalysedSentence) => readonly Mention[];
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

/** A capital letter that only opens its sentence is a small one. */
export function insideText(mention: Mention, { isName, mentions }: Term): string {
  const text = mentionText(mention);
  if (mention.start > 0 || isName || mention.sentence.tokens[0]?.pos === "PROPN") return text;
  const inside = mentions.find(({ start }) => start > 0);
  const isCapital = inside !== undefined && /^\p{Lu}/u.test(mentionText(inside));
  return isCapital ? text : text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

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
  for (const sentence of annotate(texts, LANGUAGES[language])) {
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
  { wording, isInner }: { wording: Wording; isInner: boolean },
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
  const name = tokens.slice(start, end);
  if (!name.every(({ pos, text }) => OF_NAMES.has(pos) || text === "-")) return null;
  const key = name.map(({ lemma }) => lemma.toLowerCase()).join(" ");
  return { sentence, start, end, head, phrase, isInner, key };
}

function isLoose(token: Token | undefined, { looseAdjectives }: Wording): boolean {
  return token !== undefined && looseAdjectives.has(token.lemma.toLowerCase());
}

function termOf(mentions: readonly [Mention, ...Mention[]], headings: ReadonlySet<string>): Term {
  const [{ key, start, end, head, sentence }] = mentions;
  const isCapital = (one: Mention) =>
    one.sentence.tokens.slice(one.start, one.end).every(({ text }) => /^[\p{Lu}\d]/u.test(text));
  return {
    ...{ key, mentions, words: end - start, head: sentence.tokens[head]?.lemma.toLowerCase() ?? "" },
    isName: mentions.every(isCapital) && mentions.some((one) => one.start > 0),
    isHeading: headings.has(key) || mentions.some((one) => headings.has(mentionText(one).toLowerCase())),
  };
}

/** Annotates passages, and collects what they speak of; in steps, one for each sentence. */
export function* analyse(passages: readonly Passage[], language: AnnotatedLanguage): Steps<Analysis> {
  const wording = WORDINGS[language];
  const sentences = yield* sentencesOf(passages, language);
  const byKey = new Map<string, Mention[]>();
  const bySentence = sentences.map((sentence) =>
    sentence.nounPhrases
      .flatMap((phrase) => [
        mentionIn(sentence, phrase, { wording, isInner: false }) ?? [],
        innerPhrases(sentence, phrase, wording).flatMap(
          (inner) => mentionIn(sentence, inner, { wording, isInner: true }) ?? [],
        ),
      ])
      .flat(),
  );
  for (const mention of bySentence.flat()) pushTo(byKey, mention.key, mention);
  const headings = new Set(passages.map(({ heading }) => heading?.toLowerCase() ?? ""));
  const terms = [...byKey].map(
    ([key, all]) => [key, termOf(all as [Mention, ...Mention[]], headings)] as const,
  );
  return {
    ...{ wording, sentences, terms: new Map(terms) },
    byPassage: Map.groupBy(sentences, ({ passage }) => passage),
    mentionsIn: ({ id }) => bySentence[id] ?? [],
  };
}
