import { type LanguageProfile, NEVER } from "@quizmill/language";
import { memoized } from "../memo.ts";
import { type Word, wordsOf } from "../text/words.ts";

/** A stretch of a sentence that may be a term or a name. */
export interface Phrase {
  text: string;
  start: number;
  end: number;
  /** Number of words; in a script without spaces 1. */
  words: number;
  /** Function words, punctuation or a change of case on both sides: the stretch is a unit. */
  bounded: boolean;
  /** Written as a name: capitals that the sentence's start does not explain. */
  name: boolean;
  /** The word before, lower case; "" at the start or after punctuation. */
  before: string;
  /** What stands before it leads a noun, so that it is surely no verb or clause. */
  licensed: boolean;
  /** Units joined by a small word ("threshold of excitation"): one term only if the document makes it one. */
  isLinked?: boolean;
}

const LINK_CHARS = 8;

const MAX_WORDS = 4;
/** A unit belongs to its number, not to the noun after it. */
const UNIT = /^(?:[kcmdкcмсд]?[mgмг]|км|kg|кг)[²³]?$/u;

/** What asks of a sentence looks at its phrases a dozen times. */
const SENTENCES_KEPT = 32;

/** Candidate phrases of a sentence, longer units with those inside them. */
export const phrasesOf = memoized(
  SENTENCES_KEPT,
  (text: string, profile: LanguageProfile): readonly Phrase[] =>
    profile.script === "unspaced" ? unspacedPhrases(text, profile) : spacedPhrases(text, profile),
);

/** Shorter is no word, longer a clause. */
const UNIT_CHARS = { least: 2, most: 18 };
/** "数キロメートル", "子供2人", "卒業後彼": an amount, or a word that ran into the next. */
const NO_UNIT = /^\p{N}|\p{Script=Han}\p{N}+$|数\p{Script=Katakana}|\d[千万億]*[人年月日円回個]$|彼女?$/u;
/** What goes on in kana is a verb: "する", "捨てる". */
const VERB_BEHIND =
  /^(?:し(?!く)|する|すれ|され|させ|せず|[てけえれせめべげね][るたてら]|[ぐぶむる]|ん[だで])/u;
/** What may go on in kana behind a noun in characters; elsewhere its own ending does: "上書き", "興味深い", "注釈付き". */
const BEHIND_NOUN =
  /^(?:$|[^ぁ-ん]|[はにへをとでのもやだあ]|が(?![っらりるれろ])|か(?![さしすせれなり])|な(?![いうえわっ])|まで|より|ら(?=[はがをにのとも、。]|$)|さ[えん]|す[らべ]|しか|こそ|ごと|ずつ|ばかり|ほ[どか]|くらい|ぐらい|そ[のば]|た[ちめ]|みたい|および)/u;
/** "サーバー上", "発見後", "前線付近": where or when, "自動的": how. */
const NO_THING =
  /[\p{Script=Katakana}ー\p{Script=Latin}][後前上中内外側間時用別]$|\p{Script=Han}{2}[後前上中内側]$|(?:付近|以[外降前来]|同士|時点)$|\p{Script=Han}(?<!目)的$/u;
/** "以降アレクサンドル2世", "現在使": what leads a sentence on, run into its next word. */
const RUN_IN =
  /^(?:以[降後来]|当時|現在|今[回日]|近年|最近|同年|翌年|結果|一度|再度|[各全子後](?=\p{Script=Katakana}))+(?=.{2})/u;
/** "簡単な操作": before "な" a quality. */
const QUALITY_BEHIND = /^な(?![どらがくいりるっかけさす])/u;

function unspacedPhrases(text: string, profile: LanguageProfile): Phrase[] {
  return wordsOf(text, profile).flatMap(({ text: run, end }) => {
    const after = text.slice(end);
    const word = run.replace(RUN_IN, "");
    const start = end - word.length;
    if (word.length < UNIT_CHARS.least || word.length > UNIT_CHARS.most) return [];
    if ([NO_UNIT, NO_THING].some((sign) => sign.test(word)) || VERB_BEHIND.test(after)) return [];
    if (/\p{Script=Han}$/u.test(word) && !BEHIND_NOUN.test(after)) return [];
    return {
      text: word,
      start,
      end,
      words: 1,
      bounded: true,
      name: /[\p{Script=Katakana}\p{Lu}]/u.test(word),
      before: text.slice(Math.max(0, start - 2), start),
      licensed: !QUALITY_BEHIND.test(after),
    };
  });
}

function spacedPhrases(text: string, profile: LanguageProfile): Phrase[] {
  const words = wordsOf(text, profile);
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
function linkedTerms(phrases: readonly Phrase[], text: string, { termLink }: LanguageProfile): Phrase[] {
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

function breaksRun({ lower, text, start }: Word, profile: LanguageProfile): boolean {
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

function phrasesInRun(run: readonly Word[], text: string, edges: Edges, profile: LanguageProfile): Phrase[] {
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
  profile: LanguageProfile,
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
