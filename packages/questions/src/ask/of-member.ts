import type { Candidate, Rationale } from "../engine.ts";
import type { Document } from "../read/document.ts";
import type { Group, Member, Source } from "../read/groups/group.ts";
import { topicOf } from "../read/topic.ts";
import { mentions } from "../text/words.ts";
import { withTopic } from "./stem-topic.ts";

/** What could be the answer as well, and where the text tells of it. */
interface Other {
  readonly text: string;
  readonly source: Source;
}

/** A candidate on a member of a group, among what the others of it are or have. */
export function candidateOfMember(
  { source: { quote, block } }: Pick<Member, "source">,
  asked: Pick<Candidate, "kind" | "stem" | "key" | "score">,
  others: readonly Other[],
  reason: Rationale["reason"] = "elsewhere",
): Candidate {
  return {
    ...asked,
    quote,
    block,
    about: null,
    distractors: others.map(({ text }) => text),
    rationales: others.map(({ text, source }) => ({ option: text, says: source.quote, reason })),
  };
}

/** A stem behind what its group stands under, unless that names the answer. */
export function within({ title }: Group, stem: string, document: Document, key?: string): string {
  const topic = topicOf(title?.replaceAll("`", "") ?? null);
  const tells = topic !== null && key !== undefined && mentions(topic, key, document.profile);
  return topic === null || tells ? stem : withTopic(topic, stem, document);
}
