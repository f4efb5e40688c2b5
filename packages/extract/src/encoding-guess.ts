import iconv from "iconv-lite";
import { bestFit } from "./encoding-alphabets.ts";

/** The more likely first: on equal scores the first wins. DOS and Mac encodings are rare but still in use. */
const CANDIDATES = [
  ...["windows-1252", "windows-1250", "windows-1251", "iso-8859-2", "iso-8859-15", "koi8-u", "iso-8859-5"],
  ...["shift_jis", "euc-jp", "windows-1254", "windows-1257", "windows-1253", "iso-8859-4"],
  ...["macintosh", "x-mac-cyrillic", "maccenteuro"],
  ...["cp850", "cp852", "ibm866", "cp1125", "cp855", "cp437", "utf-16le", "utf-16be"],
];

/** Enough for statistics, and fast with two dozen candidates. */
const SAMPLE_BYTES = 16 * 1024;

/**
 * The encoding in which the bytes look most like a language: letters of one alphabet in their usual frequencies, no
 * sign inside a word, no capital after a lower-case letter. `further` is another guess to compare. Made for European
 * languages and Japanese; for others `further` decides.
 */
export function guessByLetters(sample: Uint8Array, further: string | null): string {
  const bytes = informative(sample);
  const names = further === null ? CANDIDATES : [...CANDIDATES, further];
  let best = { name: "windows-1252", score: Number.NEGATIVE_INFINITY };
  for (const name of names) {
    const text = decodeAs(bytes, name);
    // Any two bytes are a UTF-16 character; without a byte order mark only Japanese can be recognised.
    if (name.startsWith("utf-16") && !isJapanese(text)) continue;
    const score = scoreOf(text, name === further ? GUESSED_LETTER : OTHER_LETTER);
    if (score > best.score) best = { name, score };
  }
  return best.name;
}

/** A window around the first bytes beyond ASCII: an English preface tells nothing about the encoding. */
function informative(sample: Uint8Array): Uint8Array {
  const first = sample.findIndex((byte) => byte >= 0x80);
  const start = Math.max(0, Math.min(first, sample.length - SAMPLE_BYTES));
  const even = start - (start % 2);
  return sample.subarray(even, even + SAMPLE_BYTES);
}

/**
 * Bytes as text; "" for an unknown encoding. TextDecoder knows the encodings of the web, iconv-lite those of DOS and
 * the Mac.
 */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return iconv.encodingExists(encoding) ? iconv.decode(Buffer.from(bytes), encoding) : "";
  }
}

const BROKEN = -4;
const SIGN_IN_WORD = -3;
const CAPITAL_IN_WORD = -2;
const CAPITAL_AFTER_CAPITAL = -0.2;
const ODD_SIGN = -1;
/** A sign between its usual neighbours counts as much as a frequent letter. */
const SIGN_IN_PLACE = 1;
/** In a wrong decoding this sign may be a letter at the end of a word. */
const CLOSING_SIGN = 0.5;
const MIXED_SCRIPTS = -1.5;
/** Rare in running text, frequent in wrong decodings. */
const HALF_WIDTH_KANA = -0.5;
const RARE_IDEOGRAPH = 0.1;
/** A letter of a script without frequencies here; the statistical guess is trusted. */
const OTHER_LETTER = 0.5;
const GUESSED_LETTER = 0.85;

const TYPED_SIGN =
  /[\u00A0\u00AB\u00BB\u00A7\u00B0\u00A1\u00BF\u2010-\u2026\u20AC\u2116\u3000-\u303F\uFF01-\uFF65]/u;
/** A sign between its usual neighbours: "¿Qué", "20°", "§ 5", "£5", "a – b", "«La", "it’s", "l’eau". */
const IN_PLACE =
  /^(?:[\s(][¿¡“„«‘‚‹][\p{L}\p{N}]|[\s(][“„«‘]\s|[\d.][°ºª](?![\p{L}\d])|\s[–—±×•](?=\s)|[\s(]§[\s\d]|[\s(][£€]\d|\d[£€](?!\p{L})|\p{L}’[stdm]|[ldcnsjtmLDCNSJTM]’[aeiouyhéèêàâAEIOUYHÉÈÊÀ])/u;
const CLOSING = /^[\p{L}\p{N}.,!?][”“»’›…](?:[\s.,;:!?)]|$)/u;
const IN_WORD_SIGN = /['’\u00AD\u00B7\u2011ʼ]/u;
const BROKEN_SIGN = /[\uFFFD\u0080-\u009F\p{Co}\p{Cn}\p{Cs}]/u;
const EUROPEAN = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const ALPHABETIC = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Per character beyond ASCII, so that encodings with one and two bytes per character compare. */
function scoreOf(text: string, otherLetter: number): number {
  const letters = new Map<string, number>();
  let sum = 0;
  let count = 0;
  const hasKana = isJapanese(text);
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char < "\u0080") continue;
    count += 1;
    const [before, after] = [text[at - 1] ?? " ", text[at + 1] ?? " "];
    if (ALPHABETIC.test(char)) {
      const letter = char.toLowerCase();
      letters.set(letter, (letters.get(letter) ?? 0) + 1);
      sum += contextOf(char, before, after);
    } else if (/[\p{L}\p{M}]/u.test(char)) sum += letterScore(char, { hasKana, otherLetter });
    else sum += signScore(char, before, after);
  }
  return count === 0 ? 0 : (sum + bestFit(letters)) / count;
}

/** Running Japanese has more than one kana for five ideographs. */
function isJapanese(text: string): boolean {
  const kana = text.match(/[\u3041-\u30FC]/g)?.length ?? 0;
  const ideographs = text.match(/[\u4E00-\u9FFF]/g)?.length ?? 0;
  return kana > 0.2 * (kana + ideographs);
}

function contextOf(letter: string, before: string, after: string): number {
  if (/[A-Z]/u.test(after) && /\p{Ll}/u.test(letter)) return CAPITAL_IN_WORD;
  if (/\p{Lu}/u.test(letter) && /\p{L}/u.test(before)) {
    return /\p{Ll}/u.test(before) ? CAPITAL_IN_WORD : CAPITAL_AFTER_CAPITAL;
  }
  const isAmongLatin = /[a-z]/i.test(before) || /[a-z]/i.test(after);
  return isAmongLatin && !/\p{Script=Latin}/u.test(letter) ? MIXED_SCRIPTS : 0;
}

function letterScore(
  letter: string,
  { hasKana, otherLetter }: { hasKana: boolean; otherLetter: number },
): number {
  if (/[\u3041-\u30FC]/u.test(letter)) return 1;
  if (/[\uFF66-\uFF9F]/u.test(letter)) return HALF_WIDTH_KANA;
  if (!/\p{Script=Han}/u.test(letter)) return otherLetter;
  return hasKana ? 1 : RARE_IDEOGRAPH;
}

function signScore(sign: string, before: string, after: string): number {
  if (BROKEN_SIGN.test(sign)) return BROKEN;
  const place = before + sign + after;
  if (IN_PLACE.test(place)) return SIGN_IN_PLACE;
  if (CLOSING.test(place)) return CLOSING_SIGN;
  const isInWord = EUROPEAN.test(before) && EUROPEAN.test(after) && !IN_WORD_SIGN.test(sign);
  if (isInWord) return SIGN_IN_WORD;
  return TYPED_SIGN.test(sign) ? 0 : ODD_SIGN;
}
