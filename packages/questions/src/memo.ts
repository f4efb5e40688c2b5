/** Values of one owner in two generations: the newest, and those before. */
interface Memory<Of, Value> {
  recent: Map<Of, Value>;
  earlier: Map<Of, Value>;
}

/**
 * Memoizes a function per owner (a profile or a document), in two generations: it keeps between `most` and twice as
 * many values, and drops them with the owner. Values must not be changed.
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

/** Works a function out once for what it is asked of first, whatever else it is told, and keeps what came with that. */
export function onceOf<Owner extends object, Rest extends unknown[], Value>(
  work: (owner: Owner, ...rest: Rest) => Value,
): (owner: Owner, ...rest: Rest) => Value {
  const known = new WeakMap<Owner, Value>();
  return (owner, ...rest) => {
    if (!known.has(owner)) known.set(owner, work(owner, ...rest));
    return known.get(owner) as Value;
  };
}
