/** A number 0..1 that follows from a seed (splitmix32 after an FNV-1a hash). */
function chance(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The same items in an order that follows from the seed; `keyOf` tells them apart. */
export function shuffled<Item>(items: readonly Item[], seed: string, keyOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, place: chance(`${seed} ${keyOf(item)}`) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
