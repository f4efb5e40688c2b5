import { type Demo, LIMITS } from "@quizmill/contract";
import type { WrittenItem } from "@quizmill/questions";
import { seedFor } from "../generation/create-dataset.ts";
import type { StoredPlan } from "../generation/engine-protocol.ts";
import type { EngineThreads } from "../generation/engine-threads.ts";

type DemoQuestion = Demo["questions"][number];

function toDemoQuestion(item: WrittenItem): DemoQuestion {
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
  };
}

/** The first questions of a plan; the engine is stopped as soon as there are enough. */
export async function sampleQuestions(engine: EngineThreads, plan: StoredPlan, signal: AbortSignal) {
  const max = LIMITS.demo.maxQuestions;
  const questions: DemoQuestion[] = [];
  for await (const { items } of engine.generate(plan, { mode: "study", seed: seedFor(plan), signal })) {
    questions.push(...items.map(toDemoQuestion));
    if (questions.length >= max) break;
  }
  return questions.slice(0, max);
}
