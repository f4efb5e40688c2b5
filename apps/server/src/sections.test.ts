import {
  AddedQuestionSchema,
  type DatasetDetail,
  LIMITS,
  type Question,
  QuestionChangeSchema,
  QuestionSchema,
  SectionsSchema,
} from "@quizmill/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { refusalOf } from "./features/generation/testing/sets.ts";
import { answerTo } from "./test-answers.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

let id: string;
let set: DatasetDetail;

const server = sharedServer();
const learner = learnerOf(server);
beforeEach(async () => {
  const text = [1, 2].map((seed) => `# Minerals\n\n${madeUpNotes(seed, 4_000).replaceAll(/^#.*$/gmu, "")}`);
  set = await learner.newSet({ text: text.join("\n\n") });
  ({ id } = set);
});

const { call } = learner;
const sections = async () => (await learner.read(SectionsSchema, `/api/datasets/${id}/sections`)).sections;

/** Of one section, or weaker ones of the whole text. */
async function more(section?: number) {
  const answer = await call("POST", `/api/datasets/${id}/more`, { section });
  if (answer.status !== 201) return { code: (await refusalOf(answer)).code, added: [] };
  const { added } = (await answer.json()) as { added: unknown[] };
  return { code: null, added: AddedQuestionSchema.array().parse(added) };
}

async function fewer(section: number) {
  const answer = await call("POST", `/api/datasets/${id}/fewer`, { section });
  expect(answer.status).toBe(200);
  const { deleted } = (await answer.json()) as { deleted: unknown[] };
  return QuestionSchema.array().parse(deleted);
}

async function answer(question: Question | undefined): Promise<void> {
  if (question !== undefined) await call("POST", "/api/answers", { answers: [answerTo(question)] });
}

describe("the sections of a set", () => {
  it("say how many questions they have, and how many were seen", async () => {
    const [one, two, ...others] = await sections();
    expect([one?.heading, two?.heading, others]).toEqual(["Minerals", "Minerals", []]);
    expect((one?.questions ?? 0) + (two?.questions ?? 0)).toBe(set.questionCount);
    const first = set.questions[0];
    await answer(first);
    expect((await sections()).map(({ seen, known }) => [seen, known])).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it("get more questions, of their own text alone, until it has no more", {
    tags: "thorough",
  }, async () => {
    const [one, two] = await sections();
    const { added } = await more(two?.section ?? -1);
    expect(added.length).toBeGreaterThan(0);
    const now = await learner.set(id);
    expect(now.questionCount).toBe(set.questionCount + added.length);
    const place = new Map(now.questions.map((question, at) => [question.id, at]));
    for (const { question, after } of added) {
      expect(question.origin).toBe("generated");
      expect(place.get(question.id)).toBe((place.get(after ?? 0) ?? -1) + 1);
    }
    expect((await sections()).map(({ questions }) => questions)).toEqual([
      one?.questions,
      (two?.questions ?? 0) + added.length,
    ]);
    for (;;) {
      const { code, added: next } = await more(two?.section ?? -1);
      if (next.length > 0) continue;
      expect(code).toBe("NO_OTHER_QUESTION");
      break;
    }
    const all = (await learner.set(id)).questions;
    const identities = all.map(
      ({ text, options, groundTruthOptionId: key }) =>
        `${text} ${options.find((option) => option.id === key)?.text}`,
    );
    expect(new Set(identities).size).toBe(identities.length);
  });

  it("together give so many weaker ones at once, which are marked until somebody changes them", async () => {
    const { code, added } = await more();
    expect(code).toBeNull();
    expect(added).toHaveLength(LIMITS.question.weakerAtOnce);
    await server.db
      .updateTable("questions")
      .set({ worth: LIMITS.question.goodWorth - 0.1 })
      .where(
        "id",
        "in",
        added.map(({ question }) => question.id),
      )
      .execute();
    const weakOf = ({ questions }: DatasetDetail) =>
      questions.filter(({ isWeak }) => isWeak).map((one) => one.id);
    const ids = added.map(({ question }) => question.id);
    expect(weakOf(await learner.set(id)).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    const words = { text: "Mine?", options: [{ text: "One" }, { text: "Two" }], key: 0, explanation: null };
    await call("PUT", `/api/questions/${ids[0]}`, { version: 1, words });
    expect(weakOf(await learner.set(id))).not.toContain(ids[0]);
    expect(weakOf(await learner.set(id))).toHaveLength(ids.length - 1);
  });

  it("give weaker ones to the owner of the set alone", async () => {
    const other = await server.account();
    for (const body of [{}, { section: 0 }]) {
      const answer = await server.call("POST", `/api/datasets/${id}/more`, { token: other.token, body });
      expect(answer.status).toBe(404);
    }
    expect((await learner.set(id)).questionCount).toBe(set.questionCount);
  });

  it("lose a third, those of least worth first, but none that was answered or changed", async () => {
    const [one, two] = await sections();
    const own = set.questions.slice(0, one?.questions);
    const worth = new Map(
      (
        await server.db.selectFrom("questions").select(["id", "worth"]).where("datasetId", "=", id).execute()
      ).map((row) => [row.id, row.worth ?? 0]),
    );
    const byWorth = own.toSorted((a, b) => (worth.get(a.id) ?? 0) - (worth.get(b.id) ?? 0));
    const [answered, changed] = byWorth;
    await answer(answered);
    const options = [{ text: "One" }, { text: "Two" }];
    const words = { text: "Mine?", options, key: 0, explanation: null };
    await call("PUT", `/api/questions/${changed?.id}`, { version: 1, words });

    const deleted = await fewer(one?.section ?? -1);
    expect(deleted).toHaveLength(Math.ceil((one?.questions ?? 0) / 3));
    const most = Math.max(...deleted.map((question) => worth.get(question.id) ?? 1));
    const out = new Set(deleted.map((question) => question.id));
    for (const question of own.filter((one) => !out.has(one.id) && one !== answered && one !== changed))
      expect(worth.get(question.id)).toBeGreaterThanOrEqual(most);
    expect([out.has(answered?.id ?? 0), out.has(changed?.id ?? 0)]).toEqual([false, false]);
    expect((await sections()).map(({ questions }) => questions)).toEqual([
      (one?.questions ?? 0) - deleted.length,
      two?.questions,
    ]);

    for (const { id: questionId, version } of deleted) {
      const path = `/api/questions/${questionId}/restore`;
      const restored = await call("POST", path, { version, to: version });
      expect(QuestionChangeSchema.parse(await restored.json()).isDeleted).toBe(false);
    }
    expect((await learner.set(id)).questions.map((one) => one.id)).toEqual(
      set.questions.map((one) => one.id),
    );
    while ((await fewer(one?.section ?? -1)).length > 0);
    expect((await sections())[0]?.questions).toBe(2);
  });

  it("are found by their numbers only", async () => {
    expect((await call("POST", `/api/datasets/${id}/more`, { section: 99 })).status).toBe(404);
    expect((await call("POST", `/api/datasets/${id}/fewer`, { section: 99 })).status).toBe(404);
  });
});
