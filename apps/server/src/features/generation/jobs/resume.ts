import type { Database } from "../../../platform/database/open.ts";
import { type DatasetRow, toQuestion, type VersionContent } from "../../datasets/entities.ts";
import { findPassages } from "../../datasets/passages-store.ts";
import { findAllQuestions, findWrittenQuestions } from "../../datasets/questions-store.ts";
import type { GenerateOptions, StoredPlan } from "../engine/index.ts";
import { planOf } from "../stored-plan.ts";

type Work = { plan: StoredPlan; options: GenerateOptions };

/** The plan, and what is stored of it already: passages of an earlier attempt are not processed again. */
export async function loadWork(db: Database, dataset: DatasetRow): Promise<Work> {
  const rows = await findPassages(db, dataset.id);
  const questions =
    dataset.documentVersion === 1
      ? await findWrittenQuestions(db, dataset.id)
      : await findAllQuestions(db, dataset.id);
  const items = questions.map((row) => ({
    ...asWritten(row),
    passage: row.goneAt === null ? row.passage : Number.POSITIVE_INFINITY,
  }));
  const done = [...rows.keys()].filter((i) => rows[i]?.recordedAt !== null);
  return {
    plan: planOf(dataset, rows),
    options: { mode: dataset.mode, seed: dataset.seed, after: { done, items } },
  };
}

/** The plan of a set, and all questions that it has or had: as they are, and as they were before their owner changed them. */
export async function loadSet(db: Database, dataset: DatasetRow) {
  const [passages, questions] = await Promise.all([
    findPassages(db, dataset.id),
    findAllQuestions(db, dataset.id),
  ]);
  const items = questions.flatMap((row) => {
    const present = { ...toQuestion(row), kind: row.kind };
    return row.firstJson === null ? [present] : [present, asWritten(row)];
  });
  return { plan: planOf(dataset, passages), items };
}

/** As the job wrote it: what its owner changed since does not change what follows. */
function asWritten(row: Awaited<ReturnType<typeof findWrittenQuestions>>[number]) {
  const first = row.firstJson === null ? toQuestion(row) : (JSON.parse(row.firstJson) as VersionContent);
  return { ...first, kind: row.kind, passage: row.passage };
}
