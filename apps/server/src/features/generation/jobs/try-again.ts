import type { SetWarning } from "@quizmill/contract";
import { lockAccount } from "../../../platform/database/open.ts";
import { inTransaction } from "../../../platform/database/transactions.ts";
import { AppError } from "../../../platform/errors.ts";
import { isUnfinished } from "../../datasets/entities.ts";
import { openAgain } from "../../datasets/lifecycle-store.ts";
import { findRead, unreadPages } from "../../datasets/pictures-store.ts";
import { findDataset, type Owned, refuseFullAccount } from "../../datasets/store.ts";
import { type CreateDeps, insertNextJob } from "./create.ts";

/**
 * Gives a set that ended early another job, which reads the pages and writes the passages that are open; or which lets
 * the model go on where it stopped. Throws
 * NOT_FOUND, SET_UNFINISHED, TOO_MANY_JOBS, ACCOUNT_FULL; SET_CHANGED where nothing is open.
 */
export async function tryAgain(deps: CreateDeps, owned: Owned): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, owned.accountId);
    const dataset = await findDataset(tx, owned);
    if (dataset === undefined) throw new AppError("NOT_FOUND", "There is no such set.");
    if (isUnfinished(dataset)) throw new AppError("SET_UNFINISHED", "The set is being made.");
    const read = await findRead(tx, dataset.id);
    const pages = read === undefined ? [] : unreadPages(dataset, read);
    const isWritten = pages.length === 0 && dataset.processedChunks === dataset.totalChunks;
    if (isWritten && dataset.fellBack === null)
      throw new AppError("SET_CHANGED", "Nothing of the set is open.");
    const { id, totalEstimated } = dataset;
    await refuseFullAccount(tx, { accountId: owned.accountId, besides: id }, totalEstimated);
    const warningsJson = withoutPages(dataset.warningsJson, pages);
    await openAgain(tx, { id, warningsJson, now: deps.now() });
    const next = { accountId: owned.accountId, datasetId: id };
    await insertNextJob(tx, deps, isWritten ? { ...next, task: "model" } : next);
  });
}

/** Pages that are tried again are not told as unread. */
function withoutPages(warningsJson: string, pages: readonly number[]): string {
  const left = (JSON.parse(warningsJson) as SetWarning[]).flatMap((one) => {
    if (one.code !== "PAGES_NOT_READ" || one.language !== undefined) return [one];
    const others = one.pages.filter((page) => !pages.includes(page));
    return others.length === 0 ? [] : [{ ...one, pages: others }];
  });
  return JSON.stringify(left);
}
