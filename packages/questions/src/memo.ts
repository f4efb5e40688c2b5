/** What was worked out for an owner: the newest values, and those that were the newest before. */
interface Memory<Of, Value> {
  recent: Map<Of, Value>;
  earlier: Map<Of, Value>;
}

/**
 * The same function, with what came of it lately kept for each owner, a profile or a document, and gone with it: between
 * `most` and twice as many values. Nothing of a long document stays for good, so it may be used for all of its texts.
 * Nobody may change a value.
 */
export function memoized<Of, Owner extends object, Value>(
  most: number,
  work: (of: Of, owner: Owner) => Value,
): (of: Of, owner: Owner) => Value {
  const memories = new WeakMap<Owner, Memory<Of, Value>>();
  return (of, owner) => {
    let memory = memories.get(owner);
    if (memory === undefined) {
      memory = { recent: new Map(), earlier: new Map() };
      memories.set(owner, memory);
    }
    const recent = memory.recent.get(of);
    if (recent !== undefined) return recent;
    const value = memory.earlier.get(of) ?? work(of, owner);
    if (memory.recent.size >= most) {
      memory.earlier = memory.recent;
      memory.recent = new Map();
    }
    memory.recent.set(of, value);
    return value;
  };
}
