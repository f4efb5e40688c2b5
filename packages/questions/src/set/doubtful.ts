import type { Plan } from "../engine.ts";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Words of scripts without spaces are found inside others. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Forms of one word begin alike: so many letters at the end may differ, and so many at the beginning may not. */
const [ENDING, BEGINNING] = [3, 4] as const;

/**
 * Tells of a text whether it has a word of a page that may have been read wrongly, in whatever form. A word that was
 * also read surely, on another page, is right.
 */
export function doubtfulIn({ passages }: Plan): (text: string) => boolean {
  const doubtful = new Set(passages.flatMap((passage) => wordsIn(passage.doubtful)));
  if (doubtful.size === 0) return () => false;
  for (const { heading, blocks, doubtful: words } of passages) {
    const own = new Set(wordsIn(words));
    for (const word of wordsIn([heading ?? "", ...blocks.map(({ text }) => text)]))
      if (!own.has(word)) doubtful.delete(word);
  }
  const unspaced = [...doubtful].filter((word) => UNSPACED.test(word));
  const stems = new Set([...doubtful].map(stemOf));
  return (text) =>
    unspaced.some((word) => text.toLowerCase().includes(word)) ||
    wordsIn([text]).some((word) => doubtful.has(word) || stems.has(stemOf(word)));
}

function wordsIn(texts: readonly string[] = []): string[] {
  return texts.flatMap((text) => text.toLowerCase().match(WORD) ?? []);
}

function stemOf(word: string): string {
  return word.length - ENDING < BEGINNING ? word : word.slice(0, -ENDING);
}
