/** "Term: what it means", "Term – what it means", also with a typed hyphen between spaces. */
export function startsWithDefinition(text: string, term: string): boolean {
  const clean = text.replace(/\s+/g, " ").trim();
  return clean.startsWith(term) && /^(?:\s*[:：–—]\s*|\s-\s)\S/u.test(clean.slice(term.length));
}
