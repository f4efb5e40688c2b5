import type { Confidence } from "@quizmill/contract";
import { sql } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import type { StudyDaysTable } from "../../platform/database/schema.ts";

export async function addToDays(db: Database, rows: readonly StudyDaysTable[]): Promise<void> {
  await db
    .insertInto("studyDays")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["accountId", "day", "confidence"]).doUpdateSet((eb) => ({
        answers: eb("studyDays.answers", "+", eb.ref("excluded.answers")),
        correct: eb("studyDays.correct", "+", eb.ref("excluded.correct")),
        wrong: eb("studyDays.wrong", "+", eb.ref("excluded.wrong")),
        durationMs: eb("studyDays.durationMs", "+", eb.ref("excluded.durationMs")),
      })),
    )
    .execute();
}

/** The newest first. */
export async function listDays(db: Database, accountId: string, from: number): Promise<StudyDaysTable[]> {
  return db
    .selectFrom("studyDays")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("day", ">=", from)
    .orderBy("day", "desc")
    .execute();
}

export async function listAllDays(db: Database, accountId: string): Promise<StudyDaysTable[]> {
  return db.selectFrom("studyDays").selectAll().where("accountId", "=", accountId).orderBy("day").execute();
}

export async function sumByConfidence(db: Database, accountId: string) {
  const rows = await db
    .selectFrom("studyDays")
    .select(({ fn }) => [
      "confidence",
      fn.sum<number>("answers").as("answers"),
      fn.sum<number>("correct").as("correct"),
    ])
    .where("accountId", "=", accountId)
    .where("confidence", "!=", "")
    .groupBy("confidence")
    .execute();
  return rows.map(({ confidence, answers, correct }) => ({
    confidence: confidence as Confidence,
    answers: Number(answers),
    correct: Number(correct),
  }));
}

/** Answers whose key was known, by the figures of all days. */
export async function countJudged(db: Database, accountId: string): Promise<number> {
  const { judged } = await db
    .selectFrom("studyDays")
    .select(({ fn }) => fn.sum<number>(sql`correct + wrong`).as("judged"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(judged ?? 0);
}

export async function deleteDays(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("studyDays").where("accountId", "=", accountId).execute();
}

/** The figures of all days, from the whole log. */
export async function insertDaysFromAnswers(db: Database, accountId: string): Promise<void> {
  await db
    .insertInto("studyDays")
    .columns(["accountId", "day", "confidence", "answers", "correct", "wrong", "durationMs"])
    .expression((eb) =>
      eb
        .selectFrom("answers")
        .select(({ fn, lit, val, case: when }) => {
          const counted = (isCorrect: 0 | 1) =>
            fn.sum<number>(when().when("isCorrect", "=", isCorrect).then(lit(1)).else(lit(0)).end());
          return [
            ...(["accountId", "day"] as const),
            fn.coalesce("confidence", val("")).as("told"),
            fn.countAll<number>().as("answers"),
            counted(1).as("correct"),
            counted(0).as("wrong"),
            fn.sum<number>("durationMs").as("durationMs"),
          ];
        })
        .where("accountId", "=", accountId)
        .groupBy(["accountId", "day", "confidence"]),
    )
    .execute();
}
