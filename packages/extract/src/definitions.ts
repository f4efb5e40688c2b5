/** "Term: what it means", "Term – what it means", also with a typed hyphen between spaces. */
export function startsWithDefinition(text: string, term: string): boolean {
  // Of most the first letter says that they do not.
  if (text.trimStart().charCodeAt(0) !== term.charCodeAt(0)) return false;
  const clean = text.replace(/\s+/g, " ").trim();
  return clean.startsWith(term) && /^(?:\s*[:：–—]\s*|\s-\s)\S/u.test(clean.slice(term.length));
}
