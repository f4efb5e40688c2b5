import { isFinalJobEvent } from "@quizmill/contract";
import type { Database } from "../../../platform/database/open.ts";
import type { JobEventsTable } from "../../../platform/database/schema.ts";
import { type Doorbell, openEar } from "../../../platform/doorbell.ts";
import { findLastEvent } from "../store.ts";
import { jobTopic } from "../topics.ts";
import type { NewsOfJob } from "./news.ts";

interface FollowDeps {
  readonly db: Database;
  readonly doorbell: Doorbell;
  readonly newsOf: (jobId: string) => NewsOfJob;
}

/**
 * A job's events after `afterSeq`: the recorded ones, then the new ones as they come, until the job's last event or
 * until the signal aborts. A caller that has seen the last event already gets it once more: an empty stream would look
 * like a lost connection.
 */
export async function* followJob(
  { db, doorbell, newsOf }: FollowDeps,
  { jobId, afterSeq }: { jobId: string; afterSeq: number },
  signal: AbortSignal,
): AsyncGenerator<JobEventsTable> {
  const news = newsOf(jobId);
  const ear = openEar(doorbell, jobTopic(jobId), signal);
  let seen = afterSeq;
  try {
    while (!signal.aborted) {
      const { events, isAll } = await news.after(seen);
      for (const event of events) {
        yield event;
        if (isFinalJobEvent(event.name)) return;
        seen = event.seq;
      }
      if (events.length > 0) continue;
      if (isAll) return yield* lastEvent(db, jobId);
      await ear.next();
    }
  } finally {
    ear.close();
    news.close();
  }
}

async function* lastEvent(db: Database, jobId: string): AsyncGenerator<JobEventsTable> {
  const event = await findLastEvent(db, jobId, ["done", "failed"]);
  if (event) yield event;
}
