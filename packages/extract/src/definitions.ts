/** Whether the text starts with "Term: meaning" or "Term – meaning", also with a typed hyphen between spaces. */
export function startsWithDefinition(text: string, term: string): boolean {
  // The first letter rules most texts out.
  if (text.trimStart().charCodeAt(0) !== term.charCodeAt(0)) return false;
  const clean = text.replace(/\s+/g, " ").trim();
  return clean.startsWith(term) && /^(?:\s*[:：–—]\s*|\s-\s)\S/u.test(clean.slice(term.length));
}
