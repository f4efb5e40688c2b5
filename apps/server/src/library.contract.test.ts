import { DEFAULT_STUDY_SETTINGS, LIMITS, type LibraryPage, LibraryQuerySchema } from "@quizmill/contract";
import { type Kysely, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { findSets, setsWith } from "./features/library/find.ts";
import { makeSearchable } from "./features/library/make-searchable.ts";
import { recordAnswers } from "./features/study/record-answers.ts";
import { putInTrash } from "./features/trash/trash.ts";
import { up as foldLetters } from "./platform/database/migrations/028-folded-letters.ts";
import { answerTo } from "./test-answers.ts";
import { storedAccount, storedSet } from "./test-rows.ts";
import { describeStore } from "./test-store.ts";

describeStore("Search", (db) => {
  let accountId: string;
  let clock = 0;
  beforeEach(async () => {
    accountId = await storedAccount(db);
  });

  /** A set of one question with these words. */
  async function newSet(name: string, subject = "Nothing", count = 1, owner = accountId): Promise<string> {
    clock += 1_000;
    const stems = Array.from({ length: count }, (_, i) => (i === 0 ? subject : `${subject} ${i}`));
    return (await storedSet(db, { accountId: owner, name, passages: [stems], at: clock })).id;
  }

  const find = (asked: Record<string, string>, cursor = "", owner = accountId) =>
    findSets(db, owner, { ...LibraryQuerySchema.parse(asked), cursor });
  const names = async (asked: Record<string, string>) => (await find(asked)).sets.map(({ name }) => name);

  async function all(asked: Record<string, string>, owner = accountId): Promise<LibraryPage["sets"]> {
    const sets = [];
    for (let cursor = ""; ; ) {
      const page = await find(asked, cursor, owner);
      sets.push(...page.sets);
      if (page.next === null) return sets;
      cursor = page.next;
    }
  }

  it.each([
    ["Fotosynthese in Grünpflanzen", "grunpfl"],
    ["Zażółć gęślą jaźń", "gesla"],
    ["Історія України", "ІСТОР укра"],
    ["細胞生物学 第4回", "生物学"],
    ["100 % of_it", "of_it 100"],
    ["Żółwie i łódki", "zolwie lodki"],
    ["Straßen in Vœu", "strasse voeu"],
    ["Обʼєкти", "об’єкти"],
    ["C++", "c++"],
  ])("finds the name %j by %j", async (name, q) => {
    await newSet(name);
    await newSet("Another");
    expect(await names({ q })).toEqual([name]);
  });

  it.each([
    ["Thylakoid membranes hold chlorophyll", "chlorophyll thyla"],
    ["Große Vögel", "grosse"],
    ["Łódki żółwi", "lodki zolwi"],
    ["Обʼєкти права", "об'єкти"],
    ["Об'єкти права", "обʼєкти"],
    ["Inheritance in C++", "c++"],
    ["Inheritance in C++", "c inherit"],
    ["光合成は葉緑体で行われる", "葉緑体"],
    ["Фотосинтез у хлоропластах", "хлоропл"],
  ])("finds %j in a question by %j, and says in which", async (subject, q) => {
    const id = await newSet("Lecture", subject);
    await newSet("Another");
    const { sets } = await find({ q });
    expect(sets).toMatchObject([{ id, name: "Lecture", found: { text: subject } }]);
  });

  it("does not find every c by c++", async () => {
    await newSet("Acids", "Vitamin C helps");
    await newSet("Sharp", "Classes in C#");
    expect(await names({ q: "c++" })).toEqual([]);
    expect(await names({ q: "c#" })).toEqual(["Sharp"]);
  });

  it("shows sets with the words in their names first, and each set once", async () => {
    await newSet("Rivers", "Lakes");
    const lakes = await newSet("Lakes", "Lakes");
    await newSet("Hills", "Lakes");
    expect(await names({ q: "lakes" })).toEqual(["Lakes", "Hills", "Rivers"]);
    expect((await find({ q: "lakes" })).sets[0]).toMatchObject({ id: lakes, found: null });
  });

  it("finds nothing of anybody else, not even by the word that stands for them", async () => {
    await newSet("Secret name", "Secretword");
    const ownerWord = `owner${accountId.replaceAll("-", "")}`;
    accountId = await storedAccount(db);
    await newSet("Mine", `${ownerWord} here`);
    expect(await names({ q: "secret" })).toEqual([]);
    expect(await names({ q: "secretword" })).toEqual([]);
    expect(await names({ q: ownerWord })).toEqual(["Mine"]);
  });

  it.each([
    '"',
    "*",
    "a OR b",
    "NEAR(x)",
    "' & !",
    "%",
    "_",
    "\\",
    "a:b",
    "^",
    "(((",
    "\u0000",
    "🙂",
    "-- ;",
  ])("takes %j for words", async (q) => {
    await newSet("Plain");
    expect(Array.isArray(await names({ q }))).toBe(true);
  });

  it("has all sets, page by page, in each order", async () => {
    const count = LIMITS.dataset.pageSets + 7;
    const ids: string[] = [];
    for (let i = 0; i < count; i++)
      ids.push(await newSet(`Set ${String((i * 37) % count).padStart(3, "0")}`, "Common"));
    const [oldest = ""] = ids;
    const { id: questionId } = await db
      .selectFrom("questions")
      .select("id")
      .where("datasetId", "=", oldest)
      .executeTakeFirstOrThrow();
    const question = { id: questionId, groundTruthOptionId: 1 };
    const answer = answerTo(question, { answeredAt: new Date(clock).toISOString() });
    const batch = { accountId, since: 0, settings: DEFAULT_STUDY_SETTINGS, now: clock };
    await recordAnswers(db, { ...batch, answers: [answer] });
    expect((await all({})).map(({ id }) => id)).toEqual(ids.toReversed());
    const byName = await all({ order: "name" });
    expect(byName.map(({ name }) => name)).toEqual(byName.map(({ name }) => name).toSorted());
    const studied = await all({ order: "studied" });
    expect(studied[0]).toMatchObject({ id: oldest, seen: 1 });
    expect(studied.map(({ id }) => id)).toEqual([oldest, ...ids.slice(1).toReversed()]);
    for (const sets of [byName, studied, await all({ q: "common" }), await all({ q: "set" })])
      expect(new Set(sets.map(({ id }) => id))).toEqual(new Set(ids));
  });

  it("has the sets that are named, the newest first, and of nobody else", async () => {
    const ids = [await newSet("One"), await newSet("Two"), await newSet("Three")];
    const named = async (owner: string) =>
      (await setsWith(db, owner, ["nobody-s", ...ids])).map(({ id }) => id);
    expect(await named(accountId)).toEqual(ids.toReversed());
    const stranger = await storedAccount(db);
    expect(await named(stranger)).toEqual([]);
    const cursor = Buffer.from(JSON.stringify({ at: clock + 1, id: "" })).toString("base64url");
    expect((await find({}, cursor)).sets).toHaveLength(3);
    expect((await find({}, cursor, stranger)).sets).toEqual([]);
  });

  it("has all sets whose names are numbers, in the order of names", async () => {
    const count = LIMITS.dataset.pageSets + 3;
    const numbers = Array.from({ length: count }, (_, i) => String(i + 1).padStart(3, "0"));
    for (const name of numbers.toReversed()) await newSet(name);
    expect((await all({ order: "name" })).map(({ name }) => name)).toEqual(numbers);
  });

  it("finds all sets of a word that many questions have, and old sets by a rare one", async () => {
    // More questions than PostgreSQL looks through before it asks its index.
    const make = (subject: string, owner = accountId) => newSet("Lecture", subject, 900, owner);
    const another = await storedAccount(db);
    const old = await make("Common 光合成 Rareword");
    const others = await make("Common 光合成 Rareword", another);
    const ids = [old];
    for (const subject of ["Odd", "Even", "Odd", "Even", "Odd"]) ids.push(await make(`Common ${subject}`));
    const foundBy = async (q: string, owner = accountId) =>
      [...new Set((await all({ q }, owner)).map(({ id }) => id))].sort();
    expect(await foundBy("common")).toEqual(ids.toSorted());
    for (const q of ["rarew", "common rareword", "合成", "common 光合成 rareword"])
      expect([await foundBy(q), await foundBy(q, another)]).toEqual([[old], [others]]);
    for (const q of ["odd even", "common nowhere", "合光", "rareword odd"])
      expect(await foundBy(q)).toEqual([]);
    await putInTrash(db, { accountId, id: old }, clock);
    expect(await foundBy("rareword")).toEqual([]);
  });

  describe("sets from before there was a search", () => {
    it("become findable by and by", async () => {
      await newSet("Old", "Feldspar");
      await sql`delete from "questionSearch"`.execute(db);
      await db.updateTable("datasets").set({ isSearchable: 0 }).execute();
      expect(await names({ q: "feldspar" })).toEqual([]);
      await makeSearchable(db);
      expect(await names({ q: "feldspar" })).toEqual(["Old"]);
    });

    it("follow a folding of more letters", async () => {
      await newSet("Żółwie", "Straße");
      await newSet("Other", "Łódki");
      await db.updateTable("datasets").set({ nameKey: "as before" }).execute();
      await sql`delete from "questionSearch"`.execute(db);
      await foldLetters(db as unknown as Kysely<unknown>);
      await makeSearchable(db);
      expect(await names({ q: "zolwie" })).toEqual(["Żółwie"]);
      expect(await names({ q: "strasse" })).toEqual(["Żółwie"]);
      expect(await names({ q: "lodki" })).toEqual(["Other"]);
    });

    it("become so even if one of them cannot", async () => {
      const broken = await newSet("Broken", "Feldspar");
      await newSet("Sound", "Feldspar");
      const questions = db.updateTable("questions").where("datasetId", "=", broken);
      await questions.set({ optionsJson: "damaged" }).execute();
      await sql`delete from "questionSearch"`.execute(db);
      await db.updateTable("datasets").set({ isSearchable: 0 }).execute();
      const failures: unknown[] = [];
      await makeSearchable(db, { onFailure: (error) => failures.push(error) });
      expect(failures).toHaveLength(1);
      expect(await names({ q: "feldspar" })).toEqual(["Sound"]);
      await questions.set({ optionsJson: "[]" }).execute();
      await makeSearchable(db);
      expect(await names({ q: "feldspar" })).toEqual(["Sound", "Broken"]);
    });
  });
});
