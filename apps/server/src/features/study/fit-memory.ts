import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { type GradedReview, gradedReviews, type MemoryWeights } from "@quizmill/study";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database/open.ts";
import type { AnswersTable } from "../../platform/database/schema.ts";
import { findNewestAnswers } from "./answers-store.ts";
import { countJudged } from "./days-store.ts";
import { toLogged } from "./fold-answers.ts";
import {
  byVersion,
  insertMemoryWeights,
  listMemoryWeights,
  type WeightsByVersion,
} from "./memory-weights.ts";

/** What a process fits weights to: the answers to each question, and the weights that are in use. */
export interface FittingTask {
  readonly histories: readonly (readonly GradedReview[])[];
  readonly current: MemoryWeights | null;
}

/** What the process answers: better weights or none, or why they could not be looked for. */
export type Fitted = { readonly weights: MemoryWeights | null } | { readonly fault: string };

/** Fewer answers tell too little about a memory. */
const LEAST_ANSWERS = 1_000;
/** They are fitted anew when there are so many times as many. */
const GROWTH = 1.5;
/** Answers fitted to, those to the newest questions: a second of work. */
const MOST_ANSWERS = 10_000;
/** Read at a time, so that other calls do not wait. */
const ROWS_READ = 1_000;
/** A fit that takes so long is ended; it takes a second or two. */
const MOST_MS = 60_000;
/** When an account is tried again whose weights could not be fitted. */
const AGAIN_MS = 24 * 60 * 60_000;
/** Above all questions that there can be. */
const NEWEST = { questionId: 2 ** 31 - 1, id: "" };
const PROGRAM = new URL("./fit-process.ts", import.meta.url);

/** The answers to the newest questions, by question. */
async function historiesOf(
  db: Database,
  accountId: string,
  weights: WeightsByVersion,
): Promise<GradedReview[][]> {
  const rows: AnswersTable[] = [];
  let isWhole = false;
  while (!isWhole && rows.length < MOST_ANSWERS) {
    const page = await findNewestAnswers(db, accountId, rows.at(-1) ?? NEWEST, ROWS_READ);
    rows.push(...page);
    isWhole = page.length < ROWS_READ;
  }
  const byQuestion = Map.groupBy(rows, ({ questionId }) => questionId);
  const last = rows.at(-1)?.questionId;
  // Some of its answers were not read.
  if (!isWhole && last !== undefined) byQuestion.delete(last);
  // A question with another key is another one to the memory.
  const histories = [...byQuestion.values()].flatMap((own) => [
    ...Map.groupBy(own, ({ keyOptionId }) => keyOptionId).values(),
  ]);
  return histories.map((own) => gradedReviews(own.map((row) => toLogged(row, weights))));
}

interface MemoryFittingDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  /** The program that fits; a test names one that fails. */
  readonly program?: URL;
}

export interface MemoryFitting {
  /** Fits the account's weights if it has answered much since the last time; one account after another. */
  consider(accountId: string): void;
  /** Waits until nothing is under way any more. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Fits the weights of FSRS to how an account really remembers, in a process of its own below the priority of all others.
 * New weights are taken for the answers that come after them, so that no state changes without an answer. An account
 * whose weights could not be fitted is tried again a day later.
 */
export function createMemoryFitting({ db, now, log, program = PROGRAM }: MemoryFittingDeps): MemoryFitting {
  const waiting = new Set<string>();
  /** When, by account. */
  const failed = new Map<string, number>();
  let isClosed = false;
  let child: ChildProcess | null = null;
  let work = Promise.resolve();

  async function fitted(task: FittingTask): Promise<MemoryWeights | null> {
    // It needs nothing of the server's settings, and what it prints has no place in the server's log.
    const fitting = fork(program, {
      serialization: "advanced",
      env: {},
      timeout: MOST_MS,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child = fitting;
    if (fitting.pid !== undefined) setPriority(fitting.pid, constants.priority.PRIORITY_LOW);
    try {
      const answer = await new Promise<Fitted>((resolve, reject) => {
        fitting.once("message", (told) => resolve(told as Fitted));
        fitting.once("error", reject);
        fitting.once("exit", () => reject(new Error("The process has ended.")));
        fitting.send(task);
      });
      if ("fault" in answer) throw new Error(answer.fault);
      return answer.weights;
    } finally {
      child = null;
      fitting.kill();
    }
  }

  async function fit(accountId: string): Promise<void> {
    const answers = await countJudged(db, accountId);
    if (answers < LEAST_ANSWERS) return;
    const rows = await listMemoryWeights(db, accountId);
    const last = rows.at(-1);
    if (last !== undefined && answers < GROWTH * last.answers) return;
    const weights = byVersion(rows);
    const current = weights.get(rows.length) ?? null;
    const better = await fitted({ histories: await historiesOf(db, accountId, weights), current });
    const taken = better ?? current;
    await insertMemoryWeights(db, {
      accountId,
      version: rows.length + 1,
      answers,
      fittedAt: now(),
      weightsJson: taken === null ? null : JSON.stringify(taken),
    });
  }

  const hasJustFailed = (accountId: string) => now() - (failed.get(accountId) ?? -AGAIN_MS) < AGAIN_MS;

  return {
    consider(accountId) {
      if (isClosed || waiting.has(accountId) || hasJustFailed(accountId)) return;
      waiting.add(accountId);
      work = work.then(async () => {
        waiting.delete(accountId);
        if (isClosed) return;
        // The weights in use serve as well.
        await fit(accountId).catch((error: Error) => {
          failed.set(accountId, now());
          if (!isClosed) log.warn({ fault: error.message }, "memory weights were not fitted");
        });
      });
    },
    settled: () => work,
    async close() {
      isClosed = true;
      child?.kill();
      await work;
    },
  };
}
