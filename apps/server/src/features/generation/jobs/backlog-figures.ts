import type { Database } from "../../../platform/database/open.ts";
import type { Metrics } from "../../../platform/metrics.ts";
import { singleFlight } from "../../../platform/single-flight.ts";
import { readBacklog } from "../store.ts";

/** The size of the queue as the database knows it: every process on that database reports the same figures. */
export function watchBacklog({ watch }: Metrics, { db, now }: { db: Database; now: () => number }): void {
  const backlog = singleFlight(() => readBacklog(db));
  watch({
    name: "quizmill_jobs_waiting",
    help: "Jobs nobody works on yet, in the whole installation",
    read: async () => (await backlog()).waiting,
  });
  watch({
    name: "quizmill_jobs_running",
    help: "Jobs a worker has, in the whole installation",
    read: async () => (await backlog()).running,
  });
  watch({
    name: "quizmill_jobs_oldest_waiting_seconds",
    help: "Since when the oldest waiting job was made",
    read: async () => {
      const { oldestAt } = await backlog();
      return oldestAt === null ? 0 : Math.max(0, (now() - oldestAt) / 1000);
    },
  });
}
