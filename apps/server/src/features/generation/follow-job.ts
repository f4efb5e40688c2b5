import { isFinalJobEvent } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { JobEventsTable } from "../../platform/database/schema.ts";
import { type Doorbell, openEar } from "../../platform/doorbell.ts";
import { jobTopic } from "./run-job.ts";
import { findEvents, findJob, findLastEvent, isEnded } from "./store.ts";

const PAGE = 500;

interface FollowDeps {
  readonly db: Database;
  readonly doorbell: Doorbell;
}

/**
 * A job's events after `afterSeq`: the recorded ones, then the new ones as they come, until the last one
 * of the job or until the signal aborts. Who has seen the last event already is given it once more: an
 * empty stream would look like a lost connection.
 */
export async function* followJob(
  { db, doorbell }: FollowDeps,
  { jobId, afterSeq }: { jobId: string; afterSeq: number },
  signal: AbortSignal,
): AsyncGenerator<JobEventsTable> {
  const ear = openEar(doorbell, jobTopic(jobId), signal);
  let seen = afterSeq;
  try {
    while (!signal.aborted) {
      const events = await findEvents(db, jobId, { afterSeq: seen, limit: PAGE });
      for (const event of events) {
        yield event;
        if (isFinalJobEvent(event.name)) return;
        seen = event.seq;
      }
      if (events.length === 0) {
        const job = await findJob(db, jobId);
        if (!job) return;
        // Unless it ended between the two readings: then its last events are still to be read.
        if (isEnded(job) && job.lastSeq <= seen) return yield* lastEvent(db, jobId);
        if (!isEnded(job)) await ear.next();
      }
    }
  } finally {
    ear.close();
  }
}

async function* lastEvent(db: Database, jobId: string): AsyncGenerator<JobEventsTable> {
  const event = await findLastEvent(db, jobId, ["done", "failed"]);
  if (event) yield event;
}
