import { ROUTES } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import { type Mount, PartlyWritten } from "../../platform/mount.ts";
import { isUnfinished, toHead, toQuestionJson, toSummary } from "./entities.ts";
import {
  deleteDataset,
  findDataset,
  findQuestions,
  listSummaries,
  readStats,
  renameDataset,
} from "./store.ts";

export interface DatasetsDeps {
  readonly db: Database;
  readonly now: () => number;
  /** Called before a set goes, so that nothing keeps working on it. */
  readonly cancelJob: (datasetId: string) => Promise<void>;
}

/** The same for a set that is not there and for one that is another account's. */
function present<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError("NOT_FOUND", "There is no such set.");
  return found;
}

export function mountDatasets(mount: Mount, { db, now, cancelJob }: DatasetsDeps): void {
  mount(ROUTES.listDatasets, async ({ accountId }) => (await listSummaries(db, accountId)).map(toSummary));
  mount(ROUTES.myStats, async ({ accountId }) => readStats(db, accountId));
  mount(ROUTES.getDataset, async ({ accountId, params }) => {
    const row = present(await findDataset(db, { accountId, id: params.id }));
    const questions = await findQuestions(db, row.id);
    return new PartlyWritten(toHead(row, questions.length), "questions", questions.map(toQuestionJson));
  });
  mount(ROUTES.renameDataset, async ({ accountId, params, body }) =>
    toSummary(present(await renameDataset(db, { accountId, id: params.id }, body.name, now()))),
  );
  mount(ROUTES.deleteDataset, async ({ accountId, params }) => {
    const row = present(await findDataset(db, { accountId, id: params.id }));
    if (isUnfinished(row)) await cancelJob(row.id);
    await deleteDataset(db, { accountId, id: row.id });
  });
}
