import { AppError } from "./errors.ts";
import { singleFlight } from "./single-flight.ts";

/** Why a server should be given no calls for now. */
type Unready = "starting" | "stopping" | "database" | "queue";

/** Whether calls should be sent to this process. Nothing but `check` says so; it goes on answering meanwhile. */
export interface Readiness {
  started(): void;
  stopping(): void;
  /** Throws NOT_READY, which names what is missing. */
  check(): Promise<void>;
}

/** What does not answer within this time counts as not answering: whoever asks has a time-out too. */
const ANSWER_MS = 2_000;

function unready(reason: Unready, cause?: unknown): AppError {
  return new AppError("NOT_READY", `Not ready: ${reason}.`, { details: { reason }, cause });
}

async function mustAnswer(reason: Unready, asking: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("It took too long.")), ANSWER_MS);
  try {
    await Promise.race([asking, late]);
  } catch (cause) {
    throw unready(reason, cause);
  } finally {
    clearTimeout(timer);
  }
}

export function createReadiness(parts: {
  database: () => Promise<unknown>;
  queue: () => Promise<unknown>;
}): Readiness {
  let state: "starting" | "ready" | "stopping" = "starting";
  // Anybody may ask, and as often as they like.
  const answers = singleFlight(async () => {
    await mustAnswer("database", parts.database());
    await mustAnswer("queue", parts.queue());
  });
  return {
    started: () => {
      if (state === "starting") state = "ready";
    },
    stopping: () => {
      state = "stopping";
    },
    check: async () => {
      if (state !== "ready") throw unready(state);
      await answers();
    },
  };
}
