import type { XmlContent } from "../xml.ts";

/** A malicious file must not fill the memory. */
const MAX_KNOWN = 2_000;
const MAX_KNOWN_CHARS = 2_000;

/** Calls `read` once for each distinct text: the same few properties repeat in thousands of runs. */
export function readOnce<T>(read: (content: XmlContent) => T): (content: XmlContent) => T {
  const known = new Map<string, T>();
  let scope: XmlContent["scope"] | null = null;
  let last: { readonly source: string; readonly value: T } | null = null;
  const find = (content: XmlContent) => {
    // In another scope the same prefixes may mean something else.
    if (content.scope !== scope) known.clear();
    scope = content.scope;
    const found = known.get(content.source);
    if (found !== undefined) return found;
    const value = read(content);
    const { source } = content;
    if (known.size < MAX_KNOWN && source.length <= MAX_KNOWN_CHARS) known.set(copyOf(source), value);
    return value;
  };
  return (content) => {
    // Comparing with the previous text is faster than a lookup, which hashes and compares it.
    if (last !== null && content.scope === scope && content.source === last.source) return last.value;
    const value = find(content);
    last = { source: content.source, value };
    return value;
  };
}

/** A slice would keep the whole text it was cut from in memory; this makes V8 copy it. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
