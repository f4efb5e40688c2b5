import { UNSPACED_LETTER } from "./scripts.ts";
import type { SeenLine } from "./tesseract.ts";

/** In percent: below it a word is as likely wrong as right. */
const MIN_WORD_CONFIDENCE = 70;
/** Marks around a word are not part of it. */
const OUTER_MARKS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const HYPHEN = /[-\u2010\u00AD]$/u;
/** Japanese words: runs of one of the two scripts in which things are named. */
const NAMES = /[\u4E00-\u9FFF\u3005]+|[\u30A1-\u30FA\u30FC]+/gu;

/** The words of low confidence, as they stand in the text of the page; each once. */
export function doubtfulWords(lines: readonly SeenLine[], text: string): string[] {
  const found = new Set<string>();
  for (const [index, { words }] of lines.entries()) {
    for (const [at, word] of words.entries()) {
      if (word.confidence >= MIN_WORD_CONFIDENCE) continue;
      const isLast = at === words.length - 1;
      const next = isLast ? lines[index + 1]?.words[0]?.text : undefined;
      const before = at === 0 ? lines[index - 1]?.words.at(-1)?.text : undefined;
      for (const form of formsOf(
        words.map((one) => one.text),
        at,
        { before, next },
      ))
        found.add(form);
    }
  }
  return [...found].filter((form) => form !== "" && text.includes(form));
}

/** The word itself, and what it is part of: a word that is divided between two lines, or a name in Japanese. */
function formsOf(
  words: readonly string[],
  at: number,
  { before, next }: { before?: string | undefined; next?: string | undefined },
): string[] {
  const word = words[at] ?? "";
  if (word.search(UNSPACED_LETTER) >= 0) return namesAt(words, at);
  const forms = [word];
  if (next !== undefined && HYPHEN.test(word)) forms.push(word.replace(HYPHEN, "") + next);
  if (before !== undefined && HYPHEN.test(before)) forms.push(before.replace(HYPHEN, "") + word);
  return forms.map((form) => form.replace(OUTER_MARKS, ""));
}

function namesAt(words: readonly string[], at: number): string[] {
  const start = words.slice(0, at).join("").length;
  const end = start + (words[at] ?? "").length;
  return [...words.join("").matchAll(NAMES)].flatMap(({ 0: name, index }) =>
    index < end && index + name.length > start ? [name] : [],
  );
}
