import { call, openAccountAt, type Visitor } from "./callers.ts";

const PAUSE_MS = 20;

/** A learner with a set, who goes on with what learners do while others attack. */
export interface Learner {
  /** All latencies in ms of the calls until it is stopped, and how many were not answered with 200. */
  watch(): { stop: () => Promise<{ latencies: number[]; failed: number }> };
  /** What the learner has, as the server tells it. */
  possessions(): Promise<unknown>;
}

export async function openLearner(url: string, notes: string): Promise<Learner> {
  const visitor: Visitor = await openAccountAt(url, "192.0.2.10", "learner@example.org");
  const body = JSON.stringify({ text: notes, name: "Mine" });
  const made = await call(visitor, "POST", "/api/notes/bootstrap?mode=study&minFirst=5", body);
  const set = `/api/datasets/${made.body.datasetId}`;
  while ((await call(visitor, "GET", set)).body.status !== "READY")
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const calls = ["/api/me", "/api/datasets", set, "/api/me/stats", "/api/settings"];

  return {
    watch: () => {
      const latencies: number[] = [];
      let failed = 0;
      let isStopped = false;
      const going = (async () => {
        for (let turn = 0; !isStopped; turn += 1) {
          const startedAt = performance.now();
          const { status } = await call(visitor, "GET", calls[turn % calls.length] ?? set);
          latencies.push(performance.now() - startedAt);
          if (status !== 200) failed += 1;
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
      })();
      const stop = async () => {
        isStopped = true;
        await going;
        return { latencies, failed };
      };
      return { stop };
    },
    possessions: async () => {
      const answers = await Promise.all(
        ["/api/me", "/api/datasets", set].map((path) => call(visitor, "GET", path)),
      );
      return answers.map((answer) => answer.body);
    },
  };
}
