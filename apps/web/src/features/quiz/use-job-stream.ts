import { type JobEvent, LIMITS } from "@quizmill/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { BROWSER_JOB_EVENTS, listenToJob } from "../../lib/live-events.ts";
import type { LiveJob } from "../../lib/paths.ts";

/** off: no job to follow · open: events come · lost: it broke · ended: the job is over. */
export type StreamState = "off" | "open" | "lost" | "ended";

export interface JobStream {
  readonly state: StreamState;
  /** Seconds the job expects to need; null while nobody can tell. */
  readonly etaSeconds: number | null;
  readonly reconnect: () => void;
}

/** Follows a job and calls `refetch` when there is something new: soon for questions, at once at the end. */
export function useJobStream(job: LiveJob | null, refetch: () => void): JobStream {
  const [state, setState] = useState<StreamState>(job ? "open" : "off");
  const [etaSeconds, setEtaSeconds] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const pending = useRef(0);

  const onEvent = useEffectEvent((event: JobEvent) => {
    if (event.name === "progress") {
      setEtaSeconds(event.data.etaSeconds);
      return;
    }
    window.clearTimeout(pending.current);
    if (event.name === "new_questions") {
      pending.current = window.setTimeout(() => refetchNow(), LIMITS.quiz.refetchDebounceMs);
      return;
    }
    setState("ended");
    refetch();
  });
  const refetchNow = useEffectEvent(refetch);

  const jobId = job?.jobId;
  const token = job?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the wish to connect again.
  useEffect(() => {
    if (jobId === undefined || token === undefined) {
      setState("off");
      return;
    }
    setState("open");
    const listener = { onEvent: (event: JobEvent) => onEvent(event), onLost: () => setState("lost") };
    const stop = listenToJob({ jobId, token }, listener, BROWSER_JOB_EVENTS);
    return () => {
      stop();
      window.clearTimeout(pending.current);
    };
  }, [jobId, token, attempt]);

  return { state, etaSeconds, reconnect: () => setAttempt((count) => count + 1) };
}
