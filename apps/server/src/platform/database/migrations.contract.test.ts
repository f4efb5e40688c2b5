import path from "node:path";
import { SourceWarningSchema } from "@quizmill/contract";
import { type Insertable, Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import type { TestHome } from "../../test-home.ts";
import { storedAccount, storedSet } from "../../test-rows.ts";
import { describeStore } from "../../test-store.ts";
import { sameKeyOf } from "../same-key.ts";
import { openRows } from "../services.ts";
import { up as initial } from "./migrations/001-initial.ts";
import { up as sectionsOfExams } from "./migrations/019-sections-of-exams.ts";
import { up as unfitModels } from "./migrations/042-unfit-models.ts";
import { DATABASE_FILE } from "./open.ts";
import { dialectOf } from "./postgres.ts";
import { postgresPool } from "./postgres-pool.ts";
import type { OpenedDialect } from "./prepared.ts";
import type { DatasetsTable, QuestionsTable, Tables } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

const account = { id: "a", email: "a@example.org", name: null, passwordHash: "", sessionVersion: 0 };

/** Columns that later versions added. */
type Later =
  | "qualityJson"
  | "engine"
  | "fellBack"
  | "modelCalls"
  | "inputTokens"
  | "outputTokens"
  | "commandLinesJson"
  | "revision"
  | "nameKey"
  | "archivedAt"
  | "trashedAt"
  | "isSearchable"
  | "requestedCount"
  | "picturePages"
  | "picturesDone"
  | "documentVersion"
  | "browserModelDone"
  | "browserModelForm"
  | "browserModelUntil";

function dataset(id: string, warnings: unknown): Omit<DatasetsTable, Later> {
  return {
    id,
    accountId: "a",
    name: "Żółwie",
    mode: "study",
    status: "READY",
    failureCode: null,
    language: "en",
    title: null,
    format: "pdf",
    pageCount: 3,
    pagesWithText: 1,
    warningsJson: JSON.stringify(warnings),
    seed: 1,
    totalEstimated: 0,
    processedChunks: 0,
    totalChunks: 0,
    questionCount: 0,
    optionCount: 0,
    createdAt: 0,
    updatedAt: 0,
  };
}

const question = {
  datasetId: "0",
  passage: 0,
  ordinal: 0,
  kind: "term",
  text: "Which?",
  optionsJson: '[{"id":1,"text":"One"}]',
  groundTruthOptionId: 1,
};

function openedDialect({ dataDir, databaseUrl }: TestHome): OpenedDialect {
  return databaseUrl === null
    ? openSqlite(path.join(dataDir, DATABASE_FILE))
    : dialectOf(postgresPool(databaseUrl));
}

/** A database as the first version left it, with one set per list of warnings. */
async function leaveFirstVersion(home: TestHome, lists: readonly unknown[]): Promise<void> {
  const db = new Kysely<Tables>(openedDialect(home));
  const getMigrations = async () => ({ "001-initial": { up: initial } });
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  expect(error).toBeUndefined();
  await db
    .insertInto("accounts")
    .values({ ...account, createdAt: 0 })
    .execute();
  await db
    .insertInto("datasets")
    .values(lists.map((warnings, index) => dataset(String(index), warnings) as DatasetsTable))
    .execute();
  await db
    .insertInto("passages")
    .values({ datasetId: "0", ordinal: 0, passageJson: "{}", recordedAt: null })
    .execute();
  await db
    .insertInto("questions")
    .values(question as Insertable<QuestionsTable>)
    .execute();
  await db.destroy();
}

async function setsNow(home: TestHome) {
  const db = await openRows(home);
  const sets = await db.selectFrom("datasets").selectAll().orderBy("id").execute();
  const questions = await db.selectFrom("questions").selectAll().execute();
  await db.destroy();
  return { warnings: sets.map(({ warningsJson }) => JSON.parse(warningsJson)), sets, questions };
}

describeStore("Migrations", (db, { kind, newHome }) => {
  it("keep the warnings of a first version's sets, in today's shape, and drop what cannot be shown", async () => {
    const home = await newHome({ isEmpty: true });
    await leaveFirstVersion(home, [
      [],
      [{ code: "PAGES_WITHOUT_TEXT", details: { pages: 3, pagesWithText: 1 } }],
      [{ code: "TRUNCATED", details: { pages: 2_000, of: 3_100 } }],
      [
        { code: "TRUNCATED", details: { chars: 4_000_000 } },
        { code: "PAGES_WITHOUT_TEXT", details: { pages: 9, pagesWithText: 8 } },
      ],
      [
        { code: "PARTS_SKIPPED" },
        { code: "TRUNCATED" },
        { code: "PAGES_WITHOUT_TEXT", details: { pages: 3 } },
      ],
      [null, "TRUNCATED", { details: { pages: "3", pagesWithText: 1 } }],
      { code: "TRUNCATED" },
    ]);
    const { warnings } = await setsNow(home);
    expect(warnings).toEqual([
      [],
      [{ code: "PAGES_WITHOUT_TEXT", pages: 3, pagesWithText: 1 }],
      [{ code: "TRUNCATED", limit: "pages", max: 2_000, pagesRead: 2_000 }],
      [
        { code: "TRUNCATED", limit: "characters", max: 4_000_000, pagesRead: null },
        { code: "PAGES_WITHOUT_TEXT", pages: 9, pagesWithText: 8 },
      ],
      ...Array(3).fill([]),
    ]);
    for (const warning of warnings.flat())
      expect(SourceWarningSchema.safeParse(warning).success, JSON.stringify(warning)).toBe(true);
  });

  it("give what was there the columns of today, once", async () => {
    const home = await newHome({ isEmpty: true });
    await leaveFirstVersion(home, [[{ code: "TRUNCATED", details: { chars: 1 } }]]);
    const first = await setsNow(home);
    expect(first.sets).toMatchObject([
      { qualityJson: null, nameKey: "zolwie", isSearchable: 0, revision: 0 },
    ]);
    const asked = { ...question, context: null, needsPicture: null };
    expect(first.questions).toMatchObject([{ id: 1, version: 1, sameKey: sameKeyOf("a", asked) }]);
    expect(await setsNow(home)).toEqual(first);
  });

  it("name sections of exams by their numbers instead of their headings", async () => {
    const accountId = await storedAccount(db);
    const { id: datasetId } = await storedSet(db, { accountId, passages: [["A?"], ["B?"], ["C?"]] });
    const sourceJson = JSON.stringify({ heading: "Same" });
    await db.updateTable("questions").set({ sourceJson }).where("passage", ">", 0).execute();
    const rulesOf = (sections: unknown[]) => JSON.stringify({ sets: [{ datasetId, sections }] });
    const exam = { id: "e", accountId, createdAt: 0, rulesJson: rulesOf(["Same"]) };
    await db.insertInto("exams").values(exam).execute();
    await sectionsOfExams(db as unknown as Kysely<unknown>);
    expect(await db.selectFrom("exams").select("rulesJson").execute()).toEqual([
      { rulesJson: rulesOf([1, 2]) },
    ]);
  });

  it("keep no model that is no longer fit, nor its key", async () => {
    const accountId = await storedAccount(db);
    const row = { accountId, trialId: "t", provider: "mistral", sealedKey: "s", lastFour: "7f3d" } as const;
    const rows = (["options", "short"] as const).map((form, i) => ({
      ...row,
      place: i === 0 ? ("kept" as const) : ("tried" as const),
      model: form,
      stateJson: "{}",
      settingsJson: JSON.stringify({ form, msPerQuestion: 1 }),
      changedAt: 0,
    }));
    await db.insertInto("ownModels").values(rows).execute();
    await unfitModels(db as unknown as Kysely<unknown>);
    expect(await db.selectFrom("ownModels").select("model").execute()).toEqual([{ model: "short" }]);
  });

  it.runIf(kind === "PostgreSQL")(
    "run once if several processes open an empty database together",
    async () => {
      const home = await newHome({ isEmpty: true });
      const opened = await Promise.all(Array.from({ length: 6 }, () => home.open()));
      for (const { db, queue, close } of opened) {
        expect(await db.selectFrom("accounts").select("id").execute()).toEqual([]);
        expect(await queue.take()).toBeUndefined();
        await close();
      }
    },
  );
});
