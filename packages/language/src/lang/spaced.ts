import { NEVER } from "../sections.ts";
import { joinedPieces } from "../sentences.ts";
import { matchedWords, type Phrase, type PhraseRules, type Word, type Writing } from "../writing.ts";

const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'ʼ‐‑-][\p{L}\p{N}]+|[.,](?<=\p{N}[.,])(?=\p{N})\p{N}+)*/gu;

const lowerWords = (text: string) => text.match(WORD)?.map((word) => word.toLowerCase()) ?? [];

/** Words with spaces between them, sentences and names with capitals. */
export const SPACED: Writing = {
  word: WORD,
  lettersPerChar: 1,
  space: " ",
  stop: ".",
  hasCapitals: true,
  showsTerms: true,
  // But "2 A human body makes …", "3. config file": the number of a note or a list.
  sentence: /^(?!\d{1,3}(?: \p{Lu}|[.)] (?!\d)))["“„«'(]?[\p{Lu}\d]/u,
  sentences: joinedPieces,
  phrases: phrasesOf,
  wordsOfTerm: lowerWords,
  countWords: (text) => text.match(WORD)?.length ?? 0,
  parts: (word) => word,
  keyOf: (text, formOf) => lowerWords(text).map(formOf).join(" "),
  holds: (text, phrase) => ` ${text} `.includes(` ${phrase} `),
  listLink: (and, articles) => `(?:,? (?<last>${and}) |, )(?:(?:${articles}) )?`,
  whole: (source) => `(?<!\\p{L})(?:${source})(?!\\p{L})`,
};

const LINK_CHARS = 8;

const MAX_WORDS = 4;
/** A unit belongs to its number, not to the noun after it. */
const UNIT = /^(?:[kcmdкcмсд]?[mgмг]|км|kg|кг)[²³]?$/u;

function phrasesOf(text: string, profile: PhraseRules): Phrase[] {
  const words = matchedWords(text, WORD);
  const phrases: Phrase[] = [];
  let run: Word[] = [];
  let before = "";
  const close = (next: string) => {
    if (run.length > 0) phrases.push(...phrasesInRun(run, text, { before, next }, profile));
    run = [];
    before = next;
  };
  for (const [i, word] of words.entries()) {
    const previous = words[i - 1];
    if (previous !== undefined && isParted(previous, word, text)) close("");
    if (breaksRun(word, profile)) close(word.lower);
    else run.push(word);
  }
  close("");
  return [...phrases, ...linkedTerms(phrases, text, profile)];
}

/** "ley de las proporciones múltiples", "theory of evolution": units joined by what joins the words of one term. */
function linkedTerms(phrases: readonly Phrase[], text: string, { termLink }: PhraseRules): Phrase[] {
  if (termLink === NEVER) return [];
  const units = Map.groupBy(
    phrases.filter(({ bounded }) => bounded),
    ({ start }) => start,
  );
  const longer = (head: Phrase): Phrase[] => {
    const link = termLink.exec(text.slice(head.end, head.end + LINK_CHARS))?.[0];
    const tails = link === undefined ? [] : (units.get(head.end + link.length) ?? []);
    // "Battle of Hastings" is a name, "Boyle of the gas" nothing.
    return tails.flatMap(({ end, words, name }) => {
      if (head.name && !name) return [];
      const whole = { text: text.slice(head.start, end), end, words: head.words + words + 1 };
      return { ...head, ...whole, licensed: true, isLinked: !head.name };
    });
  };
  const once = [...units.values()].flat().flatMap(longer);
  return [...once, ...once.flatMap(longer)];
}

/** Something but a space stands between two words, and it is no stop after an initial ("John F. Kennedy"). */
function isParted(a: Word, b: Word, text: string): boolean {
  const gap = text.slice(a.end, b.start);
  return gap !== " " && !(gap === ". " && /^\p{Lu}$/u.test(a.text) && isCapital(b));
}

function breaksRun({ lower, text, start }: Word, profile: PhraseRules): boolean {
  if (/^\d/u.test(text) && !/\p{L}/u.test(text)) return true;
  if (profile.stopWords.has(lower) || UNIT.test(lower)) return true;
  if (profile.stopWords.size === 0 && lower.length <= 3 && text === lower) return true;
  // A name may look like a verb; a sentence's first word is no name for its capital alone.
  if (text !== lower && start > 0) return false;
  return profile.phraseBoundaries.has(lower) || profile.phraseBoundaryShape.test(lower);
}

/** The words that end a run, lower case; "" where punctuation or the sentence's edge does. */
interface Edges {
  before: string;
  next: string;
}

function phrasesInRun(run: readonly Word[], text: string, edges: Edges, profile: PhraseRules): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < run.length; from++) {
    for (let to = from; to < Math.min(run.length, from + MAX_WORDS); to++) {
      const phrase = phraseFrom(run, from, to, text, edges, profile);
      if (phrase !== null && (!profile.capitalNouns || isGermanNoun(phrase.text))) phrases.push(phrase);
    }
  }
  return phrases;
}

function phraseFrom(
  run: readonly Word[],
  from: number,
  to: number,
  text: string,
  edges: Edges,
  profile: PhraseRules,
): Phrase | null {
  const [first, last] = [run[from], run[to]];
  if (first === undefined || last === undefined) return null;
  const members = run.slice(from, to + 1);
  const opensSentence = text.slice(0, first.start).search(/[\p{L}\p{N}]/u) < 0;
  const all = to - from + 1;
  const leftEdge = from === 0 || changesCase(run[from - 1], first);
  const rightEdge = to === run.length - 1 || changesCase(last, run[to + 1]);
  return {
    text: text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
    words: all,
    bounded:
      leftEdge && rightEdge && !(text.charAt(first.start - 1) === "«" && text.charAt(last.end) !== "»"),
    name:
      members.every(isCapital) &&
      (profile.capitalNouns ? all > 1 && !opensSentence : all > 1 || !opensSentence),
    before: from === 0 ? edges.before : (run[from - 1]?.lower ?? ""),
    licensed:
      profile.nounLeads.has(edges.before) ||
      // A capital at the start of a sentence proves no noun.
      (profile.nounLeads.size === 0 && !(profile.capitalNouns && opensSentence && all === 1)),
  };
}

function isCapital({ text }: Word): boolean {
  return /^\p{Lu}/u.test(text);
}

function changesCase(a: Word | undefined, b: Word | undefined): boolean {
  return a !== undefined && b !== undefined && isCapital(a) !== isCapital(b);
}

/** German writes nouns with a capital: a phrase ends in one, and adjectives alone are none. */
function isGermanNoun(text: string): boolean {
  return text.split(" ").every((word) => /^\p{Lu}/u.test(word));
}
