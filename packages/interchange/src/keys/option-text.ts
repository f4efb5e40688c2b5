import { plain } from "./signs.ts";

/** How far two texts may differ and still be the same, the strictest first. */
const FOLDS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => plain(text).toLowerCase(),
  (text) =>
    plain(text)
      .toLowerCase()
      // Between digits points and spaces tell 1.5 from 15, 1 0 0 from 100, and a sign from its words.
      .replaceAll(/\.(?!\s*\d)|(?<![\d.])\s|\s(?!\d)|[。!?"'“”„«»「」’]/gu, ""),
];
/** "B) Jupiter", "(2) Rome", "イ ローマ". */
const LABELLED = /^[([]?(\p{L}|\d{1,2})(?:[)\].:、．：]+\s*|\s+[-–—]\s+|\s+)(?=\S)/u;
/** "Rome (B)". */
const LABELLED_BEHIND = /\s[([](\p{L}|\d{1,2})[)\]]$/u;
const MAX_PARTS = 26;

/** The one option that the words are; -1 if none is, or two are. */
export function indexOfText(words: string, options: readonly string[]): number {
  for (const fold of FOLDS) {
    const told = fold(words);
    if (told === "") return -1;
    const same = options.flatMap((option, i) => (fold(option) === told ? [i] : []));
    if (same.length > 0) return same.length === 1 ? (same[0] ?? -1) : -1;
  }
  return -1;
}

/**
 * The options whose words a cell holds, with or without their signs: one, or several with something between them. Null
 * if a part of it is no option. `isSignOf` tells whether a sign can be that of the option at this index.
 */
export function textsIn(
  cell: string,
  options: readonly string[],
  isSignOf: (sign: string, index: number) => boolean,
): number[] | null {
  const bare = options.map((option) => option.replace(LABELLED, ""));
  const own = options.every((option, i) => {
    const sign = LABELLED.exec(plain(option))?.[1];
    return sign !== undefined && isSignOf(sign, i);
  });
  const one = (words: string): number => {
    const exact = indexOfText(words, options);
    if (exact >= 0) return exact;
    if (own && indexOfText(words, bare) >= 0) return indexOfText(words, bare);
    const told = plain(words);
    for (const [whole = "", sign = ""] of [LABELLED.exec(told), LABELLED_BEHIND.exec(told)].map(
      (found) => found ?? [],
    )) {
      const index = whole === "" ? -1 : indexOfText(told.replace(whole, ""), own ? bare : options);
      if (index >= 0 && isSignOf(sign, index)) return index;
    }
    return -1;
  };
  const whole = one(cell);
  if (whole >= 0) return [whole];
  for (const between of [/[;|\n]/, /[,;|\n、]/, /[,;|\n、&+]|\s(?:and|und|et|y|i|oraz|та|і|й)\s/iu]) {
    const parts = cell.split(between).filter((part) => part.trim() !== "");
    if (parts.length < 2 || parts.length > MAX_PARTS) continue;
    const indexes = parts.map((part) => one(part.trim()));
    if (!indexes.includes(-1)) return [...new Set(indexes)];
  }
  return null;
}
