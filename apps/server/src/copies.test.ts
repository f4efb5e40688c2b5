import {
  type DatasetSummary,
  DatasetSummarySchema,
  LIMITS,
  LibraryPageSchema,
  type Question,
  SectionsSchema,
  TextPageSchema,
} from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { makeSet, refusalOf } from "./features/generation/testing/sets.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const server = sharedServer();
const learner = learnerOf(server);

const { call, read } = learner;

const newSet = (seed: number, chars = 6_000) => learner.newSet({ text: madeUpNotes(seed, chars) });

async function copy(name: string, sources: object[], more = {}): Promise<DatasetSummary> {
  const answer = await call("POST", "/api/datasets/copies", { name, sources, ...more });
  expect(answer.status).toBe(201);
  return DatasetSummarySchema.parse(await answer.json());
}

const words = ({ text, options, groundTruthOptionId, source, aiExplanation }: Question) => ({
  text,
  options,
  groundTruthOptionId,
  source,
  aiExplanation,
});
const whole = (id: string) => ({ id, sections: null });
const sectionsOf = async (id: string) =>
  (await read(SectionsSchema, `/api/datasets/${id}/sections`)).sections;
const blocksOf = async (id: string) => {
  const page = await read(TextPageSchema, `/api/datasets/${id}/text`);
  return page.passages.map(({ blocks }) => blocks);
};

describe("a copy of a set", () => {
  it("has its questions as they are now and its text, and lives by itself", async () => {
    const set = await newSet(1);
    const [first, second] = set.questions as [Question, Question];
    await call("DELETE", `/api/questions/${first.id}?version=1`);
    const changed = { text: "Mine?", options: [{ text: "Yes" }, { text: "No" }], key: 1, explanation: null };
    await call("PUT", `/api/questions/${second.id}`, { version: 1, words: changed });
    const before = await learner.set(set.id);
    const made = await copy("Copy", [whole(set.id)]);
    const copied = await learner.set(made.id);
    expect(copied).toMatchObject({ name: "Copy", status: "READY", questionCount: before.questionCount });
    expect(copied.questions.map(words)).toEqual(before.questions.map(words));
    expect(copied.questions[0]).toMatchObject({ version: 1, origin: "edited" });
    const ids = new Set(before.questions.map(({ id }) => id));
    expect(copied.questions.some(({ id }) => ids.has(id))).toBe(false);
    expect(await blocksOf(made.id)).toEqual(await blocksOf(set.id));
    const found = await read(LibraryPageSchema, "/api/datasets?cursor=&q=mine");
    expect(found.sets.map(({ id }) => id)).toContain(made.id);
    await call("DELETE", `/api/datasets/${set.id}`);
    expect((await learner.set(made.id)).questions).toHaveLength(before.questionCount);
    expect((await call("POST", `/api/questions/${copied.questions[1]?.id}/another`)).status).toBeLessThan(
      500,
    );
  });

  it("may have some of its sections only", async () => {
    const set = await newSet(2, 12_000);
    const [first, ...others] = (await sectionsOf(set.id)).filter(({ questions }) => questions > 0);
    expect(others.length).toBeGreaterThan(0);
    const made = await copy("Part", [{ id: set.id, sections: [first?.section] }]);
    const copied = await learner.set(made.id);
    expect(copied.questions.map(words)).toEqual(
      set.questions.filter(({ source }) => (source?.heading ?? null) === first?.heading).map(words),
    );
    const nothing = await call("POST", "/api/datasets/copies", {
      name: "Nothing",
      sources: [{ id: set.id, sections: [99_999] }],
    });
    expect((await refusalOf(nothing)).code).toBe("NO_QUESTIONS");
  });

  it("has the chosen one of two sections with the same heading", async () => {
    const text = [1, 2].map((seed) => `# Minerals\n\n${madeUpNotes(seed, 3_000).replaceAll(/^#.*$/gmu, "")}`);
    const { id, questions } = await learner.newSet({ text: text.join("\n\n") });
    const [one, two, ...more] = (await sectionsOf(id)).filter(({ questions }) => questions > 0);
    expect([one?.heading, two?.heading, more]).toEqual(["Minerals", "Minerals", []]);
    const made = await copy("Second", [{ id, sections: [two?.section] }]);
    const copied = await learner.set(made.id);
    expect(copied.questions).toHaveLength(two?.questions ?? 0);
    expect(copied.questions.map(words)).toEqual(questions.slice(one?.questions).map(words));
  });

  it("takes as many sections as the contract allows", async () => {
    const set = await newSet(7, 2_000);
    const sections = Array.from({ length: LIMITS.library.chosenSections }, (_, index) => index);
    const sources = Array.from({ length: LIMITS.library.mergedAtOnce }, () => ({ id: set.id, sections }));
    const answer = await call("POST", "/api/datasets/copies", { name: "Many", sources });
    expect(answer.status).toBe(201);
  });

  it("may be of several sets, in their order", async () => {
    const [one, two] = [await newSet(3), await newSet(4)];
    const made = await copy("Both", [whole(two.id), whole(one.id)]);
    const merged = await learner.set(made.id);
    // The text of the second has its name: what is known of a document is told by it.
    const named = one.questions.map((question) => ({
      ...question,
      source: { ...question.source, part: one.name } as Question["source"],
    }));
    expect(merged.questions.map(words)).toEqual([...two.questions, ...named].map(words));
    expect(new Set((await sectionsOf(made.id)).map(({ part }) => part))).toEqual(
      new Set([undefined, one.name]),
    );
    expect(merged).toMatchObject({
      processedChunks: two.totalChunks + one.totalChunks,
      totalEstimated: null,
    });
  });

  it("tells documents of one name apart, those of a merged set too", async () => {
    const set = await newSet(8, 2_000);
    const all = { keepsDoubles: true };
    const { id } = await copy("Twice", [whole(set.id), whole(set.id)], all);
    const again = await copy("Thrice", [whole(id), whole(set.id)], all);
    const parts = (await sectionsOf(again.id)).map(({ part }) => part);
    expect([...new Set(parts)]).toEqual([undefined, set.name, `${set.name} (2)`]);
    const { questions } = await learner.set(again.id);
    expect([...new Set(questions.map(({ source }) => source?.part))]).toEqual([...new Set(parts)]);
  });

  it("is nothing that anybody else can make", async () => {
    const set = await newSet(5, 2_000);
    const { token: stranger } = await server.account();
    const mine = await makeSet(server, stranger, { text: madeUpNotes(6, 2_000) });
    const sources = [whole(mine.datasetId), whole(set.id)];
    const answer = await call("POST", "/api/datasets/copies", { name: "Theirs", sources }, stranger);
    expect(answer.status).toBe(404);
  });
});
