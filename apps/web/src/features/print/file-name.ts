const MAX_CHARS = 80;
/** Latin letters whose stroke or ligature is part of them, so that removing diacritics does not help. */
const PLAIN: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/**
 * The set's name as part of a file name: lower case, hyphens for everything but letters and digits; Latin letters
 * without diacritics.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replaceAll(/[łøđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, MAX_CHARS)
    .replaceAll(/^-+|-+$/g, "");
}

/** `suffix` is the word for the results in the language of the page. */
export function pdfFileName(name: string, suffix: string): string {
  return `${[slugOf(name), suffix].filter((part) => part !== "").join("-")}.pdf`;
}
