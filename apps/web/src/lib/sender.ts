import { ApiError } from "./api-error.ts";

const RETRY_MS = 3_000;

interface SenderDeps<Value, Answer> {
  readonly send: (value: Value) => Promise<Answer>;
  /** A short pause gathers quick changes. */
  readonly pauseMs: number;
  readonly onSent?: (answer: Answer) => void;
  /** The last changes have not arrived yet; they will be sent again unless `error` is a refusal. */
  readonly onFailed?: (error: unknown) => void;
}

export interface Sender<Value> {
  change(value: Value): void;
  /** Sends at once what waits: the network is back, or the page is being left. */
  flush(): void;
  /** What waits is dropped; an answer under way is no longer reported. */
  stop(): void;
}

/** Sends the last value soon after each change, one call at a time, and again until it has arrived. */
export function createSender<Value, Answer>(deps: SenderDeps<Value, Answer>): Sender<Value> {
  const { send, pauseMs, onSent, onFailed } = deps;
  let waiting: { readonly value: Value } | null = null;
  let isSending = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const run = async () => {
    clearTimeout(timer);
    const taken = waiting;
    if (taken === null || isSending || isStopped) return;
    waiting = null;
    isSending = true;
    try {
      const answer = await send(taken.value);
      if (!isStopped) onSent?.(answer);
    } catch (error) {
      waiting ??= isWorthRepeating(error) ? taken : null;
      if (!isStopped) onFailed?.(error);
    }
    isSending = false;
    if (waiting !== null && !isStopped) plan(waiting === taken ? RETRY_MS : pauseMs);
  };
  return {
    change(value) {
      waiting = { value };
      plan(pauseMs);
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
