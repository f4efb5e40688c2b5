import { beforeEach, expect, it } from "vitest";
import { inTransaction } from "../../platform/database/transactions.ts";
import { type StoredSet, storedAccount, storedSet } from "../../test-rows.ts";
import { describeStore } from "../../test-store.ts";
import { findPassages } from "../datasets/passages-store.ts";
import { insertPicture, listPictures } from "../datasets/pictures-store.ts";
import { findQuestions } from "../datasets/questions-store.ts";
import { readDataset } from "../datasets/store.ts";
import { findVersions, insertQuestion, keepVersion, storeReport } from "../editing/store.ts";
import { cutPassages, findGone, findPlaces, keepPictures, putPassages, putPlaces, unmark } from "./store.ts";

describeStore("Places of questions", (db) => {
  let accountId: string;
  let set: StoredSet;
  beforeEach(async () => {
    accountId = await storedAccount(db);
    set = await storedSet(db, { accountId, passages: [["A?", "B?", "C?"], ["D?"]] });
  });
  const texts = async () => (await findQuestions(db, set.id)).map(({ text }) => text);

  it("make room for a new one", async () => {
    const row = { datasetId: set.id, passage: 0, kind: "own", text: "New?", optionsJson: "[]" };
    for (const ordinal of [1, 0]) await insertQuestion(db, accountId, { ...row, ordinal });
    expect(await texts()).toEqual(["New?", "A?", "New?", "B?", "C?", "D?"]);
    const ordinals = (await findPlaces(db, set.id)).map(({ ordinal }) => ordinal);
    expect(ordinals).toEqual([0, 1, 2, 3, 4, 0]);
  });

  it("change all at once, with what is said of them, in this set alone", async () => {
    const other = await storedSet(db, { accountId });
    const places = await findPlaces(db, set.id);
    const moved = places.toReversed().map((row, index) => ({
      ...row,
      passage: index < 2 ? 0 : 1,
      ordinal: index % 2,
      sourceJson: index === 0 ? null : row.sourceJson,
      goneAt: index === 0 ? 1_700_000_000_000 : null,
    }));
    await inTransaction(db, (tx) => putPlaces(tx, set.id, moved));
    expect(await texts()).toEqual(["D?", "C?", "B?", "A?"]);
    expect(await findGone(db, set.id)).toMatchObject([
      { text: "D?", sourceJson: null, goneAt: 1_700_000_000_000 },
    ]);
    await putPlaces(db, other.id, moved);
    expect(await texts()).toEqual(["D?", "C?", "B?", "A?"]);
    await unmark(db, set.id, [-1]);
    expect(await findGone(db, set.id)).toHaveLength(1);
    await unmark(db, set.id, null);
    expect(await findGone(db, set.id)).toEqual([]);
  });

  it("go with the passages that a new text does not have", async () => {
    await putPassages(db, set.id, [{ passageJson: "new", recordedAt: 7 }]);
    const [first, second] = await findPassages(db, set.id);
    expect([first, second?.passageJson]).toEqual([{ passageJson: "new", recordedAt: 7 }, expect.any(String)]);
    await cutPassages(db, set.id, 1);
    expect(await texts()).toEqual(["A?", "B?", "C?"]);
    const page = { source: null, doubtful: [], confidence: 9, page: 1 };
    const picture = { png: Buffer.from("png"), width: 1, height: 1, lines: [] };
    for (const number of [0, 1, 2])
      await insertPicture(db, { datasetId: set.id, picture: number }, { ...page, picture });
    await keepPictures(db, set.id, new Set([1]));
    expect(await listPictures(db, set.id)).toEqual([1]);
    expect(await readDataset(db, set.id)).toMatchObject({ picturePages: 2, picturesDone: 2 });
    await keepPictures(db, set.id, new Set());
    expect(await listPictures(db, set.id)).toEqual([]);
  });

  it("keep the first and the last versions of a question, and its last report", async () => {
    const questionId = set.questions[0]?.id ?? 0;
    for (let version = 1; version <= 6; version++)
      await keepVersion(db, { questionId, version, contentJson: "{}", madeAt: null }, 3);
    expect((await findVersions(db, questionId)).map(({ version }) => version)).toEqual([6, 5, 4, 1]);
    const report = { questionId, accountId, version: 1, note: "", createdAt: 0 };
    await storeReport(db, { ...report, reason: "other" });
    await storeReport(db, { ...report, reason: "wrong_key" });
    expect(await db.selectFrom("questionReports").select("reason").execute()).toEqual([
      { reason: "wrong_key" },
    ]);
  });
});
