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
