import type { FastifyBaseLogger } from "fastify";
import { removeDeletedWords } from "../../platform/database/deleted-words.ts";
import type { Database } from "../../platform/database/open.ts";
import { HOUR_MS } from "../../platform/rate-limits.ts";
import { makeSearchable } from "./make-searchable.ts";

const DAY_MS = 24 * HOUR_MS;

interface KeepingDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/**
 * Once at start and then every hour: makes sets findable that are not yet, and, at most once a day, removes the words of
 * deleted questions, which may have the whole index written anew. Returns a function that stops it.
 */
export function keepIndex({ db, now, log }: KeepingDeps): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let removedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  const onFailure = (error: unknown) => log.error({ err: error }, "a set could not be made searchable");
  const keep = async () => {
    await makeSearchable(db, { signal, onFailure });
    if (now() - removedAt < DAY_MS || signal.aborted) return;
    await removeDeletedWords(db, signal);
    removedAt = now();
  };
  const run = () => {
    running ??= keep()
      .catch((error: unknown) => log.error({ err: error }, "the index of words could not be kept"))
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
