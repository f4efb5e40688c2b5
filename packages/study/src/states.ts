import {
  type Card,
  createEmptyCard,
  default_w,
  type FSRS,
  forgetting_curve,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating,
  State,
  StrategyMode,
} from "ts-fsrs";
import { inOrder, type LoggedAnswer, type MemoryWeights } from "./answers.ts";
import type { DayNumber } from "./days.ts";
import { gradeOf } from "./rating.ts";

/** How well one person knows a question. Times are milliseconds since 1970, stability is in days. */
export interface ReviewState {
  /** When it should come again, by the retention aimed at. */
  readonly dueAt: number;
  /** Days after which the chance to recall it is 90 %. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly reps: number;
  /** How often it was forgotten after it had been learnt. */
  readonly lapses: number;
  readonly firstReviewAt: number;
  readonly lastReviewAt: number;
  /** Learning and relearning: it was wrong the last time. */
  readonly phase: "learning" | "review" | "relearning";
  /** Days on which it was right since it was last wrong, up to 2; null if it never was, or is made good for. */
  readonly rightDays: number | null;
  /** The last of these days. */
  readonly lastRightDay: DayNumber | null;
}

const DAY_MS = 86_400_000;
/** A mistake is made good for when the question was right on so many days. */
const DAYS_TO_MAKE_GOOD = 2;
const PHASES = {
  [State.New]: "learning",
  [State.Learning]: "learning",
  [State.Review]: "review",
  [State.Relearning]: "relearning",
} as const;
const STATES = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const;

/** What was wrong comes again the same day; what was right is due by its memory, from the first time on. */
const STEPS = { [Rating.Again]: { scheduled_minutes: 10, next_step: 0 } };

/** By weights and retention. */
const schedulers = new WeakMap<MemoryWeights, Map<number, FSRS>>();

/** Intervals are spread a little; the spread follows from question and review, so that the same log gives the same. */
function schedulerFor({ retention, weights }: LoggedAnswer): FSRS {
  const w = weights ?? default_w;
  const known = schedulers.get(w) ?? new Map<number, FSRS>();
  schedulers.set(w, known);
  let scheduler = known.get(retention);
  if (scheduler === undefined) {
    scheduler = fsrs({ w, request_retention: retention, enable_fuzz: true })
      .useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId("questionId"))
      .useStrategy(StrategyMode.LEARNING_STEPS, () => STEPS);
    known.set(retention, scheduler);
  }
  return scheduler;
}

/**
 * The state after one more answer, by FSRS-6 (ts-fsrs); `state` is null before the first. An answer without a known key
 * changes nothing.
 */
export function afterAnswer(state: ReviewState | null, answer: LoggedAnswer): ReviewState | null {
  const { isCorrect, questionId, answeredAt } = answer;
  if (isCorrect === null) return state;
  const now = new Date(answeredAt);
  const card = { ...(state === null ? createEmptyCard(now) : cardOf(state)), questionId };
  const grade = gradeOf({ ...answer, isCorrect }, state === null);
  const { card: after } = schedulerFor(answer).next(card, now, grade);
  const { stability, difficulty, reps, lapses } = after;
  return {
    dueAt: after.due.getTime(),
    stability,
    difficulty,
    reps,
    lapses,
    firstReviewAt: state?.firstReviewAt ?? answeredAt,
    lastReviewAt: answeredAt,
    phase: PHASES[after.state],
    ...mistakeAfter(state, isCorrect, answer.day),
  };
}

/** The state after all answers to one question, in whatever order they are given; null where none counts. */
export function foldAnswers(answers: Iterable<LoggedAnswer>): ReviewState | null {
  return [...answers].sort(inOrder).reduce<ReviewState | null>(afterAnswer, null);
}

/** The chance that it is recalled at `now`, 0..1, by the person's weights; null for the library's own. */
export function recallAt(
  { stability, lastReviewAt }: Pick<ReviewState, "stability" | "lastReviewAt">,
  now: number,
  weights: MemoryWeights | null,
): number {
  return forgetting_curve(weights ?? default_w, Math.max(0, (now - lastReviewAt) / DAY_MS), stability);
}

function mistakeAfter(
  before: Pick<ReviewState, "rightDays" | "lastRightDay"> | null,
  isCorrect: boolean,
  day: DayNumber,
): Pick<ReviewState, "rightDays" | "lastRightDay"> {
  if (!isCorrect) return { rightDays: 0, lastRightDay: null };
  const { rightDays = null, lastRightDay = null } = before ?? {};
  if (rightDays === null || lastRightDay === day) return { rightDays, lastRightDay };
  const isMadeGood = rightDays + 1 >= DAYS_TO_MAKE_GOOD;
  return isMadeGood
    ? { rightDays: null, lastRightDay: null }
    : { rightDays: rightDays + 1, lastRightDay: day };
}

function cardOf({ dueAt, lastReviewAt, phase, ...memory }: ReviewState): Card {
  const { stability, difficulty, reps, lapses } = memory;
  return {
    stability,
    difficulty,
    reps,
    lapses,
    learning_steps: 0,
    state: STATES[phase],
    due: new Date(dueAt),
    last_review: new Date(lastReviewAt),
    // The library takes these from the dates.
    elapsed_days: 0,
    scheduled_days: 0,
  };
}
