import { type DatasetDetail, type NewVersion, NewVersionSchema, type Question } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { formOf } from "./features/generation/testing/files.ts";
import { untilEnded } from "./features/generation/testing/sets.ts";
import { answerTo } from "./test-answers.ts";
import { realEngine } from "./test-app.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const server = sharedServer({ engine: realEngine });
const learner = learnerOf(server);

const { call } = learner;

/** A question with its right option, or -1 where the document does not tell it. */
type Asked = readonly [stem: string, options: readonly string[], key: number, explanation?: string];

const letter = (at: number) => String.fromCharCode(65 + at);
const FORMATS = {
  "paper.txt": (questions: readonly Asked[]) => {
    const keys = questions.flatMap(([, , key], at) => (key < 0 ? [] : `${at + 1}. ${letter(key)}`));
    return [
      "Geography test\n",
      ...questions.map(
        ([stem, options], at) =>
          `${at + 1}. ${stem}\n${options.map((one, i) => `${letter(i)}. ${one}`).join("\n")}\n`,
      ),
      ...(keys.length > 0 ? [`Answers: ${keys.join("  ")}`] : []),
    ].join("\n");
  },
  "paper.gift": (questions: readonly Asked[]) =>
    questions
      .map(
        ([stem, options, key, explanation]) =>
          `${stem} {\n${options.map((one, i) => `${i === key ? "=" : "~"}${one}`).join("\n")}${explanation === undefined ? "" : `\n####${explanation}`}\n}`,
      )
      .join("\n\n"),
  "paper.csv": (questions: readonly Asked[]) =>
    [
      "question,A,B,C,D,key,explanation",
      ...questions.map(([stem, options, key, why]) =>
        [stem, ...options, key < 0 ? "" : letter(key), why].join(),
      ),
    ].join("\n"),
} as const;
type FileName = keyof typeof FORMATS;

const CITIES = ["Milan", "Rome", "Turin", "Naples"] as const;
const GASES = ["Oxygen", "Argon", "Nitrogen", "Hydrogen"] as const;
const CAPITAL: Asked = ["Which city is the capital of Italy?", CITIES, 1];
const WRONG_GAS: Asked = ["Which gas makes up most of the air around us?", GASES, 0];
const GAS: Asked = [WRONG_GAS[0], GASES, 2];
const RIVER: Asked = [
  "Which river flows through the city of Vienna?",
  ["Danube", "Rhine", "Elbe", "Oder"],
  0,
];
const SEA: Asked = [
  "Which sea lies to the east of Italy?",
  ["Adriatic Sea", "Baltic Sea", "North Sea", "Black Sea"],
  0,
];

const fileOf = (name: FileName, questions: readonly Asked[]) => formOf(FORMATS[name](questions), name);

async function newSet(name: FileName, questions: readonly Asked[]): Promise<DatasetDetail> {
  const made = await call("POST", "/api/upload/bootstrap?mode=study&minFirst=1", fileOf(name, questions));
  return learner.finished(made);
}

/** What is told of a newer version, and the set that follows it. */
async function follow(
  { id }: DatasetDetail,
  name: FileName,
  questions: readonly Asked[],
): Promise<{ version: NewVersion; now: DatasetDetail }> {
  const send = async (query: string) => {
    const answer = await call("POST", `/api/datasets/${id}/document${query}`, fileOf(name, questions));
    expect(answer.status).toBe(200);
    return NewVersionSchema.parse(await answer.json());
  };
  const version = await send("");
  const stored = await send(`?revision=${version.revision}`);
  expect({ ...stored, revision: version.revision, isStored: false }).toEqual(version);
  return { version, now: await untilEnded(server, learner.token, id) };
}

const rightOf = ({ options, groundTruthOptionId }: Question) =>
  options.find(({ id }) => id === groundTruthOptionId)?.text ?? null;
const asked = ({ questions }: DatasetDetail): Asked[] =>
  questions.map(({ text, options, groundTruthOptionId }) => [
    text,
    options.map((option) => option.text),
    options.findIndex(({ id }) => id === groundTruthOptionId),
  ]);

