/**
 * Keeps what is made of a few words, so that what comes again is not made again. Two halves of at most `count` entries:
 * when one is full, the older is forgotten, but for what was asked for since.
 */
export function keeping<Words extends string[], T>(
  count: number,
  make: (...words: Words) => T,
): (...words: Words) => T {
  let newer = new Map<string, T>();
  let older = new Map<string, T>();
  return (...words) => {
    const key = words.length === 1 ? (words[0] as string) : words.join(" ");
    let found = newer.get(key);
    if (found !== undefined) return found;
    found = older.get(key) ?? make(...words);
    if (newer.size >= count) [older, newer] = [newer, new Map()];
    newer.set(key, found);
    return found;
  };
}
