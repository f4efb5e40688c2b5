/** How word processors mark code in running text. */

/** Monospaced fonts. Japanese text often uses monospaced fonts too ("MS Gothic"); those tell nothing. */
const TYPE_FONT =
  /courier|consol|lucida (?:console|sans typewriter)|letter ?gothic|typewriter|menlo|\bmonaco|inconsolata|source ?code|fira ?code|\bcmtt|fixedsys|mono(?:space[dr]?)?(?![a-z])/i;

/**
 * Character styles for code, in lower case: of Word ("HTML Code", "HTML Keyboard"), LibreOffice ("Source Text", "User
 * Entry", "Teletype"), pandoc ("Verbatim Char"), and usual names of custom styles.
 */
const CODE_STYLE =
  /^(?:html[ _-]?(?:code|keyboard|sample|typewriter)|(?:inline|source|program)?[ _-]?code(?:[ _-]?(?:inline|text|char(?:acter)?|in ?text))?|source[ _-]text|user[ _-]entry|teletype|verbatim[ _-]char|command|(?:file|function|method|variable)[ _-]?name)$/;

/** Paragraph styles of listings. "Preformatted Text" is not one of them: whole plain text files are set in it. */
const LISTING_STYLE =
  /^(?:source[ _-]?code|(?:program[ _-]?)?(?:code|listing)(?:[ _-]?(?:block|example|listing|sample|text|paragraph))?|verbatim|terminal|console)$/;

/** A document uses few fonts, but names them in thousands of runs. */
const MAX_KNOWN = 200;
const known = new Map<string, boolean>();

/** Whether the font of this name is monospaced and used for code. */
export function isTypeFont(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  const isType = TYPE_FONT.test(name);
  if (known.size < MAX_KNOWN) known.set(name, isType);
  return isType;
}

/** Whether the character style of this name, in any case, marks code or typed text. */
export function isCodeStyle(name: string): boolean {
  return CODE_STYLE.test(name.toLowerCase());
}

/** Whether the paragraph style of this name marks a listing. */
export function isListingStyle(name: string): boolean {
  return LISTING_STYLE.test(name.toLowerCase());
}
