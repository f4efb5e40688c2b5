/**
 * Cleaning of single characters. NFKC would turn x² into x2, ½ into 1⁄2 and ① into 1, which changes the meaning. So
 * only forms that differ in width or drawing are folded.
 */
const FOLDED = new RegExp(
  [
    "[\\uFB00-\\uFB06]", // Latin ligatures, as fonts draw them
    "[\\uFF10-\\uFF19\\uFF21-\\uFF3A\\uFF41-\\uFF5A]", // full-width digits and letters
    "[\\uFF65-\\uFF9F]+", // half-width kana; a run, because voicing marks combine
    "[\\u2F00-\\u2FDF\\u2E9F\\u2EF3]", // radicals that PDF writers use instead of ideographs
    "[\\uFB1D-\\uFDFB\\uFE70-\\uFEFC]+", // Arabic and Hebrew presentation forms
  ].join("|"),
  "gu",
);

/**
 * Pairs of radical and ideograph without a compatibility mapping. PDF writers use the radical if the font draws both
 * alike ("国⺠"). Source: EquivalentUnifiedIdeograph.txt of Unicode 14.
 */
const RADICALS = [
  ...("⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺫目⺬示⺭礻⺯糹⺰纟⺱罓⺲罒⺴冗⺶羊⺹耂⺺肀⺻聿⺼肉" +
    "⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻏邑⻐钅⻑長⻒镸⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀"),
];
const IDEOGRAPHS = new Map(
  RADICALS.flatMap((char, index) => (index % 2 === 0 ? [[char, RADICALS[index + 1] ?? char] as const] : [])),
);
const RADICAL = /[\u2E80-\u2EFF]/gu;
/** The hyphenation point is not used in Japanese. Between kana it stands for the middle dot. */
const KANA_DOT = /(?<=[\u30A1-\u30FA\u30FC])\u2027(?=[\u30A1-\u30FA\u30FC])/gu;

/** Control characters (PostgreSQL refuses NUL), private use, unassigned, invisible and direction marks, U+FFFD. */
const UNWANTED =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/gu;
/** All white space except a single plain space, of which a line has as many as words. */
const ODD_SPACES = / [\s\u0085]+|(?:[^\S ]|\u0085)[\s\u0085]*/g;

/**
 * Characters that no cleaning step changes, alone or in sequence; most lines consist of them. A class with more than
 * 16 ranges is six times slower in V8, so currency signs are not included.
 */
const CLEAN_CHARACTERS = [
  "\\x21-\\x7E\\u00A1-\\u00AC\\u00AE-\\u024F", // Latin
  "\\u0391-\\u03A1\\u03A3-\\u03CE\\u0400-\\u0482\\u048A-\\u052F", // Greek, Cyrillic
  "\\u2010-\\u2026\\u2030-\\u205E\\u2190-\\u22FF", // punctuation, arrows, mathematics
  "\\u3001-\\u3020\\u3041-\\u3096\\u30A1-\\u30FF\\u4E00-\\u9FFF", // Japanese
  "\\uFF01-\\uFF0F\\uFF1A-\\uFF20", // wide punctuation
].join("");
/** The same for English only, in a quarter of the time. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** A line that needs no cleaning, found in one pass. */
const CLEAN = new RegExp(`^[${CLEAN_CHARACTERS}]+(?: [${CLEAN_CHARACTERS}]+)*$`);

/**
 * Rarer characters that no step changes. V8 is slower with this longer class, but it still takes a third of the time
 * of cleaning.
 */
const RARER_CHARACTERS = [
  "\\u05D0-\\u05EA\\u060C\\u061B\\u061F-\\u064A\\u0660-\\u0669\\u066E-\\u06D3", // Hebrew, Arabic
  "\\u1E00-\\u1EFF\\uAC00-\\uD7A3", // more Latin, Korean
  "\\u2070\\u2071\\u2074-\\u208E\\u20A0-\\u20BF", // superscript and subscript digits, currencies
  "\\u2100-\\u2125\\u2127-\\u2129\\u212C-\\u218B\\u2300-\\u2328\\u232B-\\u23FF\\u2460-\\u27BF", // signs
].join("");
const RARELY = `[${CLEAN_CHARACTERS}${RARER_CHARACTERS}]+`;
const RARELY_CLEAN = new RegExp(`^${RARELY}(?: ${RARELY})*$`);

/** One line of clean text: NFC, ligatures and width forms folded, white space collapsed, nothing invisible. */
export function cleanText(text: string): string {
  if (PLAIN.test(text) || CLEAN.test(text)) return text;
  const spaced = text.replace(ODD_SPACES, " ").trim();
  if (spaced === "" || CLEAN.test(spaced) || RARELY_CLEAN.test(spaced)) return spaced;
  const folded = spaced
    .toWellFormed()
    .replace(FOLDED, (form) => form.normalize("NFKC"))
    .replace(RADICAL, (radical) => IDEOGRAPHS.get(radical) ?? radical)
    .replace(KANA_DOT, "\u30FB");
  return folded.normalize("NFC").replace(UNWANTED, "").replace(ODD_SPACES, " ").trim();
}

