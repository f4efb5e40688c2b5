/** Rows that would take hours to create over HTTP, as SQL for both SQLite and PostgreSQL. */

/** Numbers `i` from `from` to `to`, for `INSERT … SELECT … FROM n`. */
function forEach(from: number, to: number, insert: string): string {
  return `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to}) ${insert} FROM n`;
}

const OPTIONS = JSON.stringify(
  ["A", "B", "C", "D"].map((label, index) => ({
    id: index + 1,
    label,
    text: `what the cell keeps in its ${label} part`,
  })),
);
const PROBS = "[0.61,0.13,0.13,0.13]";
const SOURCE = JSON.stringify({
  quote:
    "The membrane lets water through and keeps most salts out, which is what the whole chapter rests on.",
  page: 12,
  heading: "How a membrane works",
});
const EXPLANATION =
  "The document says so: the membrane lets water through and keeps most salts out, unlike the other parts named.";

const SET_COLUMNS = `"id","accountId","name","mode","status","language","format","pageCount","pagesWithText","warningsJson","seed",
  "totalEstimated","processedChunks","totalChunks","questionCount","optionCount","createdAt","updatedAt","engine","modelCalls","inputTokens","outputTokens"`;
const setValues = (id: string, account: string, questions: number) =>
  `${id}, ${account}, 'Lecture ' || i, 'study', 'READY', 'en', 'pdf', 40, 40, '[]', 7,
  ${questions}, 1, 1, ${questions}, ${questions * 4}, 1700000000000 + i, 1700000000000 + i, 'embedded', 0, 0, 0`;
const QUESTION_COLUMNS = `"datasetId","passage","ordinal","kind","text","optionsJson","groundTruthOptionId","aiChosenOptionId",
  "aiExplanation","aiConfidence","aiOptionProbsJson","sourceJson","writtenBy"`;
const questionValues = (set: string, ordinal: string) =>
  `${set}, 0, ${ordinal}, 'definition', 'What does the membrane of a cell number ' || i || ' let through?', '${OPTIONS}', 1, 1,
  '${EXPLANATION}', 0.61, '${PROBS}', '${SOURCE}', 'embedded'`;

/** As many sets, of an account, with the id that the expression over `i` gives. */
export function setsOf(
  account: string,
  id: string,
  { sets, questions }: { sets: number; questions: number },
) {
  return forEach(
    1,
    sets,
    `INSERT INTO "datasets" (${SET_COLUMNS}) SELECT ${setValues(id, account, questions)}`,
  );
}

/** The one passage of as many sets. */
export function passagesOf(set: string, sets: number): string {
  const columns = `"datasetId","ordinal","passageJson","recordedAt"`;
  return forEach(
    1,
    sets,
    `INSERT INTO "passages" (${columns}) SELECT ${set}, 0, '{"section":0,"heading":""}', 1`,
  );
}

/** Questions of as many sets, one set after the other, as a library grows. */
export function questionsOf(set: string, { sets, questions }: { sets: number; questions: number }): string {
  return `WITH RECURSIVE m(k) AS (SELECT 0 UNION ALL SELECT k + 1 FROM m WHERE k < ${sets * questions - 1})
    INSERT INTO "questions" (${QUESTION_COLUMNS}) SELECT ${questionValues(set, `"at"`)}
    FROM (SELECT k / ${questions} + 1 AS i, k % ${questions} AS "at" FROM m) AS n`;
}

