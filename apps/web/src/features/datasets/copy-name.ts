/** The name of a copy: the first that no other set has, as "Cells (copy)", then "Cells (copy 2)". */
export function copyName(
  name: string,
  {
    taken,
    word,
    maxChars,
  }: { readonly taken: readonly string[]; readonly word: string; readonly maxChars: number },
): string {
  const original = withoutEnding(name, word);
  for (let copy = 1; ; copy++) {
    const ending = copy === 1 ? ` (${word})` : ` (${word} ${copy})`;
    const made = original.slice(0, maxChars - ending.length).trimEnd() + ending;
    if (!taken.includes(made)) return made;
  }
}

/** A copy of a copy is one more copy. */
function withoutEnding(name: string, word: string): string {
  const ending = name.slice(name.lastIndexOf(" ("));
  const isCopy = ending.startsWith(` (${word}`) && /^(?: \d+)?\)$/.test(ending.slice(word.length + 2));
  return isCopy ? name.slice(0, -ending.length) : name;
}
