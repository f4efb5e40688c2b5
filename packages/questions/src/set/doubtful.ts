import type { Passage, Plan } from "../engine.ts";

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
  const doubtful = new Set(passages.flatMap((passage) => [...doubtfulOf(passage)]));
  if (doubtful.size === 0) return () => false;
  for (const passage of passages) {
    const own = doubtfulOf(passage);
    for (const word of wordsOf(passage)) if (!own.has(word)) doubtful.delete(word);
  }
  const unspaced = [...doubtful].filter((word) => UNSPACED.test(word));
  const stems = new Set([...doubtful].map(stemOf));
  return (text) => {
    const lower = text.toLowerCase();
    if (unspaced.some((word) => lower.includes(word))) return true;
    return wordsIn(lower).some((word) => doubtful.has(word) || stems.has(stemOf(word)));
  };
}

function doubtfulOf({ doubtful = [] }: Passage): ReadonlySet<string> {
  return new Set(doubtful.flatMap((word) => wordsIn(word.toLowerCase())));
}

function wordsOf({ heading, blocks }: Passage): string[] {
  const texts = [heading ?? "", ...blocks.map(({ text }) => text)];
  return texts.flatMap((text) => wordsIn(text.toLowerCase()));
}

function wordsIn(lower: string): string[] {
  return lower.match(WORD) ?? [];
}

function stemOf(word: string): string {
  return word.length - ENDING < BEGINNING ? word : word.slice(0, -ENDING);
}
