const MAX_CHARS = 80;
/** Latin letters that are one with their stroke or ligature, so that taking off marks does not help. */
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

/** The set's name as part of a file name: small, hyphens for all but letters and digits; Latin letters without marks. */
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

/** `suffix` is what the results are called in the language of the page. */
export function pdfFileName(name: string, suffix: string): string {
  return `${[slugOf(name), suffix].filter((part) => part !== "").join("-")}.pdf`;
}
