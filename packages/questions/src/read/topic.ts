import { anyOf } from "@quizmill/language";

const TOPIC_MAX_CHARS = 50;

const NO_TOPIC = new RegExp(
  `[?？:：!…]|(?:${anyOf("questionEnds")})。?$|^[\\d.\\s]*$|^(?:${anyOf("asksForReason")})\\s`,
  "iu",
);
const COMMON_TOPIC = new RegExp(`^(?:${anyOf("commonHeadings")})$`, "iu");

/** "Пабло Пікассо. Портрет Вільгельма Уде. 1911": what stands under a picture. */
const CAPTION = /\p{Ll}{2}\. \p{Lu}.*(?:\d{4}|\p{Ll})\.?$/u;
/** "3.2", "IV.", "Chapter 3:": what numbers a heading. */
const NUMBERING = /^(?:\d+(?:\.\d+)*\.?|[IVX]+\.|\p{L}[.)]|\p{Lu}\p{Ll}+ \d+[.:]) /u;

/** A heading that names a matter; a question, a caption, a bare number or "V. Conclusion" names none. */
export function topicOf(heading: string | null): string | null {
  if (heading === null || heading.length > TOPIC_MAX_CHARS) return null;
  // "Victoria_and_Albert_Museum": the name of a file.
  const topic = heading.replaceAll("_", " ").trim().replace(NUMBERING, "");
  return NO_TOPIC.test(topic) || CAPTION.test(topic) || COMMON_TOPIC.test(topic) ? null : topic;
}
