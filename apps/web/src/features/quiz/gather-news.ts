import { LIMITS } from "@quizmill/contract";

/** However fast questions come in, someone who waits sees them at least this often. */
const MAX_WAIT_MS = 2_800;

export interface NewsGatherer {
  /** Something new is there to be fetched. */
  add(): void;
  /** Fetch now, whether something waits or not. */
  flush(): void;
  /** Forget what waits. */
  drop(): void;
}

/**
 * Makes one fetch of many pieces of news: 700 ms after the last one, but not put off for ever while
 * they keep coming.
 */
export function gatherNews(fetchAll: () => void): NewsGatherer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deadlineMs: number | null = null;
  const drop = () => {
    clearTimeout(timer);
    deadlineMs = null;
  };
  const flush = () => {
    drop();
    fetchAll();
  };
  const add = () => {
    clearTimeout(timer);
    const nowMs = Date.now();
    deadlineMs ??= nowMs + MAX_WAIT_MS;
    timer = setTimeout(flush, Math.min(LIMITS.quiz.refetchDebounceMs, Math.max(0, deadlineMs - nowMs)));
  };
  return { add, flush, drop };
}
