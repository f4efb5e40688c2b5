import type { XmlContent } from "../xml.ts";

/** Beyond these a file was made to fill the memory. */
const MAX_KNOWN = 2_000;
const MAX_KNOWN_CHARS = 2_000;

/** `read`, but where just the same was read before: a document says the same few things of thousands of runs. */
export function readOnce<T>(read: (content: XmlContent) => T): (content: XmlContent) => T {
  const known = new Map<string, T>();
  let scope: XmlContent["scope"] | null = null;
  let last: { readonly source: string; readonly value: T } | null = null;
  const find = (content: XmlContent) => {
    // Elsewhere the same prefixes may mean something else.
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
    // Comparing with the one before takes less than looking it up, which reads the text twice.
    if (last !== null && content.scope === scope && content.source === last.source) return last.value;
    const value = find(content);
    last = { source: content.source, value };
    return value;
  };
}

/** A slice would keep all of the text that it was cut from; V8 cuts this one from the copy it makes for it. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
