import { LIMITS } from "@quizmill/contract";
import type { PageRelay, PageReply } from "@quizmill/models";
import type { Database } from "../../../platform/database/open.ts";
import { type Doorbell, openEar } from "../../../platform/doorbell.ts";
import { answersTopic, pagesTopic } from "../topics.ts";
import { deleteRequest, insertRequest, type NewRequest, readRequest } from "./requests-store.ts";

export interface AskDeps {
  readonly db: Database;
  readonly doorbell: Doorbell;
  readonly now: () => number;
  readonly newId: () => string;
  /** For tests that cannot wait so long. */
  readonly pageTimes?: Partial<PageTimes>;
}

/** See `LIMITS.browserModel`. */
export type PageTimes = Record<"holdMs" | "leaseMs" | "patienceMs", number>;

/**
 * Asks the pages of an account through the database, since they may be connected to another process. `onAbsent` is
 * called where none takes a request, or the one that took it gives no sign any more.
 */
export function askPages(
  { db, doorbell, now, newId, pageTimes }: AskDeps,
  of: Omit<NewRequest, "id" | "body">,
  onAbsent: () => void,
): PageRelay {
  const { patienceMs } = { ...LIMITS.browserModel, ...pageTimes };
  return async (body, signal) => {
    const id = newId();
    const ear = openEar(doorbell, answersTopic(of.jobId), signal);
    try {
      await insertRequest(db, { ...of, id, body }, now());
      doorbell.ring(pagesTopic(of.accountId));
      for (;;) {
        const row = await readRequest(db, id);
        signal.throwIfAborted();
        if (row?.answerJson) return JSON.parse(row.answerJson) as PageReply;
        // Its set may be gone.
        const leftMs = row ? Math.max(row.createdAt, row.leasedUntil) + patienceMs - now() : 0;
        if (leftMs <= 0) onAbsent();
        await ear.next(leftMs > 0 ? leftMs : undefined);
      }
    } finally {
      ear.close();
      await deleteRequest(db, id);
    }
  };
}
