import { Worker } from "node:worker_threads";
import { type Language, LIMITS, type TrialState } from "@quizmill/contract";
import type { LlmSettings } from "@quizmill/models";
import { comeBack } from "../../../platform/errors.ts";

/** What is to be tried. Contains a key. */
export interface TrialWanted {
  readonly settings: LlmSettings;
  /** Of the third passage. */
  readonly language: Language;
}

/** What a trial found out about a model. */
export type FoundOut = Pick<LlmSettings, "form" | "timing"> & { readonly msPerQuestion: number };

interface Told {
  readonly state: TrialState;
  /** Null until it is done. */
  readonly settings: FoundOut | null;
}

export interface TrialRun extends TrialWanted {
  readonly timeoutMs: number;
  /** Stores how far it is; false if nobody wants to know any more. */
  readonly tell: (told: Told) => Promise<boolean>;
}

export interface Trials {
  /** Ends another trial of this account. Throws SERVER_BUSY. The trial goes on after this returns. */
  begin(accountId: string, run: TrialRun): void;
  stop(accountId: string): void;
  /** Ends all that run. */
  close(): Promise<void>;
}

const RETRY_AFTER_SECONDS = 60;
const MEMORY_MAX_MIB = 512;
const GIVEN_UP: Told = { state: { name: "failed", code: "MODEL_UNREACHABLE" }, settings: null };

interface Running {
  readonly stopping: AbortController;
  readonly over: Promise<void>;
}

/** Trials of models, each in a thread that ends with it. */
export function createTrials(): Trials {
  const running = new Map<string, Running>();
  const stop = (accountId: string) => {
    running.get(accountId)?.stopping.abort();
    running.delete(accountId);
  };
  return {
    begin: (accountId, run) => {
      stop(accountId);
      if (running.size >= LIMITS.ownModel.trialsAtOnce)
        throw comeBack("SERVER_BUSY", "Others are trying their models.", RETRY_AFTER_SECONDS);
      const stopping = new AbortController();
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(run.timeoutMs)]);
      const trial: Running = { stopping, over: inThread(run, signal) };
      running.set(accountId, trial);
      void trial.over.then(() => running.get(accountId) === trial && running.delete(accountId));
    },
    stop,
    close: async () => {
      const all = [...running.values()];
      for (const { stopping } of all) stopping.abort();
      await Promise.all(all.map(({ over }) => over));
    },
  };
}

/** Never throws: a thread that ends without a result has failed. */
async function inThread({ settings, language, tell }: TrialRun, signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL("./trial-thread.ts", import.meta.url), {
    workerData: { settings, language } satisfies TrialWanted,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MIB },
  });
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let last: Told | null = null;
  let telling = Promise.resolve(true);
  worker.on("message", (told: Told) => {
    last = told;
    telling = telling.then(() => tell(told)).catch(() => false);
    void telling.then((isWanted) => isWanted || end());
  });
  for (const event of ["error", "exit"] as const) worker.on(event, () => end());
  signal.addEventListener("abort", () => end(), { once: true });
  await over;
  await worker.terminate();
  await telling;
  if ((last as Told | null)?.state.name === "running" || last === null)
    await tell(GIVEN_UP).catch(() => false);
}
