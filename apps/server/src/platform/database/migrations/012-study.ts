import { type Kysely, sql } from "kysely";

/** The log of answers and what is folded from it; quiz sessions; settings of study. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAnswers(db);
  await createStates(db);
  await createSettings(db);
  await createExams(db);
}

/** Attempts hold their questions as they were asked: they outlive the sets. */
async function createExams(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("exams")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("rulesJson", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("examsByAccount").on("exams").columns(["accountId", "createdAt"]).execute();
  await db.schema
    .createTable("attempts")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("examId", "text", (c) => c.notNull().references("exams.id").onDelete("cascade"))
    .addColumn("questionsJson", "text", (c) => c.notNull())
    .addColumn("answersJson", "text", (c) => c.notNull())
    .addColumn("startedAt", "bigint", (c) => c.notNull())
    .addColumn("deadline", "bigint", (c) => c.notNull())
    .addColumn("submittedAt", "bigint")
    .addColumn("resultJson", "text")
    .execute();
  await db.schema.createIndex("attemptsByExam").on("attempts").columns(["examId", "startedAt"]).execute();
  await db.schema.createIndex("attemptsByAccount").on("attempts").column("accountId").execute();
  await db.schema.createIndex("attemptsByEnd").on("attempts").columns(["submittedAt", "deadline"]).execute();
}

/** Answers outlive their questions: they hold no text, and the figures of a day are made of them. */
async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("answers")
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("questionId", "integer", (c) => c.notNull())
    .addColumn("datasetId", "text", (c) => c.notNull())
    .addColumn("chosenOptionId", "integer")
    .addColumn("isCorrect", "integer")
    .addColumn("confidence", "text")
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("durationMs", "integer", (c) => c.notNull())
    .addColumn("usualMs", "integer")
    .addColumn("retention", "double precision", (c) => c.notNull())
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("answeredAt", "bigint", (c) => c.notNull())
    .addColumn("receivedAt", "bigint", (c) => c.notNull())
    .addColumn("deviceId", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("answersKey", ["accountId", "id"])
    .execute();
  await db.schema
    .createIndex("answersByQuestion")
    .on("answers")
    .columns(["accountId", "questionId"])
    .execute();
  await db.schema.createIndex("answersByTime").on("answers").columns(["accountId", "answeredAt"]).execute();
  await db.schema
    .createTable("studyDays")
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("confidence", "text", (c) => c.notNull())
    .addColumn("answers", "integer", (c) => c.notNull())
    .addColumn("correct", "integer", (c) => c.notNull())
    .addColumn("wrong", "integer", (c) => c.notNull())
    .addColumn("durationMs", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("studyDaysKey", ["accountId", "day", "confidence"])
    .execute();
}

async function createStates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reviewStates")
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("questionId", "integer", (c) => c.notNull().references("questions.id").onDelete("cascade"))
    .addColumn("datasetId", "text", (c) => c.notNull().references("datasets.id").onDelete("cascade"))
    .addColumn("dueAt", "bigint", (c) => c.notNull())
    .addColumn("plannedAt", "bigint", (c) => c.notNull())
    .addColumn("stability", "double precision", (c) => c.notNull())
    .addColumn("difficulty", "double precision", (c) => c.notNull())
    .addColumn("reps", "integer", (c) => c.notNull())
    .addColumn("lapses", "integer", (c) => c.notNull())
    .addColumn("firstReviewAt", "bigint", (c) => c.notNull())
    .addColumn("lastReviewAt", "bigint", (c) => c.notNull())
    .addColumn("phase", "text", (c) => c.notNull())
    .addColumn("rightDays", "integer")
    .addColumn("lastRightDay", "integer")
    .addPrimaryKeyConstraint("reviewStatesKey", ["accountId", "questionId"])
    .execute();
  const indexes: Record<string, string[]> = {
    reviewStatesByPlan: ["accountId", "plannedAt"],
    reviewStatesByFirst: ["accountId", "firstReviewAt"],
    reviewStatesByLast: ["accountId", "lastReviewAt"],
    reviewStatesByMistake: ["accountId", "rightDays", "lastReviewAt"],
    reviewStatesByDataset: ["datasetId", "accountId"],
    // For the rows that go with a deleted question.
    reviewStatesByQuestion: ["questionId"],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on("reviewStates").columns(columns).execute();
  // Few are learnt anew at a time: they are found however many others are due.
  await db.schema
    .createIndex("reviewStatesLearnt")
    .on("reviewStates")
    .columns(["accountId", "plannedAt"])
    .where(sql.ref("phase"), "!=", sql.lit("review"))
    .execute();
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("studySettings")
    .addColumn("accountId", "text", (c) => c.primaryKey().references("accounts.id").onDelete("cascade"))
    .addColumn("retention", "double precision", (c) => c.notNull())
    .addColumn("newPerDay", "integer", (c) => c.notNull())
    .addColumn("dayStartsAt", "integer", (c) => c.notNull())
    .addColumn("timeZone", "text")
    .addColumn("asksConfidence", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("studySets")
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("datasetId", "text", (c) => c.notNull().references("datasets.id").onDelete("cascade"))
    .addColumn("seen", "integer", (c) => c.notNull())
    .addColumn("lastAnsweredAt", "bigint", (c) => c.notNull())
    .addColumn("examSetAt", "bigint")
    .addColumn("examAt", "bigint")
    .addPrimaryKeyConstraint("studySetsKey", ["accountId", "datasetId"])
    .execute();
  await db.schema
    .createIndex("studySetsByTime")
    .on("studySets")
    .columns(["accountId", "lastAnsweredAt"])
    .execute();
  await db.schema.createIndex("studySetsByDataset").on("studySets").column("datasetId").execute();
  await db.schema
    .createTable("quizSessions")
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("datasetId", "text", (c) => c.notNull().references("datasets.id").onDelete("cascade"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("sessionJson", "text", (c) => c.notNull())
    .addColumn("updatedAt", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("quizSessionsKey", ["accountId", "datasetId"])
    .execute();
  await db.schema.createIndex("quizSessionsByDataset").on("quizSessions").column("datasetId").execute();
}
