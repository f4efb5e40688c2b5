/** What stands before the sign of an option, in the languages of the product and a few more. */
const LONG =
  "(?:(?:the|die|la)\\s)?(?:correct|right|richtige|poprawna|correcta|bonne)?[\\s_]*(?:options?|answers?|choices?|alternatives?|antwort(?:en)?|auswahl|lösung|odpowied(?:ź|z|zi)|opcja|wariant|opci[oó]n(?:es)?|respuestas?|r[eé]ponses?|choix|proposition|варіанти?|варианты?|відповід[ьі]|ответы?|选项|選択肢|回答|解答|答え|正解)(?:\\s(?:is|ist|to|jest|es|est)(?=\\s))?";
const SHORT = "(?:opts?|ans|key|odp|resp|r[eé]p|number|num|nr|no|№|#)";
const NAMED = new RegExp(
  `(?<!\\p{L})(?:(?:${LONG}|${SHORT})[\\s._:#№-]+(?=[\\p{L}\\p{N}([])|${LONG}(?=(?:\\p{L}|\\d{1,2})(?![\\p{L}\\p{N}]))|${SHORT}(?=\\d))`,
  "giu",
);
const COUNTERS = /(?<=[\d\p{L}])(?:番目|番|つ目)(?!\p{L})|(?<=\d)(?:st|nd|rd|th)(?!\p{L})/giu;
const BETWEEN =
  /\s*(?:[,;/&+|、・\n]|(?<=\s)(?:and|und|et|y|i|oraz|та|і|й|и)(?=\s)|(?<=\S)(?:と|および|及び)(?=\S))\s*|\s+/giu;
const SIGN = /^[([{「『«"'“„]*(\p{L}{1,26}|\d{1,2}(?:\.0+)?)[)\]}」』»"'”.:,。]*$/u;
/** Longer cells hold words. */
const MAX_CHARS = 100;

/** The form in which cells are compared: ② is 2, Ａ is A, and what parts nothing is a space. */
export function plain(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();
}

/** "Option B and (c)" as B and c; null for words. */
export function signsIn(cell: string): string[] | null {
  if (cell.length > MAX_CHARS) return null;
  const bare = plain(cell).replaceAll(NAMED, "").replaceAll(COUNTERS, "");
  const signs = bare
    .split(BETWEEN)
    .filter((part) => part !== "")
    .map((part) => SIGN.exec(part)?.[1]?.replace(/\.0+$/, ""));
  return signs.length > 0 && signs.every((sign) => sign !== undefined) ? signs : null;
}

/** The numbers of these signs; null if one is none, or comes twice. */
export function numbersIn(signs: readonly string[]): number[] | null {
  const isSound = signs.every((sign) => /^\d+$/.test(sign)) && new Set(signs).size === signs.length;
  return isSound ? signs.map(Number) : null;
}

/** "0100", "0 1 0": a digit for each option, and whether none is missing before the first. */
export function fieldIn(cell: string, options: number): { indexes: number[]; isWhole: boolean } | null {
  const told = plain(cell.slice(0, MAX_CHARS));
  const digits = told.replaceAll(/[\s,;|]/g, "");
  if (options < 2 || !/^[01]+$/.test(digits) || /[^0]/.test(digits.slice(options))) return null;
  // A spreadsheet takes 0010 for the number 10; of digits that are parted the last ones are left away.
  const all = digits === told ? digits.padStart(options, "0") : digits;
  const indexes = [...all].flatMap((digit, i) => (digit === "1" ? [i] : []));
  return { indexes, isWhole: digits.length >= options || /^\d(?: \d)+$/.test(told) };
}
