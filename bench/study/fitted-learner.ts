import { fork } from "node:child_process";
import {
  afterAnswer,
  gradedReviews,
  type LoggedAnswer,
  type MemoryWeights,
  type ReviewState,
  recallAt,
} from "@quizmill/study";
import { seededRandom } from "../../fixtures/seeded-random.ts";

const PROGRAM = new URL("../../apps/server/src/features/study/fit-process.ts", import.meta.url);
const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1, 9);
const QUESTIONS = 300;
const NEW_PER_DAY = 10;
/** Weights are fitted after so many days, and followed for as many. */
const DAYS = 60;
/** How much weaker or stronger the memories are than the scheduler's own weights expect. */
const FACTORS = [0.5, 1, 2];

interface Memory {
  /** By which it is planned. */
  readonly planned: ReviewState | null;
  /** By the library's own weights: what is really remembered differs from it by the learner's factor. */
  readonly own: ReviewState | null;
}

interface Learner {
  readonly factor: number;
  readonly memories: Memory[];
  readonly logs: LoggedAnswer[][];
  readonly random: () => number;
}

/** Reviews a day and the share recalled in the second half, with the library's own weights and with fitted ones. */
export async function simulateFitting(learnersEach: number): Promise<void> {
  console.log(
    `\nWeights fitted after ${DAYS} days: ${learnersEach} simulated learners of each kind (not people)`,
  );
  for (const factor of FACTORS) {
    const sums = { own: { reviews: 0, recall: 0 }, fitted: { reviews: 0, recall: 0 } };
    for (let seed = 1; seed <= learnersEach; seed++) {
      const weights = await fittedTo(begun(seed, factor).logs);
      for (const [name, used] of [
        ["own", null],
        ["fitted", weights],
      ] as const) {
        const { reviews, recall } = followed(begun(seed, factor), used);
        sums[name].reviews += reviews / learnersEach;
        sums[name].recall += recall / learnersEach;
      }
    }
    const told = ({ reviews, recall }: typeof sums.own) =>
      `${reviews.toFixed(1)} reviews a day, ${(100 * recall).toFixed(1)} % recalled`;
    console.log(
      `  memory × ${factor}: own weights ${told(sums.own)}; fitted ${told(sums.fitted)} (aimed at: 90 %)`,
    );
  }
}

function begun(seed: number, factor: number): Learner {
  const learner: Learner = { factor, memories: [], logs: [], random: seededRandom(seed) };
  for (let day = 0; day < DAYS; day++) studyOn(day, learner, null);
  return learner;
}

function followed(learner: Learner, weights: MemoryWeights | null) {
  let [reviews, recall] = [0, 0];
  for (let day = DAYS; day < 2 * DAYS; day++) {
    reviews += studyOn(day, learner, weights) / DAYS;
    const now = START + day * DAY + DAY / 2;
    const known = learner.memories.reduce((sum, memory) => sum + truly(memory, learner.factor, now), 0);
    recall += known / learner.memories.length / DAYS;
  }
  return { reviews, recall };
}

/** One day of reviews and new questions; what was wrong is answered right ten minutes later. Returns the reviews. */
function studyOn(
  day: number,
  { factor, memories, logs, random }: Learner,
  weights: MemoryWeights | null,
): number {
  const now = START + day * DAY;
  const due = [...memories.keys()].filter((at) => (memories[at]?.planned?.dueAt ?? 0) <= now + DAY / 2);
  for (let i = 0; i < NEW_PER_DAY && memories.length < QUESTIONS; i++)
    due.push(memories.push({ planned: null, own: null }) - 1);
  for (const at of due) {
    const memory = memories[at] as Memory;
    const isCorrect = random() < truly(memory, factor, now);
    const log = logs[at] ?? [];
    logs[at] = log;
    const given = (answeredAt: number, isRight: boolean): LoggedAnswer => ({
      id: `${answeredAt}`,
      questionId: at + 1,
      isCorrect: isRight,
      confidence: "unsure",
      source: "review",
      durationMs: 8_000,
      usualMs: 9_000,
      answeredAt,
      day,
      retention: 0.9,
      weights,
    });
    const all = [given(now, isCorrect), ...(isCorrect ? [] : [given(now + 600_000, true)])];
    log.push(...all);
    const own = all.map((answer) => ({ ...answer, weights: null }));
    memories[at] = {
      planned: all.reduce(afterAnswer, memory.planned),
      own: own.reduce(afterAnswer, memory.own),
    };
  }
  return due.length;
}

/** One of four is right by luck. */
function truly({ own }: Memory, factor: number, now: number): number {
  if (own === null) return 0.25;
  return recallAt({ stability: own.stability * factor, lastReviewAt: own.lastReviewAt }, now, null);
}

function fittedTo(logs: readonly LoggedAnswer[][]): Promise<MemoryWeights | null> {
  const task = { histories: logs.map((log) => gradedReviews(log)), current: null };
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, { serialization: "advanced" });
    child.once("message", (weights) => resolve(weights as MemoryWeights | null));
    child.once("error", reject);
    child.send(task);
  });
}
