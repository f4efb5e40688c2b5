import { passagesOf, questionsOf, setsOf } from "../api/made-up-rows.ts";

const DAY = 86_400_000;

/** So many sets of so many questions each, as SQL for both databases. */
export function setsOfLearner(
  accountId: string,
  { sets, questions }: { sets: number; questions: number },
): string[] {
  return [
    setsOf(`'${accountId}'`, "'study-set-' || i", { sets, questions }),
    passagesOf("'study-set-' || i", sets),
    questionsOf("'study-set-' || i", { sets, questions }),
    // Each has evidence of its own.
    `UPDATE "questions" SET "sourceJson" = '{"quote":"Sentence ' || "id" || '","heading":"Part ' || ("ordinal" / 20) || '"}'`,
    `UPDATE "accounts" SET "createdAt" = 1 WHERE "id" = '${accountId}'`,
  ];
}

/** So many answers to each question, over two years, five of six right. */
export function answersOfLearner(accountId: string, { answers }: { answers: number }): string[] {
  const now = Date.now();
  const at = `${now} - (${answers} - i) * ${37 * DAY} - ("id" % 1000) * ${Math.floor(DAY / 40)}`;
  const isRight = `CASE WHEN ("id" + i * 7) % 6 = 0 THEN 0 ELSE 1 END`;
  return [
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${answers})
      INSERT INTO "answers" ("accountId","id","questionId","datasetId","chosenOptionId","keyOptionId","isCorrect","confidence","source",
        "durationMs","usualMs","retention","day","answeredAt","receivedAt","deviceId")
      SELECT '${accountId}', 'a-' || "id" || '-' || i, "id", "datasetId", 1, "groundTruthOptionId", ${isRight}, 'unsure', 'review',
        8000, 9000, 0.9, (${at}) / ${DAY}, ${at}, ${now}, 'bench' FROM n CROSS JOIN "questions"`,
  ];
}
