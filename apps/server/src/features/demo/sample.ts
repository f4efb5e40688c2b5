import { type Demo, LIMITS } from "@quizmill/contract";
import type { Item } from "@quizmill/questions";
import {
  type Caller,
  EngineInterrupted,
  type EngineThreads,
  type StoredPlan,
} from "../generation/engine/index.ts";
import { seedFor } from "../generation/jobs/index.ts";

type DemoQuestion = Demo["questions"][number];

export function toDemoQuestion(item: Item): DemoQuestion {
  const key = item.groundTruthOptionId ?? item.aiChosenOptionId;
  const correctIndex = item.options.findIndex(({ id }) => id === key);
  return {
    question: item.text,
    options: item.options.map(({ label, text }, index) => ({
      label,
      text,
      isCorrect: index === correctIndex,
    })),
    ...(correctIndex >= 0 && { correctIndex }),
    explanation: item.aiExplanation ?? "",
    ...(item.source && { source: item.source }),
    ...(item.context !== undefined && { context: item.context }),
    ...(item.needsPicture && { needsPicture: true }),
    writtenBy: item.writtenBy,
    worth: item.score,
  };
}

/** The first questions of a plan; the engine stops as soon as there are enough. Throws what the engine throws. */
export async function sampleQuestions(
  engine: EngineThreads,
  plan: StoredPlan,
  caller: Caller,
): Promise<DemoQuestion[]> {
  const max = LIMITS.demo.maxQuestions;
  const questions: DemoQuestion[] = [];
  try {
    for await (const { items } of engine.generate(plan, { mode: "study", seed: seedFor(plan), ...caller })) {
      questions.push(...items.map(toDemoQuestion));
      if (questions.length >= max) break;
    }
  } catch (error) {
    if (error instanceof EngineInterrupted) return sampleQuestions(engine, plan, caller);
    throw error;
  }
  return questions.slice(0, max);
}