/** What remains of a cross-reference whose number or link is missing: "as shown before ()", "more of it [link]". */
const REFERENCE_STUB = /(?<=\p{L}[”"’»)]?) (?:\( ?\)|\[ ?\]|\[link\])(?= |[.,;:!?。]|$)/giu;

/** Running text without the remains of cross-references. Calls such as "main()" stay. */
export function withoutReferenceStubs(text: string): string {
  return text.includes("(") || text.includes("[") ? text.replace(REFERENCE_STUB, "") : text;
}

/** Scripts without spaces between words: their lines join without one. */
const UNSPACED = /[\u3000-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/u;

/** How a line joins the text before it: what to remove from the end of that text, and whether to add a space. */
export interface Seam {
  readonly cut: number;
  readonly space: "" | " ";
}

/** "Nord- und Südsee", "pre- and post-war": this hyphen stands for an omitted word. */
const CONJUNCTION = /^(?:und|oder|bzw|sowie|bis|and|or|to|y|o|i|oraz|lub|і|та|або|чи)(?![\p{L}\p{N}])/u;
/** Prefixes whose hyphen always stays: "self-pollination", "twenty-first", "південно-східний". */
const KEPT_HYPHEN =
  /^(?:\p{L} |self (?!ish|less|hood|same)|well (?!ness|head|spring)|(?:twen|thir|for|fif|six|seven|eigh|nine)ty (?:one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:північно|південно) (?:схід|захід)|(?:будь|казна|хтозна) )/u;
const LAST_PART = /\p{L}+$/u;
const FIRST_PART = /^\p{L}+/u;

/**
 * Rejoins a word hyphenated at the end of a line (`letter-` before a lower-case letter, or a soft hyphen). The hyphen
 * of "Jean-Paul", of "1950-2003" and of compounds that `isWord` (asked in lower case) knows only with it stays.
 * Japanese joins without a space.
 */
export function seamOf(before: string, line: string, isWord: (word: string) => boolean = () => false): Seam {
  const head = before.slice(-HYPHENATED_CHARS).trimEnd();
  const tail = line.slice(0, HYPHENATED_CHARS).trimStart();
  if (head === "" || tail === "") return { cut: 0, space: "" };
  if (head.endsWith("\u00AD")) return { cut: 1, space: "" };
  // Polish repeats the hyphen of a compound at the start of the next line.
  if (/\p{L}[-\u2010]$/u.test(head) && /^[-\u2010]\p{L}/u.test(tail)) return { cut: 1, space: "" };
  const isHyphenated = /[\p{L}\p{N}][-\u2010]$/u.test(head) && /^[\p{L}\p{N}]/u.test(tail);
  if (isHyphenated) return seamOfHyphen(head.slice(0, -1), tail, isWord);
  if (UNSPACED.test(head.slice(-1)) && UNSPACED.test(tail.slice(0, 1))) return { cut: 0, space: "" };
  return { cut: 0, space: " " };
}

/** How much of a line's end and start is looked at for words. */
const HYPHENATED_CHARS = 80;

function seamOfHyphen(head: string, tail: string, isWord: (word: string) => boolean): Seam {
  const first = LAST_PART.exec(head)?.[0].toLowerCase() ?? "";
  const second = FIRST_PART.exec(tail)?.[0].toLowerCase() ?? "";
  if (first !== "" && isWord(first + second)) return { cut: 1, space: "" };
  if (CONJUNCTION.test(tail)) return { cut: 0, space: " " };
  const isCompound =
    KEPT_HYPHEN.test(`${first} ${second}`) ||
    first === "" ||
    !/^\p{Ll}/u.test(tail) ||
    isWord(`${first}-${second}`);
  return { cut: isCompound ? 0 : 1, space: "" };
}

/**
 * Joins lines to one text as {@link seamOf} says. Linear: only the end of the joined text is looked at, because a
 * growing text would be copied for each line.
 */
export function joinLines(lines: readonly string[]): string {
  const settled: string[] = [];
  let [open = ""] = lines;
  for (const line of lines.slice(1)) {
    const { cut, space } = seamOf(open, line);
    const head = open.trimEnd();
    const kept = head.slice(0, head.length - cut);
    const from = Math.max(0, kept.length - HYPHENATED_CHARS);
    settled.push(kept.slice(0, from));
    open = kept.slice(from) + space + line.trimStart();
  }
  return settled.join("") + open;
}

/** The number of letters, counted up to `most`: a long document need not be read to the end. */
export function letterCount(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (let index = 0; index < text.length && count < most; index += 1) {
    const code = text.codePointAt(index) ?? 0;
    if (code > 0xffff) index += 1;
    if (code < 0x80 ? isAsciiLetter(code) : LETTER.test(String.fromCodePoint(code))) count += 1;
  }
  return count;
}

const LETTER = /\p{L}/u;

function isAsciiLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}
