import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { emptyLog } from "../../platform/database/log-of-writes.ts";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { insertNobody } from "../../platform/database/unseen.ts";
import { eraseGone, findAttemptIds } from "../exams/erase.ts";
import { deletePart, nextDeletion, noteErased, takeSets } from "./store.ts";

/** Attempts read in one transaction; each may have two hundred questions. */
const ATTEMPTS = 3;

/**
 * Records that sets are deleted: from then on nobody finds them. Returns those that there were. For a transaction that
 * has locked the account.
 */
export async function recordDeletion(
  tx: Database,
  sets: { readonly accountId: string; readonly ids: readonly string[]; readonly isFromTrash: boolean },
  now: number,
): Promise<string[]> {
  const nobody = randomUUID();
  await insertNobody(tx, { id: nobody, deletedAt: now, takenFrom: sets.accountId });
  return takeSets(tx, { ...sets, nobody });
}

/**
 * Deletes the rows of all that was recorded, some at a time, so that others are served between two parts; the log of
 * writes is emptied at last. A call that was cut off is continued by the next one. Several processes may call it.
 */
export async function finishDeletions(db: Database, now: number, signal?: AbortSignal): Promise<void> {
  /** Attempts that may still quote sets, by deletion. */
  const quoting = new Map<string, string[]>();
  let hasDeleted = false;
  for (;;) {
    const startedAt = performance.now();
    if (signal?.aborted || !(await inTransaction(db, (tx) => goOn(tx, now, quoting)))) break;
    hasDeleted = true;
    // Others have as much time as this takes.
    await pause(performance.now() - startedAt);
  }
  if (hasDeleted) await emptyLog(db);
}

/** False if nothing is to be deleted, or others do it. */
async function goOn(tx: Database, now: number, quoting: Map<string, string[]>): Promise<boolean> {
  const deletion = await nextDeletion(tx, now);
  if (deletion === undefined) return false;
  const { id, takenFrom } = deletion;
  if (takenFrom === null) {
    await deletePart(tx, id);
    return true;
  }
  await lockAccount(tx, takenFrom);
  const ids = quoting.get(id) ?? (await findAttemptIds(tx, takenFrom));
  for (const attempt of ids.slice(0, ATTEMPTS)) await eraseGone(tx, { accountId: takenFrom, id: attempt });
  if (ids.length > ATTEMPTS) quoting.set(id, ids.slice(ATTEMPTS));
  else await noteErased(tx, id);
  return true;
}

export interface Deletion {
  /** Finishes what was recorded. It returns at once. */
  begin(): void;
  /** Lets the part under way end; the next start goes on. */
  stop(): Promise<void>;
}

interface DeletionDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/**
 * Deletes in the background. Account and sets are recorded as deleted first: a set goes to an account of nobody, so that
 * no query of its owner finds it. Then their rows are deleted in short transactions.
 */
export function createDeletion({ db, now, log }: DeletionDeps): Deletion {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let isWaiting = false;
  const finish = async () => {
    isWaiting = false;
    await finishDeletions(db, now(), stopping.signal);
  };
  return {
    begin: () => {
      if (isWaiting) return;
      isWaiting = true;
      running = running
        .then(finish)
        .catch((error: unknown) => log.error({ err: error }, "a deletion could not be finished"));
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
