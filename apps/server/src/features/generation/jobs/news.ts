import type { Database } from "../../../platform/database/open.ts";
import type { JobEventsTable } from "../../../platform/database/schema.ts";
import type { Doorbell } from "../../../platform/doorbell.ts";
import { findEvents, findJob, isEnded } from "../store.ts";
import { jobTopic } from "../topics.ts";

const PAGE = 500;

/** The news of a job for a caller who has seen its events up to a number. */
export interface News {
  /** The next events, at most one page. */
  readonly events: readonly JobEventsTable[];
  /** Whether no more events follow these, because the job has ended or is gone. */
  readonly isAll: boolean;
}

interface Followed {
  /** Reads begun since the last notification, by the number after which they begin. */
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
 * Reads events of jobs for all followers in this process: between two notifications, those who have seen the same
 * events share one read. Open it before listening for the job's notifications, so that a listener that wakes never gets
 * an old read.
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
    // A follower may have come back because a notification was lost.
    readings.clear();
    return {
      after: (seq) => {
        const known = readings.get(seq);
        if (known) return known;
        const reading = readNews(db, jobId, seq);
        readings.set(seq, reading);
        const drop = () => readings.get(seq) === reading && readings.delete(seq);
        // That there is nothing new stays true until the next notification; events need not be kept that long.
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
  // The job may have ended between the two reads: its last events were written with its end.
  const hasMore = isAll && job !== undefined && job.lastSeq > seq;
  return { events: hasMore ? await findEvents(db, jobId, page) : [], isAll };
}
