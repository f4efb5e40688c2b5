import { randomBytes } from "node:crypto";
import type { Passage } from "@quizmill/questions";

/** The document's title and the headings down to the passage's own. */
export function titleOf({ heading, path = [] }: Passage, title: string | null): string {
  const all = [title, ...path, heading].filter((part) => part !== null);
  return all.filter((part, i) => part !== all[i - 1]).join(" › ");
}

/** A line that no document can guess, to stand before and behind its text. */
export function markerFor(text: string): string {
  let marker: string;
  do marker = `passage-${randomBytes(8).toString("hex")}`;
  while (text.includes(marker));
  return marker;
}

/** How models' servers mark who speaks, where a text begins and ends, and what is only thought. */
const SPECIAL_TOKENS =
  /<(?=[|｜])|[|｜](?=>)|<(?=\/?(?:s|bos|eos|unk|pad|think|start_of_turn|end_of_turn|end_of_text|endoftext)>)|<(?=<?\/?SYS>)|\[(?=\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|gMASK|sMASK)\])/giu;

/**
 * A text in which no server reads a token that ends what it is told: a sign that nobody sees, and that no quote differs
 * by, takes that from it.
 */
export function harmless(text: string): string {
  return text.replace(SPECIAL_TOKENS, "$&\u2060");
}
