import type { JobEvent } from "@quizmill/contract";
import type { DatasetRow } from "../datasets/entities.ts";

/** Seconds until so many more passages are done, at the pace so far; null while the pace is unknown. */
export type EtaSeconds = (remaining: number) => number | null;

/**
 * Measures from the first passage on. What comes before it (waiting for the thread, the engine's reading of the whole
 * text) happens once and says nothing about the rest.
 */
export function createPace(now: () => number): { passageDone(): void; etaSeconds: EtaSeconds } {
  let firstAt = 0;
  let lastAt = 0;
  let done = 0;
  return {
    passageDone: () => {
      lastAt = now();
      if (done === 0) firstAt = lastAt;
      done += 1;
    },
    etaSeconds: (remaining) => {
      // A clock that was set back gives no pace.
      if (done < 2 || lastAt < firstAt) return null;
      return Math.ceil(((lastAt - firstAt) / (done - 1) / 1000) * remaining);
    },
  };
}

/** How far a set is; while pages are read, their number decides when it is ready. */
export function progressEvent(dataset: DatasetRow, seq: number, etaSeconds: EtaSeconds): JobEvent {
  const { processedChunks: done, totalChunks: total, questionCount: questions } = dataset;
  const { picturesDone, picturePages } = dataset;
  const pages = { done: picturesDone, total: picturePages };
  const isReading = picturesDone < picturePages;
  const left = isReading ? picturePages - picturesDone : total - done;
  return {
    name: "progress",
    data: { seq, done, total, questions, etaSeconds: etaSeconds(left), ...(isReading && { pages }) },
  };
}
