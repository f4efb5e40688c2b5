/** Sets of values by the keys of terms. */
export type Keys<Value = string> = Map<string, Set<Value>>;

/** Adds a value to the set of a key. */
export function addTo<Value>(sets: Keys<Value>, key: string, value: Value): void {
  const own = sets.get(key) ?? new Set();
  sets.set(key, own.add(value));
}
