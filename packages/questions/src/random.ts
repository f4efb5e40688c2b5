/**
 * A stable 32-bit hash of a text: the same text gives the same number on every machine and in
 * every run. FNV-1a, finished with the mixing step of MurmurHash3 so that near texts spread well.
 */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return mix(hash);
}

/** A pseudo-random number from 0 to below 1 that depends only on seed and text. */
export function chance(seed: number, text: string): number {
  return mix(seedOf(text) ^ mix(seed)) / 0x1_0000_0000;
}

function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
