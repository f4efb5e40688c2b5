import type { AttemptAnswers } from "@quizmill/contract";
import { ApiError } from "../../../lib/api-error.ts";

/** A short pause gathers quick changes in one call. */
const PAUSE_MS = 400;
const RETRY_MS = 3_000;

interface SenderDeps<Answer> {
  readonly send: (answers: AttemptAnswers) => Promise<Answer>;
  /** The server has these. */
  readonly onSent: (answers: AttemptAnswers, answer: Answer) => void;
  /** The server does not have the last changes yet; they will be sent again unless `error` is a refusal. */
  readonly onFailed: (error: unknown) => void;
}

export interface AnswerSender {
  change(answers: AttemptAnswers): void;
  /** Sends at once what waits: the network is back, or the page is being left. */
  flush(): void;
  /** What waits is dropped; an answer under way is no longer reported. */
  stop(): void;
}

/** Sends the answers soon after each change, one call at a time, and again until the server has the last of them. */
export function answerSender<Answer>({ send, onSent, onFailed }: SenderDeps<Answer>): AnswerSender {
  let waiting: AttemptAnswers | null = null;
  let isSending = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const run = async () => {
    clearTimeout(timer);
    const answers = waiting;
    if (answers === null || isSending || isStopped) return;
    waiting = null;
    isSending = true;
    try {
      const answer = await send(answers);
      if (!isStopped) onSent(answers, answer);
    } catch (error) {
      waiting ??= isWorthRepeating(error) ? answers : null;
      if (!isStopped) onFailed(error);
    }
    isSending = false;
    if (waiting !== null && !isStopped) plan(waiting === answers ? RETRY_MS : PAUSE_MS);
  };
  return {
    change(answers) {
      waiting = answers;
      plan(PAUSE_MS);
    },
    flush: () => void run(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Of refusals only "too fast" passes. */
export function isWorthRepeating(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