describe("a newer version of a document that holds questions", () => {
  it.each(["paper.txt", "paper.gift", "paper.csv"] as const)(
    "corrects keys as new versions of the same questions, and takes what is new and gone: %s",
    async (name) => {
      const set = await newSet(name, [CAPITAL, WRONG_GAS, RIVER]);
      expect(asked(set)).toEqual([CAPITAL, WRONG_GAS, RIVER]);
      const { version, now } = await follow(set, name, [CAPITAL, GAS, SEA]);
      expect(version).toMatchObject({ unchanged: 1, corrected: 1, otherKeys: 1, gone: 1, ownKept: 0 });
      expect(version).toMatchObject({ correctedTexts: [GAS[0]], goneTexts: [RIVER[0]] });
      const left = now.questions.filter(({ isGone }) => isGone !== true);
      expect(asked({ ...now, questions: left })).toEqual([CAPITAL, GAS, SEA]);
      expect(left.slice(0, 2).map(({ id }) => id)).toEqual(set.questions.slice(0, 2).map(({ id }) => id));
      expect(left.map((question) => question.version)).toEqual([1, 2, 1]);
      expect(left[1]).toMatchObject({ origin: "imported" });
      // The same once more is no change.
      const again = await follow(set, name, [CAPITAL, GAS, SEA]);
      expect(again.version).toMatchObject({ unchanged: 3, corrected: 0, gone: 0 });
    },
  );

  // A choice without a right answer is none in GIFT.
  it.each(["paper.txt", "paper.csv"] as const)(
    "takes keys that are added later, and keeps those that it leaves out: %s",
    async (name) => {
      const [without, all] = [
        [CAPITAL, GAS, RIVER, SEA].map(([stem, options]): Asked => [stem, options, -1]),
        [CAPITAL, GAS, RIVER, SEA],
      ];
      const set = await newSet(name, without);
      expect(set.questions.map(rightOf)).toEqual([null, null, null, null]);
      const { version, now } = await follow(set, name, all);
      expect(version).toMatchObject({ unchanged: 0, corrected: 4, otherKeys: 4, gone: 0 });
      expect(asked(now)).toEqual(all);
      expect((await follow(set, name, without)).version).toMatchObject({ unchanged: 4, corrected: 0 });
    },
  );

  it("puts changed options in the place of the old ones, and an explanation beside the key", async () => {
    const set = await newSet("paper.gift", [CAPITAL, GAS]);
    const options = ["Milan", "Rome (Roma)", "Bari", "Naples"];
    const newer: Asked[] = [
      [CAPITAL[0], options, 1],
      [GAS[0], GASES, 2, "It is 78 % of it."],
    ];
    const { version, now } = await follow(set, "paper.gift", newer);
    expect(version).toMatchObject({ unchanged: 0, corrected: 2, otherKeys: 1, gone: 0 });
    expect(now.questions.map(({ id }) => id)).toEqual(set.questions.map(({ id }) => id));
    const [capital, gas] = now.questions as [Question, Question];
    // The right option only has other words; what is new has an id that no answer names.
    expect(capital.options.map(({ id, text }) => [id, text])).toEqual([
      [1, "Milan"],
      [2, "Rome (Roma)"],
      [5, "Bari"],
      [4, "Naples"],
    ]);
    expect(capital.groundTruthOptionId).toBe(2);
    expect(gas).toMatchObject({ aiExplanation: "It is 78 % of it.", groundTruthOptionId: 3 });
  });

  it("keeps the answers to a question, and a question that its owner changed, which it tells", async () => {
    const set = await newSet("paper.csv", [CAPITAL, WRONG_GAS, RIVER]);
    const [capital, gas, river] = set.questions as [Question, Question, Question];
    await call("POST", "/api/answers", { answers: [answerTo(gas, { chosenOptionId: 3 })] });
    const words = {
      text: "Which city is Italy's capital?",
      options: capital.options.map(({ id, text }) => ({ id, text })),
      key: 1,
      explanation: "Mine.",
      tags: ["mine"],
    };
    await call("PUT", `/api/questions/${capital.id}`, { version: 1, words });
    await call("DELETE", `/api/questions/${river.id}?version=1`);
    const newer: Asked[] = [[CAPITAL[0], CITIES, 0], GAS, [RIVER[0], RIVER[1], 1]];
    const { version, now } = await follow(set, "paper.csv", newer);
    expect(version).toMatchObject({
      unchanged: 1,
      corrected: 1,
      gone: 0,
      ownKept: 1,
      ownKeptTexts: [words.text],
    });
    expect(now.questions.map(({ id }) => id)).toEqual([capital.id, gas.id]);
    expect(now.questions[0]).toMatchObject({
      version: 2,
      text: words.text,
      groundTruthOptionId: 2,
      tags: ["mine"],
    });
    expect(now.questions[1]).toMatchObject({ version: 2, groundTruthOptionId: 3 });
    const log = await server.db.selectFrom("answers").selectAll().where("questionId", "=", gas.id).execute();
    expect(log).toMatchObject([{ chosenOptionId: 3, questionVersion: 1, isCorrect: 0, keyOptionId: 1 }]);
    // What its owner corrected in the same way is no difference.
    await call("PUT", `/api/questions/${capital.id}`, {
      version: 2,
      words: { ...words, text: CAPITAL[0], key: 0, explanation: null },
    });
    expect((await follow(set, "paper.csv", newer)).version).toMatchObject({ ownKept: 0, unchanged: 2 });
  });
});
