import { ROUTES } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { ReadyAnswer } from "../../platform/ready-answer.ts";
import { type DetailRow, isUnfinished, toDetail, toQuestion, toSummary } from "./entities.ts";
import { createKeptSets } from "./kept-sets.ts";
import { findQuestionPicture } from "./question-pictures-store.ts";
import { readQuestions } from "./questions-store.ts";
import { findDataset, readStats, renameDataset } from "./store.ts";

export interface DatasetsDeps {
  readonly db: Database;
  readonly now: () => number;
}

/** The answer that opens a set, and how many questions it has; a long set is read and checked some at a time. */
async function readDetail(db: Database, row: DetailRow) {
  let questions = 0;
  const items = async function* () {
    for await (const page of readQuestions(db, row.id)) {
      const present = page.filter(({ deletedAt }) => deletedAt === null).map(toQuestion);
      questions += present.length;
      yield present;
    }
  };
  const answer = await ReadyAnswer.withList(ROUTES.getDataset, {
    name: "questions",
    items: items(),
    answer: (questionCount) => ({ ...toDetail(row), questionCount }),
  });
  return { answer, questions };
}

/** The same error for a set that does not exist and for one of another account. */
function present<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError("NOT_FOUND", "There is no such set.");
  return found;
}

/** About a hundred sets of 200 questions, for as long as a person is likely to move back and forth in one. */
const KEPT = { maxBytes: 16 * 1024 * 1024, maxMs: 10 * 60_000 };

export interface MountedDatasets {
  /** Called after an account's rows are deleted, so that nothing of its sets stays in memory. */
  readonly forgetAccount: (accountId: string) => void;
  /** Called after a set is deleted. */
  readonly forgetSet: (id: string) => void;
}

/** Figures of an account, opening a set, its pictures and its name. The answer of a finished set is kept in memory for a while. */
export function mountDatasets(mount: Mount, { db, now }: DatasetsDeps): MountedDatasets {
  const kept = createKeptSets<DetailRow, ReadyAnswer<typeof ROUTES.getDataset>>(KEPT);
  mount(ROUTES.myStats, async ({ accountId }) => readStats(db, accountId));
  mount(ROUTES.getDataset, async ({ accountId, params }) => {
    const row = present(await findDataset(db, { accountId, id: params.id }));
    const known = kept.find(row);
    if (known !== undefined) return known;
    const { answer, questions } = await readDetail(db, row);
    // An unfinished set may have got questions since its row was read.
    if (!isUnfinished(row) && questions === row.questionCount) kept.keep(row, answer);
    return answer;
  });
  mount(ROUTES.renameDataset, async ({ accountId, params, body }) =>
    toSummary(present(await renameDataset(db, { accountId, id: params.id }, body.name, now()))),
  );
  mount(ROUTES.questionPicture, async ({ accountId, params, reply }) => {
    const { type, base64 } = present(await findQuestionPicture(db, { accountId, ...params }));
    await reply.header("content-type", type).send(Buffer.from(base64, "base64"));
  });
  return {
    forgetAccount: (accountId) => kept.forget((row) => row.accountId === accountId),
    forgetSet: (id) => kept.forget((row) => row.id === id),
  };
}
