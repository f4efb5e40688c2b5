import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LIMITS, type Question, type WeakOptions, WeakOptionsSchema } from "@quizmill/contract";
import { type AnswerCounts, itemId, optionId } from "@quizmill/questions/main-thread";
import { beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { runCommand } from "./admin/commands.ts";
import { finishedSet } from "./features/generation/testing/sets.ts";
import { answerTo } from "./test-answers.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const ENOUGH = LIMITS.study.weakFromAnswers;
const TEXT = madeUpNotes(1, 3_000);
let id: string;
let questions: readonly Question[];

const server = sharedServer();
const learner = learnerOf(server);
const { call } = learner;
beforeEach(async () => {
  ({ id, questions } = await learner.newSet({ text: TEXT }));
});

/** Answers a question with each of these options; null skips it. */
async function choose(question: Question, optionIds: readonly (number | null)[], as?: string): Promise<void> {
  const answers = optionIds.map((chosenOptionId) =>
    answerTo(question, { questionVersion: question.version, chosenOptionId }),
  );
  const sent = await call("POST", "/api/answers", { answers }, as);
  const { answers: told } = (await sent.json()) as { answers: { outcome: string }[] };
  expect(new Set(told.map(({ outcome }) => outcome))).toEqual(new Set(["accepted"]));
}

const times = (count: number, optionId: number | null) => Array<number | null>(count).fill(optionId);
const idsOf = ({ options }: Question) => options.map((option) => option.id);

async function weak(): Promise<WeakOptions["questions"]> {
  return (await learner.read(WeakOptionsSchema, `/api/datasets/${id}/weak-options`)).questions;
}

async function edit({ id: question, version = 1 }: Question, words: object): Promise<Question> {
  const answer = await call("PUT", `/api/questions/${question}`, { version, words });
  return ((await answer.json()) as { question: Question }).question;
}

describe("the options that nobody has chosen", () => {
  it("are told from thirty answers on, in the order of the document", async () => {
    const [first, second, third] = questions as [Question, Question, Question];
    const [one = 0, two = 0, ...others] = idsOf(second);
    await choose(second, [...times(ENOUGH - 2, one), two]);
    await choose(second, times(5, null));
    await choose(third, times(ENOUGH - 1, 1));
    expect(await weak()).toEqual([]);
    await choose(second, [one]);
    await choose(first, [...times(ENOUGH, 2), 1]);
    expect(await weak()).toEqual([
      { questionId: first.id, version: 1, answers: 31, optionIds: idsOf(first).slice(2) },
      { questionId: second.id, version: 1, answers: 30, optionIds: others },
    ]);
  });

  it("are none where each was chosen once", async () => {
    const [first] = questions as [Question];
    await choose(first, [...times(ENOUGH, 1), ...idsOf(first)]);
    expect(await weak()).toEqual([]);
  });

  it("are counted anew for a question whose words have changed, and not for a deleted one", async () => {
    const [first, second] = questions as [Question, Question];
    for (const question of [first, second]) await choose(question, times(ENOUGH, 1));
    const options = first.options.map(({ id, text }, i) => (i === 1 ? { text: "Another" } : { id, text }));
    const edited = await edit(first, { text: first.text, options, key: 0, explanation: null });
    await call("DELETE", `/api/questions/${second.id}?version=1`);
    expect(await weak()).toEqual([]);
    const ids = idsOf(edited);
    await choose(edited, times(ENOUGH, ids[1] ?? null));
    expect(await weak()).toEqual([
      { questionId: first.id, version: 2, answers: ENOUGH, optionIds: ids.filter((_, i) => i !== 1) },
    ]);
  });

  it("are told to the owner of the set alone", async () => {
    const stranger = await server.account();
    const asked = await call("GET", `/api/datasets/${id}/weak-options`, undefined, stranger.token);
    expect(asked.status).toBe(404);
  });
});

describe("the export of counts", () => {
  let files = 0;

  async function exported(): Promise<{ text: string; items: AnswerCounts["items"] }> {
    files += 1;
    const file = path.join(server.dataDir, `counts-${files}.json`);
    const said: string[] = [];
    await runCommand(["export-counts", file], { config: server, say: (line) => said.push(line) });
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    const text = readFileSync(file, "utf8");
    const { items } = JSON.parse(text) as AnswerCounts;
    expect(said).toEqual([`${file} holds the counts of ${Object.keys(items).length} items.`]);
    return { text, items };
  }

  const textOf = ({ options }: Question, id: number | null) =>
    options.find((one) => one.id === id)?.text ?? "";
  const keyOf = (question: Question) => textOf(question, question.groundTruthOptionId);
  const itemOf = (question: Question) => itemId({ stem: question.text, key: keyOf(question) });
  const wrongOf = ({ options, groundTruthOptionId: key }: Question) =>
    options.map(({ id }) => id).filter((id) => id !== key);

  it("adds up what all accounts chose, without a person, a set or a text", async () => {
    const last = questions.at(-1) as Question;
    const rare = questions.at(-2) as Question;
    const [wrong = 0] = wrongOf(last);
    await choose(last, [...times(20, last.groundTruthOptionId), wrong, null]);
    await choose(rare, times(ENOUGH - 1, wrong));
    const other = await server.account();
    const others = await finishedSet(server, other.token, { text: TEXT });
    const same = others.questions.find(({ text }) => text === last.text) as Question;
    expect(itemOf(same)).toBe(itemOf(last));
    await choose(same, times(12, same.groundTruthOptionId), other.token);
    const { text, items } = await exported();
    const item = items[itemOf(last)];
    expect(item).toMatchObject({ answers: 33, people: 2 });
    expect(item?.options[optionId(keyOf(last))]).toEqual({ shown: 33, chosen: 32, isKey: true });
    expect(item?.options[optionId(textOf(last, wrong))]).toMatchObject({ chosen: 1 });
    expect(items).not.toHaveProperty(itemOf(rare));
    for (const secret of [learner.email, other.email, id, others.id, last.text, keyOf(last)])
      expect(text).not.toContain(secret);
  });

  it("counts what the engine wrote, before and after its owner's words", async () => {
    const [question] = questions.filter(({ options }) => options.length === 4) as [Question];
    const before = (await exported()).items[itemOf(question)]?.answers ?? 0;
    await choose(question, times(ENOUGH, question.groundTruthOptionId));
    const options = question.options.map(({ id, text }) => ({ id, text }));
    const key = options.findIndex(({ id }) => id === question.groundTruthOptionId);
    const edited = await edit(question, { text: "What is it?", options, key, explanation: null });
    await choose(edited, times(ENOUGH, question.groundTruthOptionId));
    const { items } = await exported();
    expect(items[itemOf(question)]?.answers).toBe(before + ENOUGH);
    expect(items).not.toHaveProperty(itemOf(edited));
  });

  it("replaces no file", async () => {
    const file = path.join(server.dataDir, "mine.json");
    writeFileSync(file, "mine");
    const again = runCommand(["export-counts", file], { config: server, say: () => undefined });
    await expect(again).rejects.toThrow(`${file} exists already.`);
  });
});
