import type { Attempt, AttemptAnswers } from "@quizmill/contract";
import { mergeAttemptAnswers, NO_ANSWERS } from "@quizmill/study/attempt-answers";
import { storedJson } from "../../../lib/storage.ts";
import type { RunState } from "./run-state.ts";

export type OpenAttempt = Extract<Attempt, { state: "open" }>;

/** An attempt as the server sent it, and what to add to this browser's clock to get the server's. */
export interface TimedAttempt {
  readonly attempt: Attempt;
  readonly clockOffsetMs: number;
}

const storedAttempt = (id: string) =>
  storedJson<TimedAttempt>({ key: `exam-attempt.v1.${id}`, parse: parseAttempt });
const storedRun = (id: string) => storedJson<RunState>({ key: `exam-answers.v1.${id}`, parse: parseRun });

/** An open attempt in this browser: neither a reload nor a crash nor a lost network loses an answer. */
export function keptAttempt(id: string) {
  const [attempt, run] = [storedAttempt(id), storedRun(id)];
  return {
    loadAttempt: attempt.read,
    saveAttempt: attempt.write,
    loadRun: run.read,
    saveRun: run.write,
    forget() {
      attempt.forget();
      run.forget();
    },
    /** Calls `listener` with the answers that another tab has stored; returns the function that ends this. */
    onOtherTab(listener: (answers: AttemptAnswers) => void): () => void {
      const hear = ({ key }: StorageEvent) => {
        const there = key === run.key ? run.read() : null;
        if (there !== null) listener(there.answers);
      };
      addEventListener("storage", hear);
      return () => removeEventListener("storage", hear);
    },
  };
}

/** Where to go on: of each question with the later answer, this browser's or the server's. */
export function resumedRun({ questions, answers }: OpenAttempt, kept: RunState | null): RunState {
  if (kept === null) return { idx: 0, answers };
  const idx = Math.min(kept.idx, questions.length - 1);
  return { idx, answers: mergeAttemptAnswers(answers, kept.answers) };
}

function parseAttempt(raw: unknown): TimedAttempt | null {
  if (!isRecord(raw) || typeof raw.clockOffsetMs !== "number" || !isRecord(raw.attempt)) return null;
  const { state, questions, answers, deadline } = raw.attempt;
  if (state !== "open" || !Array.isArray(questions) || !isAnswers(answers)) return null;
  if (typeof deadline !== "string") return null;
  const { attempt, clockOffsetMs } = raw as unknown as TimedAttempt;
  return { clockOffsetMs, attempt: { ...attempt, answers: { ...NO_ANSWERS, ...answers } } };
}

function parseRun(raw: unknown): RunState | null {
  if (!isRecord(raw) || !Number.isSafeInteger(raw.idx) || !isAnswers(raw.answers)) return null;
  return { ...(raw as unknown as RunState), answers: { ...NO_ANSWERS, ...raw.answers } };
}

function isAnswers(raw: unknown): raw is AttemptAnswers {
  if (!isRecord(raw)) return false;
  const { chosen, times, chosenAt = {}, markedAt = {} } = raw;
  const records = [chosen, times, chosenAt, markedAt];
  if (!records.every(isRecord)) return false;
  const numbers = records.flatMap((record) => Object.values(record));
  return Array.isArray(raw.marked) && [...numbers, ...raw.marked].every(Number.isSafeInteger);
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}
