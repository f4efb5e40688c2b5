import type { Database } from "../../platform/database/open.ts";
import type { JobEventsTable } from "../../platform/database/schema.ts";
import type { Doorbell } from "../../platform/doorbell.ts";
import { jobTopic } from "./run-job.ts";
import { findEvents, findJob, isEnded } from "./store.ts";

const PAGE = 500;

/** What a job's rows say to whoever has seen its events up to a number. */
export interface News {
  /** The next ones, a page at most. */
  readonly events: readonly JobEventsTable[];
  /** Whether none come any more after these, the job being over or gone. */
  readonly isAll: boolean;
}

interface Followed {
  /** Readings begun since the last ring, by the number after which they begin. */
  readonly readings: Map<number, Promise<News>>;
  readonly stopListening: () => void;
  followers: number;
}

/** News of one job for one of its followers. */
export interface NewsOfJob {
  after(seq: number): Promise<News>;
  close(): void;
}

/**
 * Reads jobs' events for all who follow them in this process: between two rings, those who have seen as much share
 * one reading. Open it before the ear that waits for the job's rings, so that an ear that wakes finds no old reading.
 */
export function createJobNews({ db, doorbell }: { db: Database; doorbell: Doorbell }) {
  const jobs = new Map<string, Followed>();

  const follow = (jobId: string): Followed => {
    const readings = new Map<number, Promise<News>>();
    const stopListening = doorbell.listen(jobTopic(jobId), () => readings.clear());
    const followed = { readings, stopListening, followers: 0 };
    jobs.set(jobId, followed);
    return followed;
  };

  return (jobId: string): NewsOfJob => {
    const followed = jobs.get(jobId) ?? follow(jobId);
    const { readings } = followed;
    followed.followers += 1;
    // Whoever comes anew may have come because a ring was lost.
    readings.clear();
    return {
      after: (seq) => {
        const known = readings.get(seq);
        if (known) return known;
        const reading = readNews(db, jobId, seq);
        readings.set(seq, reading);
        const drop = () => readings.get(seq) === reading && readings.delete(seq);
        // That there is nothing new is true until the next ring; events need not be kept until then.
        reading.then(({ events }) => events.length > 0 && drop(), drop);
        return reading;
      },
      close: () => {
        followed.followers -= 1;
        if (followed.followers > 0) return;
        followed.stopListening();
        jobs.delete(jobId);
      },
    };
  };
}

async function readNews(db: Database, jobId: string, seq: number): Promise<News> {
  const page = { afterSeq: seq, limit: PAGE };
  const events = await findEvents(db, jobId, page);
  if (events.length > 0) return { events, isAll: false };
  const job = await findJob(db, jobId);
  const isAll = job === undefined || isEnded(job);
  // It may have ended between the two readings: its last events came with its end.
  const hasMore = isAll && job !== undefined && job.lastSeq > seq;
  return { events: hasMore ? await findEvents(db, jobId, page) : [], isAll };
}
