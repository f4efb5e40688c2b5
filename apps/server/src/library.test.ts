import {
  LIMITS,
  type LibraryPage,
  LibraryPageSchema,
  LibraryTagsSchema,
  type QuestionWords,
} from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { notesOf, refusalOf } from "./features/generation/testing/sets.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";
import { finishedDeletions } from "./test-rows.ts";

let clock = Date.parse("2026-04-01T08:00:00Z");

const server = sharedServer({
  now: () => clock,
});
const learner = learnerOf(server);

const { call } = learner;

/** A finished set whose questions begin with this subject. */
async function newSet(name: string, subject = "Nothing"): Promise<string> {
  clock += 1_000;
  return (await learner.newSet({ text: notesOf(1, subject), name })).id;
}

async function find(asked: Record<string, string>, cursor = ""): Promise<LibraryPage> {
  const query = new URLSearchParams({ ...asked, cursor });
  return learner.read(LibraryPageSchema, `/api/datasets?${query}`);
}
const names = async (asked: Record<string, string>) => (await find(asked)).sets.map(({ name }) => name);

describe("finding sets", () => {
  it("follows every change of a name and of a question", async () => {
    const id = await newSet("Before", "Granite");
    await call("PATCH", `/api/datasets/${id}`, { name: "After" });
    expect(await names({ q: "before" })).toEqual([]);
    expect(await names({ q: "after" })).toEqual(["After"]);
    const [first, second] = (await learner.set(id)).questions;
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
    await finishedDeletions(server.db);
    expect(
      (await server.db.selectFrom("questions").select("id").where("datasetId", "=", id).execute()).length,
    ).toBe(0);
  });

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

describe("several sets at once", () => {
  const change = (body: object) => call("POST", "/api/datasets/changes", body);
  const tags = async () => learner.read(LibraryTagsSchema, "/api/tags");

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
