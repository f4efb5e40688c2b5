/**
 * Character-level cleaning. Full NFKC would turn x² into x2, ½ into 1⁄2 and ① into 1, which changes what
 * the document says; so only the forms that differ in width or in drawing are folded, one by one.
 */
const FOLDED = new RegExp(
  [
    "[\\uFB00-\\uFB06]", // Latin ligatures, as fonts draw them
    "[\\uFF10-\\uFF19\\uFF21-\\uFF3A\\uFF41-\\uFF5A]", // full-width digits and letters
    "[\\uFF65-\\uFF9F]+", // half-width kana; a run, because its voicing marks combine
    "[\\u2F00-\\u2FDF\\u2E9F\\u2EF3]", // radicals that PDF writers put where an ideograph is meant
    "[\\uFB1D-\\uFDFB\\uFE70-\\uFEFC]+", // Arabic and Hebrew presentation forms
  ].join("|"),
  "gu",
);

/** Controls (PostgreSQL refuses NUL), private use, unassigned, invisible and direction marks, U+FFFD. */
const UNWANTED =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/gu;
const SPACES = /[\s\u0085]+/gu;

/** One line of clean text: NFC, ligatures and width forms folded, spaces collapsed, nothing invisible. */
export function cleanText(text: string): string {
  const spaced = text.replace(SPACES, " ").toWellFormed();
  if (isPlainAscii(spaced)) return spaced.trim();
  const folded = spaced.replace(FOLDED, (form) => form.normalize("NFKC"));
  return folded.normalize("NFC").replace(UNWANTED, "").replace(SPACES, " ").trim();
}

function isPlainAscii(text: string): boolean {
  return /^[\x20-\x7E]*$/.test(text);
}

/** Scripts written without spaces: their lines join without one. */
const UNSPACED = /[\u3000-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/u;

/**
 * Joins a line to the text before it: a word cut at the end of the line becomes whole again
 * (`letter-` before a small letter, or a soft hyphen), Japanese joins without a space.
 */
export function joinLines(before: string, line: string): string {
  const head = before.trimEnd();
  const tail = line.trimStart();
  if (head === "" || tail === "") return head + tail;
  if (head.endsWith("\u00AD")) return head.slice(0, -1) + tail;
  if (/\p{L}[-\u2010]$/u.test(head) && /^\p{Ll}/u.test(tail)) return head.slice(0, -1) + tail;
  if (UNSPACED.test(head.slice(-1)) && UNSPACED.test(tail.slice(0, 1))) return head + tail;
  return `${head} ${tail}`;
}

export function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
