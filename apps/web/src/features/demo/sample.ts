import type { DemoAnswer } from "../../lib/demo-answers.ts";
import type { LoggedAnswer } from "../play/answer-log.ts";
import type { DemoQuestion } from "./deepen.ts";

/**
 * Sample questions in the shape the quiz plays: question ids 1 to n, option ids 1 to n. The right option is the one at
 * `correctIndex`, else the one marked as correct, else unknown.
 */
export function sampleQuestions({ questions }: { readonly questions: readonly DemoQuestion[] }) {
  return questions.map((question, index) => ({
    id: index + 1,
    text: question.question,
    options: question.options.map(({ label, text }, place) => ({ id: place + 1, label, text })),
    groundTruthOptionId: correctOptionId(question),
    aiExplanation: question.explanation,
    source: question.source ?? null,
    context: question.context,
    needsPicture: question.needsPicture,
    writtenBy: question.writtenBy,
  }));
}

function correctOptionId({ correctIndex, options }: DemoQuestion): number | null {
  if (correctIndex !== undefined && correctIndex >= 0) return correctIndex + 1;
  const marked = options.findIndex((option) => option.isCorrect === true);
  return marked < 0 ? null : marked + 1;
}

/** Null for an answer to none of these questions. */
export function answerInWords(
  { questionId, chosenOptionId, durationMs }: LoggedAnswer,
  questions: ReturnType<typeof sampleQuestions>,
): Omit<DemoAnswer, "id" | "answeredAt"> | null {
  const question = questions.find(({ id }) => id === questionId);
  const textOf = (optionId: number | null) => question?.options.find(({ id }) => id === optionId)?.text;
  const chosen = textOf(chosenOptionId);
  if (question === undefined || chosen === undefined) return null;
  return { stem: question.text, key: textOf(question.groundTruthOptionId) ?? null, chosen, durationMs };
}
