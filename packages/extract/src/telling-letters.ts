/**
 * Letters that identify languages: with short texts, trigrams confuse similar languages, and rare ones with frequent
 * ones.
 */
interface Telling {
  /** ISO 639-3, as in the detector. */
  readonly language: string;
  readonly letters: RegExp;
}

const CYRILLIC: readonly Telling[] = [
  { language: "ukr", letters: /[іїєґ]/gi },
  { language: "rus", letters: /[ыэё]/gi },
  { language: "bul", letters: /(?!)/g },
  { language: "srp", letters: /[јљњћђџ]/gi },
];
/** Similar languages, each with letters that the others in its list do not have. */
const KINS: readonly (readonly Telling[])[] = [
  CYRILLIC,
  [
    { language: "pol", letters: /[ąęłśźż]/gi },
    { language: "ces", letters: /[řěů]/gi },
    { language: "slk", letters: /[ľĺŕôä]/gi },
  ],
  [
    { language: "spa", letters: /[ñ¿¡]/gi },
    { language: "por", letters: /[ãõ]/gi },
  ],
];
/** Letters that hardly any other language has. */
const SURE: readonly Telling[] = [
  { language: "ukr", letters: /[їєґ]/gi },
  { language: "rus", letters: /[ыэ]/gi },
  { language: "pol", letters: /[łśźćń]/gi },
  { language: "ces", letters: /[řěů]/gi },
];
/** Cyrillic of Belarus and Central Asia, which has the Russian and some Ukrainian letters too. */
const OTHER_CYRILLIC = /[ўәғқңөұүһҳҷӣӯ]/i;
const MIN_LETTERS = 3;
/** Quotations bring a few letters of similar languages. */
const MIN_LEAD = 4;
const MIN_SURE_SHARE = 0.02;

/** Ukrainian or Russian, if only one of them has these letters; null for all other languages. */
export function cyrillicByLetters(text: string): "uk" | "ru" | null {
  if (!/[іїєґыэё]/i.test(text) || OTHER_CYRILLIC.test(text)) return null;
  const leader = leaderOf(CYRILLIC, text, MIN_LETTERS);
  return leader === "ukr" ? "uk" : leader === "rus" ? "ru" : null;
}

/** Corrects the detector's `language` by the letters of the text; unchanged if they do not decide. */
export function settledByLetters(language: string, text: string): string {
  if (OTHER_CYRILLIC.test(text)) return language;
  const kins = KINS.find((group) => group.some((kin) => kin.language === language));
  return (kins && leaderOf(kins, text, MIN_LETTERS)) ?? sureLanguage(text) ?? language;
}

function sureLanguage(text: string): string | null {
  return leaderOf(SURE, text, Math.max(MIN_LETTERS, MIN_SURE_SHARE * text.length));
}

/** The language with that many of its letters, if it is clearly ahead. */
function leaderOf(group: readonly Telling[], text: string, minLetters: number): string | null {
  const counts = group.map((one) => ({ ...one, count: text.match(one.letters)?.length ?? 0 }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  const isClear =
    first !== undefined && first.count >= minLetters && first.count >= MIN_LEAD * (second?.count ?? 0);
  return isClear ? first.language : null;
}
