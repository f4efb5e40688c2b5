import { LIMITS } from "@quizmill/contract";
import { type Stored, storedJson } from "./storage.ts";

/** An answer of the demo in words: a set of the same document has ids of its own. */
export interface DemoAnswer {
  /** The id that the answer gets in the account's log: sent twice, it counts once. */
  readonly id: string;
  readonly stem: string;
  /** The right option; null if it is unknown. */
  readonly key: string | null;
  /** The chosen option. */
  readonly chosen: string;
  readonly durationMs: number;
  /** ISO 8601, by the browser's clock. */
  readonly answeredAt: string;
}

/** The answers that a set has still to take up; its account alone can open the set. */
export function storedDemoAnswers(datasetId: string): Stored<readonly DemoAnswer[]> {
  return storedJson({ key: `demo-answers.v1.${datasetId}`, parse });
}

function parse(raw: unknown): DemoAnswer[] | null {
  return Array.isArray(raw) && raw.length <= LIMITS.demo.maxQuestions && raw.every(isAnswer) ? raw : null;
}

function isAnswer(raw: unknown): raw is DemoAnswer {
  const { id, stem, key, chosen, durationMs, answeredAt } = (raw ?? {}) as Record<string, unknown>;
  const areWords = [id, stem, chosen, answeredAt].every((word) => typeof word === "string");
  return areWords && (key === null || typeof key === "string") && Number.isSafeInteger(durationMs);
}
