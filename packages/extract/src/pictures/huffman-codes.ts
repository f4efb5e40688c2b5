/** Codes of symbols, the frequent ones short. */
export interface Codes {
  /** How many codes have 1, 2, … 16 bits. */
  readonly counts: readonly number[];
  /** The symbols in the order of their codes. */
  readonly values: readonly number[];
  /** By symbol. */
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
}

const MAX_BITS = 16;
/** Stands for the code of ones only, which none may have. */
const RESERVED = 256;

/** Codes by how often each symbol comes (ITU-T T.81, K.2); none has more than 16 bits. */
export function codesFor(frequencies: Uint32Array): Codes {
  const counts = limited(lengthsOf(frequencies));
  const ranked = rankedSymbols(frequencies);
  const [codes, lengths] = [new Uint16Array(256), new Uint8Array(256)];
  let [code, index] = [0, 0];
  for (const [i, count] of counts.entries()) {
    for (let n = 0; n < count; n += 1, index += 1, code += 1) {
      const symbol = ranked[index] ?? 0;
      codes[symbol] = code;
      lengths[symbol] = i + 1;
    }
    code <<= 1;
  }
  return { counts, values: ranked, codes, lengths };
}

/** Those that come at all, the most frequent first. */
function rankedSymbols(frequencies: Uint32Array): number[] {
  const symbols = [...frequencies.keys()].filter((symbol) => (frequencies[symbol] ?? 0) > 0);
  return symbols.sort((a, b) => (frequencies[b] ?? 0) - (frequencies[a] ?? 0) || a - b);
}

/** How many codes of each length a tree of the symbols has, the reserved one included. */
function lengthsOf(frequencies: Uint32Array): number[] {
  let trees = [...rankedSymbols(frequencies), RESERVED].map((symbol) => ({
    weight: symbol === RESERVED ? 0 : (frequencies[symbol] ?? 0),
    depths: [0],
  }));
  while (trees.length > 1) {
    trees = trees.sort((a, b) => b.weight - a.weight);
    const [one, other] = [trees.pop(), trees.pop()];
    if (one === undefined || other === undefined) break;
    const depths = [...one.depths, ...other.depths].map((depth) => depth + 1);
    trees.push({ weight: one.weight + other.weight, depths });
  }
  const counts: number[] = [];
  for (const depth of trees[0]?.depths ?? []) counts[depth] = (counts[depth] ?? 0) + 1;
  return Array.from({ length: Math.max(MAX_BITS + 1, counts.length) }, (_, depth) => counts[depth] ?? 0);
}

/** The same with no code of more than 16 bits (figure K.3), and without the reserved one: it has the longest. */
function limited(byLength: number[]): number[] {
  const counts = [...byLength];
  for (let length = counts.length - 1; length > MAX_BITS; length -= 1)
    while ((counts[length] ?? 0) > 0) {
      let shorter = length - 2;
      while ((counts[shorter] ?? 0) === 0) shorter -= 1;
      counts[length] = (counts[length] ?? 0) - 2;
      counts[length - 1] = (counts[length - 1] ?? 0) + 1;
      counts[shorter + 1] = (counts[shorter + 1] ?? 0) + 2;
      counts[shorter] = (counts[shorter] ?? 0) - 1;
    }
  const longest = counts.findLastIndex((count, length) => length <= MAX_BITS && count > 0);
  counts[longest] = (counts[longest] ?? 0) - 1;
  return counts.slice(1, MAX_BITS + 1);
}
