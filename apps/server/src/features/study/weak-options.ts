import { LIMITS, type Option, type WeakOptions } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { OfSet } from "./sets-store.ts";

/** The options of a set that were never chosen, of the questions that were answered often enough to tell. */
export async function weakOptions(db: Database, set: OfSet): Promise<WeakOptions> {
  const often = await findOftenAnswered(db, set, LIMITS.study.weakFromAnswers);
  if (often.length === 0) return { questions: [] };
  const ids = often.map(({ id }) => id);
  const keyOf = (...parts: readonly (number | null)[]) => parts.join(" ");
  const rows = await findChosen(db, set.accountId, ids);
  const chosen = new Set(rows.map((row) => keyOf(row.questionId, row.version, row.chosenOptionId)));
  const questions = often.map(({ id, version, answers, optionsJson }) => ({
    questionId: id,
    version,
    answers: Number(answers),
    optionIds: (JSON.parse(optionsJson) as Option[])
      .map((option) => option.id)
      .filter((option) => !chosen.has(keyOf(id, version, option))),
  }));
  return { questions: questions.filter(({ optionIds }) => optionIds.length > 0) };
}

/** The questions of a set with at least so many answers to their present version, in the order of the document. */
async function findOftenAnswered(db: Database, { accountId, datasetId }: OfSet, least: number) {
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .innerJoin("answers", (join) =>
      join
        .onRef("answers.accountId", "=", "datasets.accountId")
        .onRef("answers.questionId", "=", "questions.id")
        .onRef("answers.questionVersion", "=", "questions.version"),
    )
    .select(({ fn }) => ["questions.id", "questions.version", fn.countAll<number>().as("answers")])
    .select("questions.optionsJson")
    .where("questions.datasetId", "=", datasetId)
    .where("questions.deletedAt", "is", null)
    .where("datasets.accountId", "=", accountId)
    .where("answers.chosenOptionId", "is not", null)
    .groupBy("questions.id")
    .having(({ fn }) => fn.countAll(), ">=", least)
    .orderBy("questions.passage")
    .orderBy("questions.ordinal")
    .execute();
}

/** Which options of which versions of these questions an account ever chose. */
async function findChosen(db: Database, accountId: string, questionIds: readonly number[]) {
  return db
    .selectFrom("answers")
    .select(["questionId", "questionVersion as version", "chosenOptionId"])
    .distinct()
    .where("accountId", "=", accountId)
    .where("questionId", "in", questionIds)
    .execute();
}
