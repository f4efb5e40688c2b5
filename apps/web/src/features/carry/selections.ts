import type { Question } from "@quizmill/contract";
import { withTags } from "@quizmill/interchange/report";

/** Which questions of a set are exported. */
export type Selection =
  | { readonly kind: "all" | (typeof NOTED)[number] }
  | { readonly kind: "section"; readonly section: string }
  | { readonly kind: "tag"; readonly tag: string };

/** Choices that depend on what the person did with the questions. */
export const NOTED = ["unflagged", "flagged", "wrong"] as const;

/** The ids of the questions that a person flagged or got wrong. */
export interface Noted {
  readonly flagged: ReadonlySet<number>;
  readonly wrong: ReadonlySet<number>;
}

/** The sections of a set, in their order. */
export function sectionsIn(questions: readonly Question[]): string[] {
  return [...new Set(questions.flatMap(({ source }) => source?.heading ?? []))];
}

/** The tags of its questions, in alphabetical order. */
export function tagsIn(questions: readonly Question[]): string[] {
  return [...new Set(questions.flatMap(({ tags = [] }) => tags))].sort((a, b) => a.localeCompare(b));
}

/** The questions of a selection, in their order. */
export function selected(
  questions: readonly Question[],
  selection: Selection,
  noted: Noted,
): readonly Question[] {
  if (selection.kind === "all") return questions;
  if (selection.kind === "section")
    return questions.filter(({ source }) => source?.heading === selection.section);
  if (selection.kind === "tag") return withTags(questions, [selection.tag]);
  if (selection.kind === "unflagged") return questions.filter(({ id }) => !noted.flagged.has(id));
  const ids = noted[selection.kind];
  return questions.filter(({ id }) => ids.has(id));
}

/** Whether a choice differs from all questions, and leaves some. */
export function isChoice(
  questions: readonly Question[],
  kind: (typeof NOTED)[number],
  noted: Noted,
): boolean {
  const { length } = selected(questions, { kind }, noted);
  return length > 0 && (kind === "wrong" || length < questions.length);
}
