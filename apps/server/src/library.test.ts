import {
  LIMITS,
  type LibraryPage,
  LibraryPageSchema,
  LibraryTagsSchema,
  type QuestionWords,
} from "@quizmill/contract";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestEngine } from "./features/generation/test-engine.ts";
import { readEvents } from "./features/generation/test-events.ts";
import { eventsOf, makeSet, notesOf, readSet, refusalOf } from "./features/generation/test-sets.ts";
import { makeSearchable } from "./features/library/make-searchable.ts";
import { up as foldLetters } from "./platform/database/migrations/028-folded-letters.ts";
import { rateLimitsInMemory } from "./platform/rate-limits.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

let server: TestApp;
let token: string;
let clock = Date.parse("2026-04-01T08:00:00Z");

beforeAll(async () => {
  server = await startTestApp({
    engine: createTestEngine(),
    rateLimits: (rule) => rateLimitsInMemory({ ...rule, max: 10_000 }),
    now: () => clock,
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ token } = await server.account());
});

const call = (method: string, path: string, body?: unknown, as = token) =>
  server.call(method, path, { token: as, ...(body !== undefined && { body }) });

/** A finished set whose questions begin with this subject. */
async function newSet(name: string, subject = "Nothing", paragraphs = 1): Promise<string> {
  clock += 1_000;
  const set = await makeSet(server, token, { text: notesOf(paragraphs, subject), name });
  await Array.fromAsync(readEvents(await eventsOf(server, set)));
  return set.datasetId;
}

async function find(asked: Record<string, string>, cursor = ""): Promise<LibraryPage> {
  const query = new URLSearchParams({ ...asked, cursor });
  const answer = await call("GET", `/api/datasets?${query}`);
  expect(answer.status).toBe(200);
  return LibraryPageSchema.parse(await answer.json());
}
const names = async (asked: Record<string, string>) => (await find(asked)).sets.map(({ name }) => name);

async function all(asked: Record<string, string>): Promise<LibraryPage["sets"]> {
  const sets = [];
  for (let cursor = ""; ; ) {
    const page = await find(asked, cursor);
    sets.push(...page.sets);
    if (page.next === null) return sets;
    cursor = page.next;
  }
}

