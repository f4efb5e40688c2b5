import type { DatasetDetail } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import type { LiveJob } from "../../lib/paths.ts";
import { datasetQuery, isUnfinished } from "./dataset-query.ts";
import { type JobStream, useJobStream } from "./use-job-stream.ts";

/** How often an unfinished set is asked for while no stream tells of news. */
const POLL_MS = 2_000;

export interface LiveDataset {
  readonly dataset: DatasetDetail | undefined;
  readonly error: unknown;
  readonly stream: JobStream;
  readonly refresh: () => void;
}

/**
 * A set that fills while one looks at it: by its job's event stream where the address carries one,
 * else by asking again. Once there is something to show, a failed refetch keeps showing it.
 */
export function useLiveDataset(id: string, job: LiveJob | null): LiveDataset {
  const query = useQuery({
    ...datasetQuery(id),
    refetchInterval: ({ state }) =>
      state.data && isUnfinished(state.data.status) && stream.state !== "open" ? POLL_MS : false,
  });
  const isFinished = query.data !== undefined && !isUnfinished(query.data.status);
  const stream: JobStream = useJobStream(isFinished ? null : job, () => void query.refetch());
  return {
    dataset: query.data,
    error: query.data === undefined ? query.error : null,
    stream,
    refresh() {
      void query.refetch();
      stream.reconnect();
    },
  };
}
