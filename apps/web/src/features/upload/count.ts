import { LIMITS } from "@quizmill/contract";

/** How many questions; undefined if the text decides. */
export type Count = number | undefined;

/** What the field says; null if it is no possible number. */
export function countOf(typed: string): Count | null {
  // Japanese keyboards also give wide digits.
  const text = typed.normalize("NFKC").trim();
  if (text === "") return undefined;
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= LIMITS.upload.questionsMax ? count : null;
}
