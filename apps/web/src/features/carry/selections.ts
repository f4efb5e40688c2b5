import type { Question, QuizSession } from "@quizmill/contract";
import { correctOption } from "../quiz/judging.ts";

/** Which questions of a set are exported. Tags join the list when sets have them. */
export type Selection =
  | { readonly kind: "all" | "wrong" }
  | { readonly kind: "section"; readonly section: string };

/** The sections of a set, in their order. */
export function sectionsIn(questions: readonly Question[]): string[] {
  return [...new Set(questions.flatMap(({ source }) => source?.heading ?? []))];
}

/** The questions of a selection. Wrong ones are those that were checked with another option than the right one. */
export function selected(
  questions: readonly Question[],
  selection: Selection,
  session: QuizSession | null,
): readonly Question[] {
  if (selection.kind === "all") return questions;
  if (selection.kind === "section")
    return questions.filter(({ source }) => source?.heading === selection.section);
  return session === null ? [] : questions.filter((question) => isWrong(question, session));
}

function isWrong(question: Question, { selectedByQ, revealedByQ }: QuizSession): boolean {
  const chosen = selectedByQ[question.id];
  const key = correctOption(question);
  return revealedByQ[question.id] === true && chosen !== undefined && key !== null && key.id !== chosen;
}
