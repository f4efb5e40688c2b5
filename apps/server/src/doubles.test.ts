import {
  type Attempt,
  AttemptSchema,
  type DatasetDetail,
  type Question,
  TodaySchema,
} from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { formOf } from "./features/generation/testing/files.ts";
import { untilEnded } from "./features/generation/testing/sets.ts";
import { answerTo } from "./test-answers.ts";
import { realEngine } from "./test-app.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let clock = Date.parse("2026-03-02T09:00:00Z");

const server = sharedServer({ now: () => clock, engine: realEngine });
const learner = learnerOf(server);

/** Words and their meanings as a table of questions; the second option is right. */
const tableOf = (...words: readonly (readonly [word: string, meaning: string])[]) =>
  [
    "question,A,B,C,key",
    ...words.map(([word, meaning]) =>
      `What is "${word}" in English?,lamp,${meaning},sky,B`.replaceAll('"', "'"),
    ),
  ].join("\n");
const FIRST = [
  ["silla", "chair"],
  ["mesa", "table"],
  ["cama", "bed"],
] as const;
const GROWN = [...FIRST, ["puerta", "door"]] as const;

const { call, finished } = learner;

const upload = async (text: string, name?: string) =>
  finished(
    await call("POST", "/api/upload/bootstrap?mode=study&minFirst=1", formOf(text, name ?? "words.csv")),
  );

async function merged(sets: readonly DatasetDetail[], more: object = {}): Promise<DatasetDetail> {
  const sources = sets.map(({ id }) => ({ id, sections: null }));
  const answer = await call("POST", "/api/datasets/copies", { name: "Merged", sources, ...more });
  expect(answer.status).toBe(201);
  return learner.set(((await answer.json()) as { id: string }).id);
}

const textsOf = ({ questions }: { readonly questions: readonly { readonly text: string }[] }) =>
  questions.map(({ text }) => text);
const today = async () => learner.read(TodaySchema, "/api/study/today?tz=UTC");

async function answer(question: Question, isRight = true) {
  const told = { ...(!isRight && { chosenOptionId: 1 }), answeredAt: new Date(clock).toISOString() };
  await call("POST", "/api/answers", { answers: [answerTo(question, told)] });
}

/** Later; access tokens do not live that long. */
async function pass(ms: number): Promise<void> {
  clock += ms;
  await learner.logIn();
}

describe("a question that several sets have", () => {
  it("comes once in Today, and an answer to one of them speaks for all", async () => {
    const set = await upload(tableOf(...FIRST));
    const again = await upload(tableOf(...FIRST));
    const both = await merged([set, again]);
    // What is new comes from sets that are studied.
    for (const { questions } of [set, again, both]) await answer(questions[0] as Question, false);
    await pass(20 * MINUTE);
    expect(textsOf(await today()).toSorted()).toEqual(textsOf(set).toSorted());
    const [silla, mesa, cama] = set.questions as [Question, Question, Question];
    for (const question of [silla, mesa, cama]) await answer(question);
    expect((await today()).questions).toEqual([]);
    // All are due again: those that were answered last, until a twin in another set is.
    await pass(31 * DAY);
    const idsNow = (await today()).questions.map(({ id }) => id);
    expect(idsNow.toSorted()).toEqual([silla.id, mesa.id, cama.id].toSorted());
    const twin = again.questions.find(({ text }) => text === mesa.text) as Question;
    await answer(twin);
    expect(textsOf(await today()).toSorted()).toEqual([silla.text, cama.text].toSorted());
    // Without the other set each speaks for itself again.
    await call("DELETE", `/api/datasets/${again.id}`);
    expect(textsOf(await today()).toSorted()).toEqual(textsOf(set).toSorted());
  });

  it("is drawn once for an exam", async () => {
    const sets = [await upload(tableOf(...FIRST)), await upload(tableOf(...GROWN))];
    const rules = { name: "Words", count: 20, minutes: 20, passPercent: 50 };
    const chosen = sets.map(({ id: datasetId }) => ({ datasetId, sections: null }));
    const exam = await learner.json<{
      id: string;
    }>("POST", "/api/exams", { ...rules, sets: chosen });
    const begun = await call("POST", `/api/exams/${exam.id}/attempts`, { isSame: false });
    const attempt: Attempt = AttemptSchema.parse(await begun.json());
    expect(textsOf(attempt).toSorted()).toEqual(textsOf(sets[1] as DatasetDetail).toSorted());
  });
});

