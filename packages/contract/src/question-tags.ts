import { LIMITS } from "./limits.ts";

/**
 * Tags of a question as they are kept: none has a sign that parts tags where they are written (formats use commas,
 * semicolons, brackets and line breaks), and each is there once.
 */
export function partTags(texts: readonly string[]): string[] {
  const tags = texts.flatMap((text) => text.split(/[,;[\]\n，、；]/)).map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== "");
}

/** Whether a question may have all of these tags. */
export function areTagsInBounds(tags: readonly string[]): boolean {
  const { tagsMax, tagMaxChars } = LIMITS.question;
  return tags.length <= tagsMax && tags.every((tag) => tag.length <= tagMaxChars);
}
