/**
 * Tags of a question as they are kept: none has a sign that parts tags where they are written (formats use commas,
 * semicolons, brackets and line breaks), and each is there once.
 */
export function partTags(texts: readonly string[]): string[] {
  const tags = texts.flatMap((text) => text.split(/[,;[\]\n，、；]/)).map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== "");
}
