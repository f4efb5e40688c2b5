import { LIMITS } from "@quizmill/contract";

/** However fast questions arrive, a waiting person sees them at least this often. */
const MAX_WAIT_MS = 2_800;

export interface NewsGatherer {
  /** There is something new to fetch. */
  add(): void;
  /** Fetches now, whether something waits or not. */
  flush(): void;
  /** Discards what waits. */
  drop(): void;
}

/**
 * Combines many notifications into one fetch: 700 ms after the last one, but not delayed for ever while they keep
 * coming.
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
