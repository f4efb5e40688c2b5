import type { JobEvent } from "@quizmill/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { BROWSER_JOB_EVENTS, listenToJob } from "../../lib/live-events.ts";
import type { LiveJob } from "../../lib/paths.ts";
import { gatherNews } from "./gather-news.ts";

/** off: no job to follow · open: events come · lost: it broke · ended: the job is over. */
export type StreamState = "off" | "open" | "lost" | "ended";

type Progress = Extract<JobEvent, { name: "progress" }>["data"];
export type Pages = NonNullable<Progress["pages"]>;

export interface JobStream {
  readonly state: StreamState;
  /** Estimated seconds until the job ends; null while unknown. */
  readonly etaSeconds: number | null;
  /** While pages are read from their pictures: how many are done, of all. */
  readonly pages: Pages | null;
  /** While a model replaces questions: how many passages it is through with, of all. */
  readonly model: Progress["model"] | null;
  readonly reconnect: () => void;
}

/**
 * Follows a job and calls `refetch` when there is something new: after a short pause for questions, at once at the end.
 */
export function useJobStream(job: LiveJob | null, refetch: () => void): JobStream {
  const [state, setState] = useState<StreamState>(job ? "open" : "off");
  const [etaSeconds, setEtaSeconds] = useState<number | null>(null);
  const [pages, setPages] = useState<Pages | null>(null);
  const [model, setModel] = useState<JobStream["model"]>(null);
  const [attempt, setAttempt] = useState(0);
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
    const news = gatherNews(() => refetchNow());
    const onEvent = (event: JobEvent) => {
      if (event.name === "progress") {
        setEtaSeconds(event.data.etaSeconds);
        setPages(event.data.pages ?? null);
        setModel(event.data.model ?? null);
      } else if (event.name === "new_questions") news.add();
      else {
        setState("ended");
        news.flush();
      }
    };
    const stop = listenToJob(
      { jobId, token },
      { onEvent, onLost: () => setState("lost") },
      BROWSER_JOB_EVENTS,
    );
    return () => {
      stop();
      news.drop();
    };
  }, [jobId, token, attempt]);

  return { state, etaSeconds, pages, model, reconnect: () => setAttempt((count) => count + 1) };
}
