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
  const firstOpen = rows.findIndex(({ recordedAt }) => recordedAt === null);
  const passages = firstOpen < 0 ? rows.length : firstOpen;
  const isFirstVersion = dataset.documentVersion === 1;
  const questions = isFirstVersion
    ? await findWrittenQuestions(db, dataset.id)
    : await findAllQuestions(db, dataset.id);
  const places = questions.map(({ passage, goneAt }) =>
    goneAt === null ? passage : Number.POSITIVE_INFINITY,
  );
  // The last item is to be the one before what is written next.
  const isLater = (i: number) => (places[i] ?? 0) > passages;
  const inOrder = [...questions.keys()].sort((a, b) => Number(isLater(b)) - Number(isLater(a)));
  const items = inOrder.flatMap((i) => {
    const row = questions[i];
    return row === undefined ? [] : { ...asWritten(row), passage: places[i] ?? row.passage };
  });
  const after = { passages, items };
  const takenOver = {
    passages: [...rows.keys()].filter((i) => i > passages && rows[i]?.recordedAt !== null),
    items: places.filter((passage) => passage >= passages),
  };
  // Pages that are read at another try stand between those that have their questions.
  const isPlain = isFirstVersion && takenOver.passages.length === 0;
  return {
    plan: planOf(dataset, rows),
    options: {
      mode: dataset.mode,
      seed: dataset.seed,
      ...(isPlain ? passages > 0 && { after } : { after: { ...after, takenOver } }),
    },
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
