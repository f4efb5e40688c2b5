export function count<Key>(counts: Map<Key, number>, key: Key, weight: number): void {
  counts.set(key, (counts.get(key) ?? 0) + weight);
}

export function mostFrequent<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  let best: Key | undefined;
  let most = 0;
  for (const [key, weight] of counts) {
    if (weight > most) [best, most] = [key, weight];
  }
  return best;
}
