import { type Stored, storedJson } from "../storage.ts";
import type { WorkNews } from "./work.ts";

/** How much the last passage counts, against all before. */
const NEW_SHARE = 0.3;

/** Follows how long a passage takes the model of this browser, in milliseconds; null until one was written. */
export function createPace(stored: Pick<Stored<number>, "read" | "write">, now: () => number) {
  let last: { readonly datasetId: string; readonly done: number; readonly at: number } | null = null;
  return {
    read: stored.read,
    follow(news: WorkNews | null): void {
      if (news === null || news.needsDownload) {
        last = null;
        return;
      }
      const { datasetId, done } = news;
      if (last?.datasetId === datasetId && last.done === done) return;
      const passages = last?.datasetId === datasetId ? done - last.done : 0;
      if (last !== null && passages > 0) {
        const tookMs = (now() - last.at) / passages;
        stored.write(Math.round(tookMs * NEW_SHARE + (stored.read() ?? tookMs) * (1 - NEW_SHARE)));
      }
      last = { datasetId, done, at: now() };
    },
  };
}

export const modelPace = createPace(
  storedJson({
    key: "browser-model-pace.v1",
    parse: (raw) => (typeof raw === "number" && raw > 0 && Number.isFinite(raw) ? raw : null),
  }),
  Date.now,
);
