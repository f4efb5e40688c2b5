/** How word processors set code apart from the text around it. */

/**
 * Fonts whose characters are all of one width, as typewriters and terminals have them. Japanese text is set in such
 * ones as well ("MS Gothic"), which say nothing.
 */
const TYPE_FONT =
  /courier|consol|lucida (?:console|sans typewriter)|letter ?gothic|typewriter|menlo|\bmonaco|inconsolata|source ?code|fira ?code|\bcmtt|fixedsys|mono(?:space(?:d|r)?)?(?!\p{L})/iu;

/**
 * Character styles by their names in small letters: those of Word ("HTML Code", "HTML Keyboard"), LibreOffice ("Source
 * Text", "User Entry", "Teletype"), pandoc ("Verbatim Char") and what people call their own.
 */
const CODE_STYLE =
  /^(?:html[ _-]?(?:code|keyboard|sample|typewriter)|(?:inline|source|program)?[ _-]?code(?:[ _-]?(?:inline|text|char(?:acter)?|in ?text))?|source[ _-]text|user[ _-]entry|teletype|verbatim[ _-]char|command|(?:file|function|method|variable)[ _-]?name)$/;

/** Paragraph styles of listings. "Preformatted Text" is none: whole typed files are set in it. */
const LISTING_STYLE =
  /^(?:source[ _-]?code|(?:program[ _-]?)?(?:code|listing)(?:[ _-]?(?:block|example|listing|sample|text|paragraph))?|verbatim|terminal|console)$/;

/** True for the name of a font that a program's text is set in, or for what holds such a name. */
export function isTypeFont(name: string): boolean {
  return TYPE_FONT.test(name);
}

/** True for the name of a character style, in any case, that says what it marks is typed or read by a program. */
export function isCodeStyle(name: string): boolean {
  return CODE_STYLE.test(name.toLowerCase());
}

/** True for the name of a paragraph style that listings are set in. */
export function isListingStyle(name: string): boolean {
  return LISTING_STYLE.test(name.toLowerCase());
}
