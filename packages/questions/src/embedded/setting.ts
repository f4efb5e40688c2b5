import type { Draft, ItemKind } from "../engine.ts";
import { contentKeys, wordsOf } from "../text/words.ts";
import type { Document } from "./document.ts";
import type { Line } from "./lines.ts";
import { topicOf } from "./topic.ts";

/** Kinds whose stem is a sentence of the document, and takes for granted what that does. */
const TOLD: ReadonlySet<ItemKind> = new Set<ItemKind>(["cloze", "focus", "typed", "subject", "relation"]);
const STEM_MOST_CHARS = 165;

/**
 * A stem behind what the document or its section is about, where it names nothing of that: "in 1944 she left the
 * school" is clear in an article on her, and nowhere else. Only in languages whose phrases say how.
 */
export function setInTopic(draft: Draft, line: Line, document: Document): Draft {
  const { plan, profile } = document;
  const about = profile.phrases?.about;
  const topic = topicOf(line.heading) ?? (isSpokenOf(plan.title, document) ? topicOf(plan.title) : null);
  if (
    about === undefined ||
    topic === null ||
    !/[\p{Script=Han}\p{Script=Katakana}]/u.test(topic) ||
    !TOLD.has(draft.kind)
  )
    return draft;
  const inTopic = new Set(contentKeys(topic, profile));
  const names = (text: string) => contentKeys(text, profile).some((key) => inTopic.has(key));
  // An option that the topic names would stand out, as the answer or as none.
  if (names(draft.stem) || names(draft.key) || draft.distractors.slice(0, 3).some(names)) return draft;
  const stem = about(topic, draft.stem);
  return stem.length > STEM_MOST_CHARS ? draft : { ...draft, stem };
}

/** A title whose words the text uses says what that is about; a file's name does not. */
function isSpokenOf(title: string | null, { terms, profile }: Document): boolean {
  return wordsOf(title ?? "", profile).some(({ text }) => terms.get(text) !== undefined);
}