/** Names and questions with words of their own, as a library has them; the rest is as in all made-up rows. */
export function wordsOfLibrary(words: readonly string[]): string[] {
  const word = (seed: string) =>
    `CASE (${seed}) % ${words.length} ${words.map((text, at) => `WHEN ${at} THEN '${text}'`).join(" ")} END`;
  return [
    `UPDATE "datasets" SET "name" = 'Lecture ' || ("createdAt" % 100000) || ' ' || ${word(`"createdAt" * 7`)},
      "nameKey" = 'lecture ' || ("createdAt" % 100000) || ' ' || ${word(`"createdAt" * 7`)}, "isSearchable" = 0`,
    `UPDATE "questions" SET "text" = 'What does the ' || ${word(`"id" * 31 + "id" / 97`)} || ' number ' || "id" || ' have to do with '
      || ${word(`"id" * 17 + "id" / 1009`)} || '?'`,
  ];
}

export const BIG_SET = "bench-set-1";
const JOB = "bench-job-1";
export const UPLOAD_KEY = "bench-key-1";

/**
 * Rows of one learner: so many sets, the first of them with so many questions, a job that has ended, an upload's key.
 */
export function rowsOfLearner(accountId: string, { sets, questions }: { sets: number; questions: number }) {
  const account = `'${accountId}'`;
  return [
    setsOf(account, "'bench-set-' || i", { sets, questions }),
    `INSERT INTO "passages" ("datasetId","ordinal","passageJson","recordedAt") VALUES ('${BIG_SET}', 0, '{}', 1)`,
    forEach(
      1,
      questions,
      `INSERT INTO "questions" (${QUESTION_COLUMNS}) SELECT ${questionValues(`'${BIG_SET}'`, "i")}`,
    ),
    `INSERT INTO "jobs" ("id","datasetId","accountId","status","attempts","lastSeq","createdAt","finishedAt")
      VALUES ('${JOB}', '${BIG_SET}', ${account}, 'done', 1, 2, 1, 2)`,
    `INSERT INTO "uploads" ("accountId","key","datasetId","createdAt") VALUES (${account}, '${UPLOAD_KEY}', '${BIG_SET}', 1)`,
  ];
}

/** Rows of other people: each account with two sets of ten questions and everything that belongs to them. */
export function rowsOfOthers(from: number, to: number): string[] {
  const account = "'other-' || i";
  const perSet = (half: number) => {
    const set = `'set-' || i || '-${half}'`;
    return [
      `INSERT INTO "datasets" (${SET_COLUMNS}) SELECT ${setValues(set, account, 10)}`,
      `INSERT INTO "passages" ("datasetId","ordinal","passageJson","recordedAt") SELECT ${set}, 0, '{}', 1`,
      ...Array.from(
        { length: 10 },
        (_, ordinal) =>
          `INSERT INTO "questions" (${QUESTION_COLUMNS}) SELECT ${questionValues(set, String(ordinal))}`,
      ),
      `INSERT INTO "jobs" ("id","datasetId","accountId","status","attempts","lastSeq","createdAt","finishedAt")
        SELECT 'job-' || i || '-${half}', ${set}, ${account}, 'done', 1, 2, 1, 2`,
      `INSERT INTO "jobTokens" ("tokenHash","jobId","expiresAt") SELECT 'hash-' || i || '-${half}', 'job-' || i || '-${half}', 9000000000000`,
      ...[1, 2].map(
        (seq) =>
          `INSERT INTO "jobEvents" ("jobId","seq","name","dataJson","createdAt") SELECT 'job-' || i || '-${half}', ${seq}, 'progress', '{}', 1`,
      ),
      `INSERT INTO "uploads" ("accountId","key","datasetId","createdAt") SELECT ${account}, 'key-${half}', ${set}, 1`,
    ];
  };
  const inserts = [
    `INSERT INTO "accounts" ("id","email","passwordHash","sessionVersion","createdAt") SELECT ${account}, ${account} || '@example.org', '-', 0, 1`,
    `INSERT INTO "refreshTokens" ("tokenHash","accountId","familyId","isRemembered","createdAt","expiresAt") SELECT ${account}, ${account}, ${account}, 0, 1, 9000000000000`,
    ...perSet(1),
    ...perSet(2),
  ];
  return inserts.map((insert) => forEach(from, to, insert));
}
