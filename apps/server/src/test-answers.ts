import { randomUUID } from "node:crypto";
import type { NewAnswer, Question } from "@quizmill/contract";

/** An answer as a device sends it: the right one, unless something else is told. */
export function answerTo(
  { id: questionId, groundTruthOptionId }: Pick<Question, "id" | "groundTruthOptionId">,
  told: Partial<NewAnswer> = {},
): NewAnswer {
  return {
    id: randomUUID(),
    questionId,
    chosenOptionId: groundTruthOptionId,
    confidence: null,
    source: "quiz",
    durationMs: 1_000,
    usualMs: null,
    deviceId: "phone",
    answeredAt: new Date().toISOString(),
    ...told,
  };
}