describe("finding sets", () => {
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
    expect(sets).toMatchObject([{ id, name: "Lecture", found: { text: expect.stringContaining(subject) } }]);
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

  it("follows every change of a name and of a question", async () => {
    const id = await newSet("Before", "Granite");
    await call("PATCH", `/api/datasets/${id}`, { name: "After" });
    expect(await names({ q: "before" })).toEqual([]);
    expect(await names({ q: "after" })).toEqual(["After"]);
    const [first, second] = (await readSet(server, token, id)).questions;
    const words: QuestionWords = {
      text: "Basalt?",
      options: [{ text: "Yes" }, { text: "Gabbro" }],
      key: 0,
      explanation: null,
    };
    await call("PUT", `/api/questions/${first?.id}`, { version: 1, words });
    await call("DELETE", `/api/questions/${second?.id}?version=1`);
    expect(await names({ q: "granite" })).toEqual([]);
    for (const q of ["basalt", "gabbro"]) expect(await names({ q })).toEqual(["After"]);
    await call("POST", `/api/questions/${second?.id}/restore`, { version: 1, to: 1 });
    expect(await names({ q: "granite" })).toEqual(["After"]);
    const own = { ...words, text: "Pumice?" };
    await call("POST", `/api/datasets/${id}/questions`, { after: null, words: own });
    expect(await names({ q: "pumice" })).toEqual(["After"]);
    await call("DELETE", `/api/datasets/${id}`);
    for (const q of ["after", "basalt", "pumice"]) expect(await names({ q })).toEqual([]);
    await call("DELETE", `/api/datasets/${id}?forGood=true`);
    expect(
      (await server.db.selectFrom("questions").select("id").where("datasetId", "=", id).execute()).length,
    ).toBe(0);
  });

  it("finds nothing of anybody else, not even by the word that stands for them", async () => {
    await newSet("Secret name", "Secretword");
    const [account] = await server.db
      .selectFrom("datasets")
      .select("accountId")
      .where("name", "=", "Secret name")
      .execute();
    ({ token } = await server.account());
    await newSet("Mine", `owner${account?.accountId.replaceAll("-", "")} here`);
    expect(await names({ q: "secret" })).toEqual([]);
    expect(await names({ q: "secretword" })).toEqual([]);
    expect(await names({ q: `owner${account?.accountId.replaceAll("-", "")}` })).toEqual(["Mine"]);
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
    const { questions } = await readSet(server, token, oldest);
    const answer = {
      id: crypto.randomUUID(),
      questionId: questions[0]?.id,
      questionVersion: 1,
      chosenOptionId: 1,
      confidence: null,
      source: "quiz",
      durationMs: 1,
      usualMs: null,
      deviceId: "a",
      answeredAt: new Date(clock).toISOString(),
    };
    await call("POST", "/api/answers", { answers: [answer] });
    const newest = await all({});
    expect(newest.map(({ id }) => id)).toEqual(ids.toReversed());
    const byName = await all({ order: "name" });
    expect(byName.map(({ name }) => name)).toEqual(byName.map(({ name }) => name).toSorted());
    const studied = await all({ order: "studied" });
    expect(studied[0]).toMatchObject({ id: oldest, seen: 1 });
    expect(studied.map(({ id }) => id)).toEqual([oldest, ...ids.slice(1).toReversed()]);
    for (const sets of [byName, studied, await all({ q: "common" }), await all({ q: "set" })])
      expect(new Set(sets.map(({ id }) => id))).toEqual(new Set(ids));
  }, 60_000);

  it("has all sets whose names are numbers, in the order of names", async () => {
    const count = LIMITS.dataset.pageSets + 3;
    const numbers = Array.from({ length: count }, (_, i) => String(i + 1).padStart(3, "0"));
    for (const name of numbers.toReversed()) await newSet(name);
    expect((await all({ order: "name" })).map(({ name }) => name)).toEqual(numbers);
  }, 60_000);

  it("finds all sets of a word that many questions have, and old sets by a rare one", async () => {
    // More questions than PostgreSQL looks through before it asks its index.
    const large = await startTestApp({ engine: createTestEngine({ questionsPerPassage: 900 }) });
    const [{ token: mine }, { token: another }] = [await large.account(), await large.account()];
    const make = async (subject: string, owner = mine) => {
      const set = await makeSet(large, owner, { text: notesOf(1, subject), name: "Lecture" });
      await Array.fromAsync(readEvents(await eventsOf(large, set)));
      return set.datasetId;
    };
    const old = await make("Common 光合成 Rareword");
    const others = await make("Common 光合成 Rareword", another);
    const ids = [old];
    for (const subject of ["Odd", "Even", "Odd", "Even", "Odd"]) ids.push(await make(`Common ${subject}`));
    const foundBy = async (q: string, as = mine) => {
      const found = new Set<string>();
      for (let cursor: string | null = ""; cursor !== null; ) {
        const query = new URLSearchParams({ q, cursor });
        const answer = await large.call("GET", `/api/datasets?${query}`, { token: as });
        const page = LibraryPageSchema.parse(await answer.json());
        for (const set of page.sets) found.add(set.id);
        cursor = page.next;
      }
      return [...found].sort();
    };
    expect(await foundBy("common")).toEqual(ids.toSorted());
    for (const q of ["rarew", "common rareword", "合成", "common 光合成 rareword"])
      expect([await foundBy(q), await foundBy(q, another)]).toEqual([[old], [others]]);
    for (const q of ["odd even", "common nowhere", "合光", "rareword odd"])
      expect(await foundBy(q)).toEqual([]);
    await large.call("DELETE", `/api/datasets/${old}`, { token: mine });
    expect(await foundBy("rareword")).toEqual([]);
    await large.stop();
  }, 60_000);

  it("refuses a cursor that is none", async () => {
    for (const cursor of ["x", "e30", "17.a"])
      expect((await refusalOf(await call("GET", `/api/datasets?cursor=${cursor}`))).code).toBe(
        "VALIDATION_FAILED",
      );
  });

  it.each([
    ["newest", { at: "x", id: "" }],
    ["newest", { at: 1.5, id: "" }],
    ["newest", { at: 1e300, id: "" }],
    ["newest", { at: 1, id: "\0" }],
    ["newest", { below: 5 }],
    ["studied", { at: "x", id: "" }],
    ["name", { at: 5, id: "" }],
    ["name", { below: 5 }],
    ["newest&q=a", { at: "x", id: "" }],
    ["newest&q=a", { below: 1e300 }],
  ])("refuses a cursor of another list than the one of order %s: %j", async (order, place) => {
    const cursor = Buffer.from(JSON.stringify(place)).toString("base64url");
    const refused = await call("GET", `/api/datasets?order=${order}&cursor=${cursor}`);
    expect((await refusalOf(refused)).code).toBe("VALIDATION_FAILED");
  });
});

