import type { Kysely } from "kysely";
import { numberedRows } from "./numbered-rows.ts";

/** Migrations go forward only and are never edited after they landed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccountTables(db);
  await createDatasetTables(db);
  await createJobTables(db);
  await db.schema
    .createTable("analyticsEvents")
    .addColumn("id", ...numberedRows(db))
    .addColumn("event", "text", (c) => c.notNull())
    .addColumn("propertiesJson", "text", (c) => c.notNull())
    .addColumn("hasConsent", "integer", (c) => c.notNull())
    .addColumn("isSidPersisted", "integer", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("analyticsEventsByTime").on("analyticsEvents").column("createdAt").execute();
}

async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("email", "text", (c) => c.notNull().unique())
    .addColumn("name", "text")
    .addColumn("passwordHash", "text", (c) => c.notNull())
    .addColumn("sessionVersion", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("refreshTokens")
    .addColumn("tokenHash", "text", (c) => c.primaryKey())
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("familyId", "text", (c) => c.notNull())
    .addColumn("isRemembered", "integer", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addColumn("expiresAt", "bigint", (c) => c.notNull())
    .addColumn("usedAt", "bigint")
    .addColumn("revokedAt", "bigint")
    .execute();
  await db.schema.createIndex("refreshTokensByAccount").on("refreshTokens").column("accountId").execute();
  await db.schema.createIndex("refreshTokensByFamily").on("refreshTokens").column("familyId").execute();
  await db.schema
    .createTable("passwordResets")
    .addColumn("tokenHash", "text", (c) => c.primaryKey())
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("expiresAt", "bigint", (c) => c.notNull())
    .addColumn("usedAt", "bigint")
    .execute();
  await db.schema.createIndex("passwordResetsByAccount").on("passwordResets").column("accountId").execute();
}

async function createDatasetTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("datasets")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("mode", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("failureCode", "text")
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("title", "text")
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("pageCount", "integer")
    .addColumn("pagesWithText", "integer")
    .addColumn("warningsJson", "text", (c) => c.notNull())
    .addColumn("seed", "bigint", (c) => c.notNull())
    .addColumn("totalEstimated", "integer", (c) => c.notNull())
    .addColumn("processedChunks", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("totalChunks", "integer", (c) => c.notNull())
    .addColumn("questionCount", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("optionCount", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addColumn("updatedAt", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("datasetsByAccount")
    .on("datasets")
    .columns(["accountId", "createdAt"])
    .execute();
  await db.schema
    .createTable("passages")
    .addColumn("datasetId", "text", (c) => c.notNull().references("datasets.id").onDelete("cascade"))
    .addColumn("ordinal", "integer", (c) => c.notNull())
    .addColumn("passageJson", "text", (c) => c.notNull())
    .addColumn("recordedAt", "bigint")
    .addPrimaryKeyConstraint("passagesKey", ["datasetId", "ordinal"])
    .execute();
  await db.schema
    .createTable("questions")
    .addColumn("id", ...numberedRows(db))
    .addColumn("datasetId", "text", (c) => c.notNull())
    .addColumn("passage", "integer", (c) => c.notNull())
    .addColumn("ordinal", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("optionsJson", "text", (c) => c.notNull())
    .addColumn("groundTruthOptionId", "integer")
    .addColumn("aiChosenOptionId", "integer")
    .addColumn("aiExplanation", "text")
    .addColumn("aiConfidence", "double precision")
    .addColumn("aiOptionProbsJson", "text")
    .addColumn("sourceJson", "text")
    .addUniqueConstraint("questionsKey", ["datasetId", "passage", "ordinal"])
    .addForeignKeyConstraint(
      "questionsPassage",
      ["datasetId", "passage"],
      "passages",
      ["datasetId", "ordinal"],
      (c) => c.onDelete("cascade"),
    )
    .execute();
}

async function createJobTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("datasetId", "text", (c) => c.notNull().unique().references("datasets.id").onDelete("cascade"))
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("lastSeq", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addColumn("finishedAt", "bigint")
    .execute();
  await db.schema.createIndex("jobsByStatus").on("jobs").columns(["status", "createdAt"]).execute();
  await db.schema.createIndex("jobsByAccount").on("jobs").columns(["accountId", "status"]).execute();
  await db.schema
    .createTable("jobTokens")
    .addColumn("tokenHash", "text", (c) => c.primaryKey())
    .addColumn("jobId", "text", (c) => c.notNull().references("jobs.id").onDelete("cascade"))
    .addColumn("expiresAt", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("jobTokensByJob").on("jobTokens").column("jobId").execute();
  await db.schema
    .createTable("jobEvents")
    .addColumn("jobId", "text", (c) => c.notNull().references("jobs.id").onDelete("cascade"))
    .addColumn("seq", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("dataJson", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("jobEventsKey", ["jobId", "seq"])
    .execute();
  await db.schema
    .createTable("uploads")
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("datasetId", "text", (c) => c.notNull().references("datasets.id").onDelete("cascade"))
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("uploadsKey", ["accountId", "key"])
    .execute();
  await db.schema.createIndex("uploadsByDataset").on("uploads").column("datasetId").execute();
}
