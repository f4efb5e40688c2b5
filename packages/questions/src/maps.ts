/** Adds to the count kept under a key. */
export function countUp<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Adds a value to the list kept under a key. */
export function pushTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Without the members that are undefined or null. */
export function definedOnly<Members extends object>(members: Members) {
  const known = Object.entries(members).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(known) as { [Name in keyof Members]?: NonNullable<Members[Name]> };
}