describe("sets from before there was a search", () => {
  it("become findable by and by", async () => {
    await newSet("Old", "Feldspar");
    await sql`delete from "questionSearch"`.execute(server.db);
    await server.db.updateTable("datasets").set({ isSearchable: 0 }).execute();
    expect(await names({ q: "feldspar" })).toEqual([]);
    await makeSearchable(server.db);
    expect(await names({ q: "feldspar" })).toEqual(["Old"]);
  });

  it("follow a folding of more letters", async () => {
    await newSet("Żółwie", "Straße");
    await newSet("Other", "Łódki");
    await server.db.updateTable("datasets").set({ nameKey: "as before" }).execute();
    await sql`delete from "questionSearch"`.execute(server.db);
    await foldLetters(server.db as unknown as Kysely<unknown>);
    await makeSearchable(server.db);
    expect(await names({ q: "zolwie" })).toEqual(["Żółwie"]);
    expect(await names({ q: "strasse" })).toEqual(["Żółwie"]);
    expect(await names({ q: "lodki" })).toEqual(["Other"]);
  });

  it("become so even if one of them cannot", async () => {
    const broken = await newSet("Broken", "Feldspar");
    const sound = await newSet("Sound", "Feldspar");
    const textOf = async (id: string) => (await readSet(server, token, id)).questions.length;
    expect([await textOf(broken), await textOf(sound)]).not.toContain(0);
    const questions = server.db.updateTable("questions").where("datasetId", "=", broken);
    await questions.set({ optionsJson: "damaged" }).execute();
    await sql`delete from "questionSearch"`.execute(server.db);
    await server.db.updateTable("datasets").set({ isSearchable: 0 }).execute();
    const failures: unknown[] = [];
    await makeSearchable(server.db, { onFailure: (error) => failures.push(error) });
    expect(failures).toHaveLength(1);
    expect(await names({ q: "feldspar" })).toEqual(["Sound"]);
    await questions.set({ optionsJson: "[]" }).execute();
    await makeSearchable(server.db);
    expect(await names({ q: "feldspar" })).toEqual(["Sound", "Broken"]);
  });
});

describe("several sets at once", () => {
  const change = (body: object) => call("POST", "/api/datasets/changes", body);
  const tags = async () => LibraryTagsSchema.parse(await (await call("GET", "/api/tags")).json());

  it("are archived, and found in the archive only", async () => {
    const ids = [await newSet("One"), await newSet("Two")];
    await newSet("Three");
    expect((await change({ ids, archive: true })).status).toBe(204);
    expect(await names({})).toEqual(["Three"]);
    expect(await names({ archived: "true" })).toEqual(["Two", "One"]);
    expect(await names({ q: "one" })).toEqual([]);
    expect(await names({ q: "one", archived: "true" })).toEqual(["One"]);
    expect((await tags()).hasArchived).toBe(true);
    await change({ ids, archive: false });
    expect(await names({})).toEqual(["Three", "Two", "One"]);
  });

  it("get tags and lose them, and are found by one", async () => {
    const [one, two] = [await newSet("One"), await newSet("Two")];
    await change({ ids: [one, two], addTags: ["Biologie", " 生物 "] });
    await change({ ids: [two], removeTags: ["Biologie"] });
    expect((await find({})).sets.map((set) => set.tags)).toEqual([["生物"], ["Biologie", "生物"]]);
    expect(await names({ tag: "Biologie" })).toEqual(["One"]);
    expect((await tags()).tags).toEqual([
      { tag: "Biologie", sets: 1 },
      { tag: "生物", sets: 2 },
    ]);
  });

  it("are changed all or none", async () => {
    const id = await newSet("One");
    expect((await change({ ids: [id, "elsewhere"], archive: true })).status).toBe(404);
    expect(await names({})).toEqual(["One"]);
    const many = Array.from({ length: LIMITS.library.tagsPerSet }, (_, i) => `Tag ${i}`);
    await change({ ids: [id], addTags: many });
    const refused = await change({ ids: [id], addTags: ["One more"] });
    expect((await refusalOf(refused)).code).toBe("TOO_MANY_TAGS");
    expect((await tags()).tags).toHaveLength(many.length);
    const { token: stranger } = await server.account();
    expect((await call("POST", "/api/datasets/changes", { ids: [id], archive: true }, stranger)).status).toBe(
      404,
    );
  });
});
