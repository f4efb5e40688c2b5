/** "Term: what it means", "Term – what it means". */
export function startsWithDefinition(text: string, term: string): boolean {
  const clean = text.replace(/\s+/g, " ").trim();
  return clean.startsWith(term) && /^\s*[:：–—]\s*\S/u.test(clean.slice(term.length));
}
