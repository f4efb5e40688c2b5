import { LOW_CONFIDENCE, type Option, type Question } from "@quizmill/contract";

/** neutral: the right answer is unknown. */
export type Verdict = "correct" | "wrong" | "neutral";

/** The key: the ground truth if there is one, else the solver's choice, else unknown. */
export function correctOption(question: Question): Option | null {
  return (
    findOption(question, question.groundTruthOptionId) ?? findOption(question, question.aiChosenOptionId)
  );
}

export function judge(question: Question, optionId: number): Verdict {
  const key = correctOption(question);
  if (!key) return "neutral";
  return key.id === optionId ? "correct" : "wrong";
}

/** Worth a second look: the solver was unsure, or does not agree with the key. */
export function isDoubtful(question: Question): boolean {
  const { aiConfidence, aiChosenOptionId, groundTruthOptionId } = question;
  const unsure = aiConfidence !== null && aiConfidence < LOW_CONFIDENCE;
  const disagrees =
    aiChosenOptionId !== null && groundTruthOptionId !== null && aiChosenOptionId !== groundTruthOptionId;
  return unsure || disagrees;
}

/** What its reader is told of a question before it is answered. */
export function marksOf(question: Question): ("doubt" | "weak")[] {
  return [...(isDoubtful(question) ? ["doubt" as const] : []), ...(question.isWeak ? ["weak" as const] : [])];
}

/** Those that are no weaker than what a set takes by itself. */
export function countGood(questions: readonly Question[]): number {
  return questions.filter(({ isWeak }) => isWeak !== true).length;
}

/** An id that matches no option (a damaged set) counts as no answer, not as a wrong one. */
export function findOption(question: Question, optionId: number | null | undefined): Option | null {
  return question.options.find((option) => option.id === optionId) ?? null;
}
