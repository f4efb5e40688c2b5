import { matchedWords, type Phrase, type Writing } from "../../writing.ts";

/**
 * Runs of one writing: kanji, katakana, Latin and digits together make a content word, and so does a name of several
 * parts with what it names ("サン・ドニ修道院").
 */
const PART = String.raw`[\p{Script=Katakana}ー\p{Script=Latin}\p{N}]+`;
const WORD = new RegExp(
  String.raw`[\p{Script=Han}々〆ヶ\p{Script=Katakana}ー\p{Script=Latin}\p{N}]+` +
    String.raw`(?:(?:[・=＝.-]${PART})+(?:\p{Script=Han}{2,6})?)?`,
  "gu",
);
/** So many characters say what a word does. */
const CHARS_PER_WORD = 2.6;

/** A script without spaces and capitals, whose sentences have kana. */
export const UNSPACED: Writing = {
  word: WORD,
  lettersPerChar: 2,
  space: "",
  stop: "。",
  hasCapitals: false,
  showsTerms: false,
  // "remote: Total 43, delta 31" is without the particles of a sentence.
  sentence: /(?:\p{Script=Hiragana}.*?){4}/su,
  sentences: closedPieces,
  phrases: phrasesOf,
  wordsOfTerm: (text) => [text.toLowerCase()],
  countWords: (text) => text.length / CHARS_PER_WORD,
  parts: pairsOf,
  keyOf: (text) => text.normalize("NFKC").toLowerCase().replace(/\s/gu, ""),
  holds: (text, phrase) => text.includes(phrase) || isThinned(text, phrase),
  listLink: (and) => `(?<last>${and}|[・、])`,
  whole: (source) => `(?:${source})`,
};

function pairsOf(run: string): string[] {
  if (run.length === 1 || /^[\p{N}.,]+$/u.test(run)) return [run];
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}

/** "明治政府" is "明治新政府" with a character left out: most likely the same thing. */
function isThinned(long: string, short: string): boolean {
  if (short.length < 3 || long.length - short.length > 2 || long.length <= short.length) return false;
  let found = 0;
  for (const char of long) if (char === short.charAt(found)) found++;
  return found === short.length;
}

/** Shorter is no word, longer a clause. */
const UNIT_CHARS = { least: 2, most: 18 };
/** "数キロメートル", "子供2人", "卒業後彼": an amount, or a word that ran into the next. */
const NO_UNIT = /^\p{N}|\p{Script=Han}\p{N}+$|数\p{Script=Katakana}|\d[千万億]*[人年月日円回個]$|彼女?$/u;
/** What goes on in kana is a verb: "する", "捨てる". */
const VERB_BEHIND =
  /^(?:し(?!く)|する|すれ|され|させ|せず|でき[るたま]|[てけえれせめべげね][るたてら]|[ぐぶむる]|ん[だで])/u;
/** What may go on in kana behind a noun in characters; elsewhere its own ending does: "上書き", "興味深い", "注釈付き". */
const PARTICLE =
  "[はにへをとでのもやだあ]|が(?![っらりるれろ])|か(?![さしすせれなり])|な(?![いうえわっ])|ら(?=[はがをにのとも、。]|$)";
const ADVERBIAL =
  "まで|より|さ[えん]|す[らべ]|しか|こそ|ごと|ずつ|ばかり|ほ[どか]|くらい|ぐらい|そ[のば]|た[ちめ]|みたい|および";
const BEHIND_NOUN = new RegExp(`^(?:$|[^ぁ-ん]|${PARTICLE}|${ADVERBIAL})`, "u");
/** "サーバー上", "発見後", "前線付近": where or when, "自動的": how. */
const NO_THING = new RegExp(
  [
    String.raw`[\p{Script=Katakana}ー\p{Script=Latin}][後前上中内外側間時用別]$|\p{Script=Han}{2}[後前上中内側]$`,
    String.raw`(?:付近|以[外降前来]|同士|時点)$|\p{Script=Han}(?<!目)的$`,
  ].join("|"),
  "u",
);
/** "以降アレクサンドル2世", "現在使": what leads a sentence on, run into its next word. */
const RUN_IN =
  /^(?:以[降後来]|当時|現在|今[回日]|近年|最近|同年|翌年|結果|一度|再度|[各全子後](?=\p{Script=Katakana}))+(?=.{2})/u;
/** "簡単な操作": before "な" a quality. */
const QUALITY_BEHIND = /^な(?![どらがくいりるっかけさす])/u;

function phrasesOf(text: string): Phrase[] {
  return matchedWords(text, WORD).flatMap(({ text: run, end }) => {
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

/** Papers of some fields write "．" and "，". */
function isStop(char: string, next: string): boolean {
  return "。！？!?\n".includes(char) || (char === "．" && !/[\p{N}\p{Script=Latin}]/u.test(next));
}

/** Japanese: a full stop ends a sentence only outside quotation marks and brackets. */
function closedPieces(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if ("「『（【(".includes(char)) depth++;
    else if ("」』）】)".includes(char)) depth = Math.max(0, depth - 1);
    // An unclosed bracket must not swallow the rest of the block.
    else if (isStop(char, text.charAt(i + 1)) && (depth === 0 || i - start > 300)) {
      pieces.push(text.slice(start, i + 1));
      start = i + 1;
      depth = 0;
    }
  }
  pieces.push(text.slice(start));
  return pieces;
}