describe("a question that a set has already", () => {
  const add = async ({ id }: DatasetDetail, text: string, query = "") =>
    finished(await call("POST", `/api/datasets/${id}/documents${query}`, formOf(text, "more.csv")));
  const doublesOf = ({ document }: DatasetDetail) =>
    document.warnings.flatMap((warning) => (warning.code === "DOUBLES_LEFT_OUT" ? [warning.count] : []));

  it("is left out of a file that is added, which says how many, unless it is to be kept", async () => {
    const set = await upload(tableOf(...FIRST));
    const [silla] = set.questions as [Question];
    const words = {
      ...silla,
      options: silla.options.map(({ id, text }) => ({ id, text })),
      explanation: "Mine.",
    };
    await call("PUT", `/api/questions/${silla.id}`, { version: 1, words: { ...words, key: 1 } });
    const shuffled = tableOf(...GROWN).replace("lamp,chair,sky,B", "sky,LAMP, Chair,C");
    const grown = await add(set, shuffled);
    expect(textsOf(grown)).toEqual([...textsOf(set), "What is 'puerta' in English?"]);
    expect(grown.status).toBe("READY");
    expect(doublesOf(grown)).toEqual([3]);
    const same = await add(grown, tableOf(...GROWN));
    expect(same).toMatchObject({ status: "READY", questionCount: 4 });
    expect(doublesOf(same)).toEqual([3, 4]);
    expect((await add(same, tableOf(...FIRST), "?keepsDoubles=true")).questions).toHaveLength(7);
  });

  it("stays left out where a newer version of the added file has it", async () => {
    const set = await add(await upload(tableOf(...FIRST)), tableOf(...GROWN));
    const newer = tableOf(...GROWN, ["luz", "light"]);
    const path = `/api/datasets/${set.id}/document?document=1`;
    const { revision } = await learner.json<{
      revision: number;
    }>("POST", path, formOf(newer, "words.csv"));
    await call("POST", `${path}&revision=${revision}`, formOf(newer, "words.csv"));
    const now = await untilEnded(server, learner.token, set.id);
    expect(textsOf(now)).toEqual([...textsOf(set), "What is 'luz' in English?"]);
  });

  it("is once in a merged set, with its key, unless it is to be kept", async () => {
    const [one, two] = [
      await upload(tableOf(...FIRST).replace("sky,B", "sky,")),
      await upload(tableOf(...GROWN)),
    ];
    expect(one.questions.map(({ groundTruthOptionId }) => groundTruthOptionId)).toEqual([null, 2, 2]);
    const both = await merged([one, two]);
    expect(both.questions.map(({ groundTruthOptionId }) => groundTruthOptionId)).toEqual([2, 2, 2, 2]);
    expect(textsOf(both)).toEqual(textsOf(two));
    expect(both).toMatchObject({ name: "Merged", questionCount: 4 });
    expect(doublesOf(both)).toEqual([3]);
    expect((await merged([one, two], { keepsDoubles: true })).questions).toHaveLength(7);
    // A copy of one set has what that has.
    const kept = await merged([await merged([one, two], { keepsDoubles: true })]);
    expect(kept).toMatchObject({ name: "Merged (4)", questionCount: 7 });
  });
});

describe("a set with the name of another one", () => {
  it("gets a number, whether it was uploaded or copied", async () => {
    const names: string[] = [];
    for (let i = 0; i < 3; i++) names.push((await upload(tableOf(...FIRST), "Spanish words.csv")).name);
    expect(names).toEqual(["Spanish words", "Spanish words (2)", "Spanish words (3)"]);
    const copy = await call("POST", "/api/datasets/copies", {
      name: "Spanish words (2)",
      sources: [{ id: (await upload(tableOf(...GROWN))).id, sections: null }],
    });
    expect(await copy.json()).toMatchObject({ name: "Spanish words (4)", doubles: 0 });
  });
});
