import { LIMITS } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import type { Database } from "../../platform/database/open.ts";

/** The SQL of making sections smaller. `db` may be a transaction. */

interface OfSection {
  readonly accountId: string;
  readonly datasetId: string;
  readonly passages: readonly number[];
}

const ofSection = (db: Database, { datasetId, passages }: Omit<OfSection, "accountId">) =>
  db
    .selectFrom("questions")
    .where("questions.datasetId", "=", datasetId)
    .where("questions.passage", "in", passages)
    .where("questions.deletedAt", "is", null);

export async function countQuestions(db: Database, of: OfSection): Promise<number> {
  const { count } = await ofSection(db, of)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The stems of those that are not the embedded engine's, in order. */
export async function findOtherStems(db: Database, of: Omit<OfSection, "accountId">): Promise<string[]> {
  const rows = await ofSection(db, of)
    .select("questions.text")
    .where((eb) =>
      eb.or([eb("questions.writtenBy", "!=", "embedded"), eb("questions.writtenBy", "is", null)]),
    )
    .orderBy("questions.passage")
    .orderBy("questions.ordinal")
    .execute();
  return rows.map(({ text }) => text);
}

/** The texts of a section, which stand one behind the other. */
export async function findPassagesOf(
  db: Database,
  { datasetId, passages }: Omit<OfSection, "accountId">,
): Promise<Passage[]> {
  const rows = await db
    .selectFrom("passages")
    .select("passageJson")
    .where("datasetId", "=", datasetId)
    .where("ordinal", "in", passages)
    .orderBy("ordinal")
    .execute();
  return rows.map(({ passageJson }) => JSON.parse(passageJson) as Passage);
}

/**
 * The questions that an engine wrote, that their owner left as they were and never answered; those of least worth first,
 * those of unknown worth as if it were in the middle, the last ones of the section before others.
 */
export async function findLeastWorth(db: Database, of: OfSection, most: number): Promise<number[]> {
  const rows = await ofSection(db, of)
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .select("questions.id")
    .where("datasets.accountId", "=", of.accountId)
    .where("datasets.trashedAt", "is", null)
    .where("questions.origin", "is", null)
    .where("questions.kind", "!=", "imported")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("answers")
            .select("answers.id")
            .whereRef("answers.questionId", "=", "questions.id")
            .where("answers.accountId", "=", of.accountId),
        ),
      ),
    )
    .orderBy(({ fn, val }) => fn.coalesce("questions.worth", val(LIMITS.question.unknownWorth)))
    .orderBy("questions.passage", "desc")
    .orderBy("questions.ordinal", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
