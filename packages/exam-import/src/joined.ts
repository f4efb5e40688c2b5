/** Lines put together again as a reader reads on: Japanese joins without a space, words cut at a hyphen become whole. */
export function joined(text: string): string {
  return text
    .replace(/(?<=[\u3000-\u30FF\u3400-\u9FFF])\n(?=[\u3000-\u30FF\u3400-\u9FFF])/gu, "")
    .replace(/(?<=\p{Ll})[-\u2010]\n(?=\p{Ll})/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}
