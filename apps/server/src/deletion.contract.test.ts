import { NO_ANSWERS } from "@quizmill/study";
import { beforeEach, expect, it } from "vitest";
import { closeAccount, findAccountByEmail } from "./features/accounts/store.ts";
import { copySets } from "./features/copies/copy.ts";
import { findDataset } from "./features/datasets/store.ts";
import { finishDeletions } from "./features/deletion/deletion.ts";
import { beginAttempt, readAttempt, submitAttempt } from "./features/exams/attempts.ts";
import { insertExam } from "./features/exams/store.ts";
import { deleteForGood, emptyTrash, putInTrash } from "./features/trash/trash.ts";
import { makeUnseen } from "./platform/database/unseen.ts";
import { finishedDeletions, type StoredSet, storedAccount, storedSet } from "./test-rows.ts";
import { describeStore } from "./test-store.ts";

const LATER = Number.MAX_SAFE_INTEGER;

describeStore("Deletions", (db, { open }) => {
  let accountId: string;
  let big: StoredSet;
  beforeEach(async () => {
    accountId = await storedAccount(db);
    big = await storedSet(db, { accountId, passages: [Array.from({ length: 450 }, (_, at) => `${at}?`)] });
  });

  const countOf = async (table: "accounts" | "datasets" | "questions" | "answers") =>
    (await db.selectFrom(table).select("id").execute()).length;

  /** Stops after so many parts, as a server that is killed does. */
  const cutOffAfter = (parts: number) => {
    let looks = 0;
    return {
      get aborted() {
        looks += 1;
        return looks > parts;
      },
    } as AbortSignal;
  };

  it("hide an account at once, free its address, and go on where they were cut off", async () => {
    await closeAccount(db, accountId, 5);
    expect(await findAccountByEmail(db, `${accountId}@example.org`)).toBeUndefined();
    await finishDeletions(db, 4);
    expect(await countOf("questions")).toBe(450);
    await finishDeletions(db, 5, cutOffAfter(3));
    const left = await countOf("questions");
    expect([left > 0, left < 450]).toEqual([true, true]);
    await finishDeletions(db, 5);
    expect([await countOf("questions"), await countOf("datasets"), await countOf("accounts")]).toEqual([
      0, 0, 0,
    ]);
  });

  it("of sets leave all others, and are done once by several processes", async () => {
    const kept = await storedSet(db, { accountId });
    const other = await storedSet(db, { accountId });
    for (const { id } of [big, other]) await putInTrash(db, { accountId, id }, 1);
    await emptyTrash(db, accountId, 2);
    for (const { id } of [big, other]) expect(await findDataset(db, { accountId, id })).toBeUndefined();
    const beside = await open();
    await Promise.all([finishDeletions(db, LATER), finishDeletions(beside.db, LATER)]);
    await finishedDeletions(db);
    expect(await countOf("questions")).toBe(kept.questions.length);
    expect(await countOf("accounts")).toBe(1);
  });

  it("take what was not made to its end, and nothing that was", async () => {
    const copying = { name: "Copy", keepsDoubles: false, sources: [{ id: big.id, sections: null }], now: 1 };
    await copySets(db, { ...copying, accountId, id: "copy" });
    const { questionCount } = (await findDataset(db, { accountId, id: "copy" })) ?? {};
    expect(questionCount).toBe(450);
    const making = { now: 1, make: async () => {}, give: () => Promise.reject(new Error("cut off")) };
    await expect(makeUnseen(db, making)).rejects.toThrow("cut off");
    await closeAccount(db, accountId, 1);
    await expect(copySets(db, { ...copying, accountId, id: "late" })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    await finishedDeletions(db);
    expect([await countOf("accounts"), await countOf("questions")]).toEqual([0, 0]);
  });

  it("take the words of a set out of exam attempts; date, counts and result stay", async () => {
    const kept = await storedSet(db, { accountId, name: "Kept", passages: [["Kept?"]] });
    const sets = [big, kept].map(({ id }) => ({ datasetId: id, sections: null }));
    const rulesJson = JSON.stringify({ name: "Midterm", sets, count: 200, minutes: 10, passPercent: 1 });
    await insertExam(db, { id: "exam", accountId, rulesJson, createdAt: 1 });
    const caller = { accountId, since: 0, now: 1_700_000_000_000 };
    const begun = await beginAttempt(db, caller, { examId: "exam", isSame: false, flagged: [] });
    const chosen = Object.fromEntries(begun.questions.map(({ id }) => [id, 1]));
    const before = await submitAttempt(db, caller, { id: begun.id, answers: { ...NO_ANSWERS, chosen } });
    await deleteForGood(db, { accountId, id: big.id }, 2);
    const shown = async () => {
      const attempt = await readAttempt(db, caller, begun.id);
      return attempt.questions.map(({ text }) => text).filter((text) => text !== "Kept?");
    };
    expect(await shown()).toEqual([]);
    await finishedDeletions(db);
    expect(await shown()).toEqual([]);
    const stored = await db.selectFrom("attempts").selectAll().executeTakeFirstOrThrow();
    expect(stored.questionsJson).not.toMatch(/\d\?/);
    expect(stored.resultJson).not.toContain('"datasetName":"Set"');
    const { sections: _, ...result } = before.state === "over" ? before.result : {};
    expect(await readAttempt(db, caller, begun.id)).toMatchObject({ startedAt: before.startedAt, result });
  });
});
