import {
  type DatasetDetail,
  LibraryPageSchema,
  type Question,
  QuestionChangeSchema,
} from "@quizmill/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestEngine } from "./features/generation/testing/engine.ts";
import { notesOf } from "./features/generation/testing/sets.ts";
import { makeSearchable } from "./features/library/make-searchable.ts";
import { deleteOldTrash } from "./features/trash/trash.ts";
import { answerTo } from "./test-answers.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";
import { finishedDeletions } from "./test-rows.ts";
import { describeStore } from "./test-store.ts";

/** Each race is run so often: which side comes first is left to chance. */
const ROUNDS = 6;

describeStore("Races", (_, { kind }) => {
  /** What the engine waits for before it gives more questions. */
  let writing: {
    readonly begun: PromiseWithResolvers<void>;
    readonly gate: PromiseWithResolvers<void>;
  } | null;

  const engine = createTestEngine();
  const server = sharedServer({
    kind,
    engine: {
      ...engine,
      more: async (...asked) => {
        writing?.begun.resolve();
        await writing?.gate.promise;
        return engine.more(...asked);
      },
    },
  });
  const learner = learnerOf(server);
  beforeEach(() => {
    writing = null;
  });
  const { call } = learner;
  const statusOf = async (calling: Promise<Response>) => (await calling).status;

  const newSet = (subject = "Nothing") => learner.newSet({ text: notesOf(6, subject) });

  const firstOf = ({ questions }: DatasetDetail) => questions[0] as Question;
  const words = (text: string) => ({
    text,
    options: [{ text: "One" }, { text: "Two" }],
    key: 0,
    explanation: null,
  });
  const edit = ({ id }: Question, text: string) =>
    call("PUT", `/api/questions/${id}`, { version: 1, words: words(text) });

  /** The counts of a set agree with its questions. */
  async function expectSound(id: string): Promise<DatasetDetail> {
    const set = await learner.set(id);
    const row = await server.db
      .selectFrom("datasets")
      .select(["questionCount", "optionCount"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const options = set.questions.reduce((sum, question) => sum + question.options.length, 0);
    expect(row).toEqual({ questionCount: set.questions.length, optionCount: options });
    return set;
  }

  describe("two devices", () => {
    it("that edit and delete one question at once: one of them is refused, and told what is stored", async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const set = await newSet();
        const question = firstOf(set);
        const [edited, deleted] = await Promise.all([
          edit(question, "Mine?"),
          call("DELETE", `/api/questions/${question.id}?version=1`),
        ]);
        const [change, deletion] = [
          QuestionChangeSchema.parse(await edited.json()),
          QuestionChangeSchema.parse(await deleted.json()),
        ];
        expect([change.isStored, deletion.isStored].filter(Boolean)).toHaveLength(1);
        const now = await expectSound(set.id);
        expect(now.questions.some(({ id }) => id === question.id)).toBe(change.isStored);
        if (change.isStored) expect(deletion.question.text).toBe("Mine?");
        else expect(change).toMatchObject({ isDeleted: true, question: { text: question.text } });
      }
    });

    it("that take questions out of one section at once never take the same ones", async () => {
      const set = await newSet();
      const { sections } = (await learner.json("GET", `/api/datasets/${set.id}/sections`)) as {
        sections: { section: number }[];
      };
      const [{ section = 0 } = {}] = sections;
      const answers = await Promise.all(
        [1, 2].map(async () => (await call("POST", `/api/datasets/${set.id}/fewer`, { section })).json()),
      );
      const ids = (answers as { deleted: Question[] }[]).flatMap(({ deleted }) =>
        deleted.map(({ id }) => id),
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect((await expectSound(set.id)).questions).toHaveLength(set.questions.length - ids.length);
    });

    it("that delete and restore a set at once leave it in one place", async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { id } = await newSet();
        await call("DELETE", `/api/datasets/${id}`);
        const [restored, deleted] = await Promise.all([
          statusOf(call("POST", `/api/datasets/${id}/restore`)),
          statusOf(call("DELETE", `/api/datasets/${id}?forGood=true`)),
        ]);
        expect(deleted).toBe(204);
        expect([204, 404]).toContain(restored);
        expect(await statusOf(call("GET", `/api/datasets/${id}`))).toBe(404);
      }
    });
  });

  describe("a set that is deleted", () => {
    it.each([
      ["into the trash", ""],
      ["for good", "?forGood=true"],
    ])("%s while more questions are being written gets none of them", async (_where, query) => {
      const set = await newSet();
      for (const ask of [
        () => call("POST", `/api/questions/${firstOf(set).id}/another`),
        () => call("POST", `/api/datasets/${set.id}/more`, { section: 0 }),
      ]) {
        writing = { begun: Promise.withResolvers(), gate: Promise.withResolvers() };
        const asking = ask();
        await writing.begun.promise;
        expect(await statusOf(call("DELETE", `/api/datasets/${set.id}${query}`))).toBe(204);
        writing.gate.resolve();
        expect(await statusOf(asking)).toBe(404);
        if (query !== "") {
          await finishedDeletions(server.db);
          const left = await server.db
            .selectFrom("questions")
            .select("id")
            .where("datasetId", "=", set.id)
            .execute();
          expect(left).toEqual([]);
          return;
        }
        expect(await statusOf(call("POST", `/api/datasets/${set.id}/restore`))).toBe(204);
        expect((await expectSound(set.id)).questions).toEqual(set.questions);
      }
    });

    it("while it is made findable leaves no word behind, and in the trash is found there", async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const [gone, kept] = [await newSet("Granite"), await newSet("Granite")];
        await sql`delete from "questionSearch"`.execute(server.db);
        await server.db.updateTable("datasets").set({ isSearchable: 0 }).execute();
        await Promise.all([
          makeSearchable(server.db),
          call("DELETE", `/api/datasets/${gone.id}?forGood=true`),
          call("DELETE", `/api/datasets/${kept.id}`),
        ]);
        const found = await call("GET", "/api/datasets?cursor=&q=granite&trashed=true");
        const { sets } = LibraryPageSchema.parse(await found.json());
        expect(sets.map(({ id }) => id)).toContain(kept.id);
        expect(sets.map(({ id }) => id)).not.toContain(gone.id);
        const { rows } = await sql<object>`select 1 from "questionSearch"
        where ${sql.raw(kind === "SQLite" ? "rowid" : '"questionId"')} not in (select "id" from "questions")`.execute(
          server.db,
        );
        expect(rows).toEqual([]);
      }
    });

    it("while an answer to it arrives is not scheduled, and is once it comes back", async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const set = await newSet();
        const question = firstOf(set);
        await Promise.all([
          call("POST", "/api/answers", { answers: [answerTo(question)] }),
          call("DELETE", `/api/datasets/${set.id}`),
        ]);
        const states = async () =>
          (
            await server.db
              .selectFrom("reviewStates")
              .select("reps")
              .where("datasetId", "=", set.id)
              .execute()
          ).length;
        expect(await states()).toBe(0);
        await call("POST", `/api/datasets/${set.id}/restore`);
        expect(await states()).toBe(1);
      }
    });

    it("and restored as its time in the trash ends is there whole, or gone", async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const set = await newSet();
        await call("DELETE", `/api/datasets/${set.id}`);
        const [restored] = await Promise.all([
          statusOf(call("POST", `/api/datasets/${set.id}/restore`)),
          deleteOldTrash(server.db, Date.now() + 40 * 86_400_000),
        ]);
        if (restored === 204) expect((await expectSound(set.id)).questions).toEqual(set.questions);
        else expect(await statusOf(call("GET", `/api/datasets/${set.id}`))).toBe(404);
      }
    });
  });
});
