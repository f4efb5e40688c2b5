export interface RichPart {
  /** Name of the tag around these words; null for plain text. */
  name: string | null;
  words: string;
}

/** Splits a text at its `<name>…</name>` pairs. Tags do not nest; an unpaired one stays text. */
export function richParts(text: string): RichPart[] {
  const parts: RichPart[] = [];
  let from = 0;
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    if (match.index > from) parts.push({ name: null, words: text.slice(from, match.index) });
    parts.push({ name: match[1] ?? null, words: match[2] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ name: null, words: text.slice(from) });
  return parts;
}
