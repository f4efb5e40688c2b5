import type { AnswerSource, Confidence } from "@quizmill/contract";
import type { DayNumber } from "./days.ts";

/** The 21 weights of FSRS-6. */
export type MemoryWeights = readonly number[];

/** One answer of the log, for one account. Times are milliseconds since 1970. */
export interface LoggedAnswer {
  /** A UUID made by the client. */
  readonly id: string;
  readonly questionId: number;
  /** False also for a skipped question; null where no key is known. */
  readonly isCorrect: boolean | null;
  /** Null where it was not asked for. */
  readonly confidence: Confidence | null;
  readonly source: AnswerSource;
  /** How long the question was visible. */
  readonly durationMs: number;
  /** What the person usually needed by then; null where it was not known. */
  readonly usualMs: number | null;
  readonly answeredAt: number;
  /** The person's day on which it was given. */
  readonly day: DayNumber;
  /** The share that was to be recalled when it was given, .8 to .97. */
  readonly retention: number;
  /** Those fitted to the person by then; null for the library's own. */
  readonly weights: MemoryWeights | null;
}

/** The order of answers to one question: by the client's clock, then by id. */
export function inOrder(
  one: Pick<LoggedAnswer, "answeredAt" | "id">,
  other: Pick<LoggedAnswer, "answeredAt" | "id">,
): number {
  return one.answeredAt - other.answeredAt || (one.id < other.id ? -1 : Number(one.id > other.id));
}
