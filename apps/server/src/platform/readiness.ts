import { AppError } from "./errors.ts";
import { singleFlight } from "./single-flight.ts";

/** Why a server should get no calls for now. */
type Unready = "starting" | "stopping" | "database" | "queue";

/** Whether calls should be sent to this process. It is only reported by `check`; calls that come are still answered. */
export interface Readiness {
  started(): void;
  stopping(): void;
  /** Throws NOT_READY, which names what is missing. */
  check(): Promise<void>;
}

/** A part that does not answer in this time counts as unreachable: the caller of the check has a time-out too. */
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
  // Anybody may call this, as often as they like.
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
