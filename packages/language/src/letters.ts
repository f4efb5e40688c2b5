/** First letter in lower case, unless the word is an acronym or a lone capital. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?=[\p{Ll}\s])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The same with a capital. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
