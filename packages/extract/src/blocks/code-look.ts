/** How word processors set code apart from the text around it. */

/**
 * Fonts whose characters are all of one width, as typewriters and terminals have them. Japanese text is set in such
 * ones as well ("MS Gothic"), which say nothing.
 */
const TYPE_FONT =
  /courier|consol|lucida (?:console|sans typewriter)|letter ?gothic|typewriter|menlo|\bmonaco|inconsolata|source ?code|fira ?code|\bcmtt|fixedsys|mono(?:space[dr]?)?(?![a-z])/i;

/**
 * Character styles by their names in small letters: those of Word ("HTML Code", "HTML Keyboard"), LibreOffice ("Source
 * Text", "User Entry", "Teletype"), pandoc ("Verbatim Char") and what people call their own.
 */
const CODE_STYLE =
  /^(?:html[ _-]?(?:code|keyboard|sample|typewriter)|(?:inline|source|program)?[ _-]?code(?:[ _-]?(?:inline|text|char(?:acter)?|in ?text))?|source[ _-]text|user[ _-]entry|teletype|verbatim[ _-]char|command|(?:file|function|method|variable)[ _-]?name)$/;

/** Paragraph styles of listings. "Preformatted Text" is none: whole typed files are set in it. */
const LISTING_STYLE =
  /^(?:source[ _-]?code|(?:program[ _-]?)?(?:code|listing)(?:[ _-]?(?:block|example|listing|sample|text|paragraph))?|verbatim|terminal|console)$/;

/** Documents use few fonts, and name them at thousands of runs. */
const MAX_KNOWN = 200;
const known = new Map<string, boolean>();

/** True for the name of a font that a program's text is set in. */
export function isTypeFont(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  const isType = TYPE_FONT.test(name);
  if (known.size < MAX_KNOWN) known.set(name, isType);
  return isType;
}

/** True for the name of a character style, in any case, that says what it marks is typed or read by a program. */
export function isCodeStyle(name: string): boolean {
  return CODE_STYLE.test(name.toLowerCase());
}

/** True for the name of a paragraph style that listings are set in. */
export function isListingStyle(name: string): boolean {
  return LISTING_STYLE.test(name.toLowerCase());
}
