import type { DatasetDetail } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { LiveJob } from "../../lib/paths.ts";
import { datasetQuery, isUnfinished } from "../../lib/set/dataset-query.ts";
import { rememberJob } from "./persistence.ts";
import { type JobStream, useJobStream } from "./use-job-stream.ts";

/** How often an unfinished set is polled while no stream is open. */
const POLL_MS = 2_000;

export interface LiveDataset {
  readonly dataset: DatasetDetail | undefined;
  readonly error: unknown;
  readonly stream: JobStream;
  readonly refresh: () => void;
}

/**
 * A set that grows while it is shown: updated by its job's event stream if the URL has one, else by polling. Once there
 * is something to show, a failed refetch does not remove it.
 */
export function useLiveDataset(id: string, job: LiveJob | null): LiveDataset {
  const query = useQuery(datasetQuery(id));
  const refetch = () => void query.refetch();
  const isGrowing = query.data !== undefined && isUnfinished(query.data.status);
  const isWhole = query.data !== undefined && !isGrowing;
  useEffect(() => {
    if (job?.jobId !== undefined) rememberJob(id, job.jobId);
  }, [id, job?.jobId]);
  // Where the set was tried again, the job of the URL is over.
  const isOver = isGrowing && query.data.jobId !== job?.jobId;
  const stream = useJobStream(isWhole || isOver ? null : job, refetch);
  usePolling(isGrowing && stream.state !== "open", refetch);
  return {
    dataset: query.data,
    error: query.data === undefined ? query.error : null,
    stream,
    refresh() {
      refetch();
      stream.reconnect();
    },
  };
}

/** Polls while the page is visible. */
function usePolling(isOn: boolean, ask: () => void): void {
  const askIfSeen = useEffectEvent(() => {
    if (document.visibilityState === "visible") ask();
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = window.setInterval(() => askIfSeen(), POLL_MS);
    return () => window.clearInterval(timer);
  }, [isOn]);
}
