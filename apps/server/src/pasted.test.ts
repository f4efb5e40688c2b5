import {
  ChatPromptSchema,
  type DatasetDetail,
  LIMITS,
  type Pasted,
  PastedSchema,
  type Question,
  QuestionHistorySchema,
  SectionsSchema,
} from "@quizmill/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestEngine } from "./features/generation/testing/engine.ts";
import { makeSet, notesOf, refusalOf } from "./features/generation/testing/sets.ts";
import { answerTo } from "./test-answers.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const SALT =
  "Salt lowers the freezing point of water, so ice on a salted road melts below zero. A mixture of salt and ice is colder than ice alone, because melting takes heat out of the mixture. Ice makers of the last century used this to freeze cream.";
const TIDES =
  "The Moon pulls the near side of the sea more strongly than the far side, so that two bulges of water form. As the Earth turns below the bulges, most coasts see two high tides a day. At new moon and full moon the Sun pulls in the same line.";
const NOTES = `# Salt\n\n${SALT}\n\n# Tides\n\n${TIDES}`;

const why = (text: string) => ({ text, why: "It turns cause and effect round." });
const ON_SALT = [
  {
    quote: "Salt lowers the freezing point of water, so ice on a salted road melts below zero.",
    stem: "Why does a winter road stay wet after it was salted, although the air is below zero?",
    key: "Salty water freezes at a lower temperature.",
    explanation: "With a lower freezing point the mixture stays liquid below zero.",
    distractors: [
      why("Salt gives off heat as it touches the ice."),
      why("Salt keeps the cold air away from the road."),
      why("Salt raises the temperature of the surface."),
    ],
  },
  {
    quote:
      "A mixture of salt and ice is colder than ice alone, because melting takes heat out of the mixture.",
    stem: "A bowl of crushed ice gets colder when somebody stirs salt into it. What happens to its heat?",
    key: "The melting uses it up.",
    explanation: "Melting takes heat out of the mixture.",
    distractors: [
      why("The bowl stores it up."),
      why("The stirring drives it out."),
      why("The salt turns it round."),
    ],
  },
];
const ON_TIDES = {
  quote: "As the Earth turns below the bulges, most coasts see two high tides a day.",
  stem: "What would most coasts notice if the sea had one bulge of water instead of two?",
  key: "The sea would rise highest once in a day.",
  explanation: "Each bulge gives one high tide while the Earth turns below it.",
  distractors: [
    why("The sea would rise highest at new moon."),
    why("The sea would stay at one height by day."),
    why("The sea would fall lowest twice in a day."),
  ],
};
const replyOf = (...questions: object[]) => `Sure!\n\`\`\`json\n${JSON.stringify({ questions })}\n\`\`\``;
const ALL = replyOf(...ON_SALT);

const server = sharedServer();
const learner = learnerOf(server);
const { call } = learner;
let set: DatasetDetail;
beforeEach(async () => {
  set = await learner.newSet({ text: NOTES });
});

async function paste(reply: string, section = 0, id = set.id): Promise<Pasted> {
  const answer = await call("POST", `/api/datasets/${id}/reply`, { section, reply });
  expect(answer.status).toBe(200);
  return PastedSchema.parse(await answer.json());
}
const promptOf = (section: number, stretch = 0) =>
  learner.read(ChatPromptSchema, `/api/datasets/${set.id}/prompt?section=${section}&stretch=${stretch}`);
const byModel = (questions: readonly Question[]) =>
  questions.filter(({ writtenBy }) => writtenBy === "model");
const stemsOf = (questions: readonly { readonly text: string }[]) => questions.map(({ text }) => text);

describe("a prompt for one's own assistant", () => {
  it("holds the text of one section, and asks for the questions that it plans", async () => {
    const { prompt, count, stretches } = await promptOf(0);
    expect(prompt).toContain(SALT);
    expect(prompt).not.toContain("Moon");
    expect([count, stretches]).toEqual([LIMITS.pasted.questionsMin, 1]);
    expect((await promptOf(0, 1)).prompt).toBeNull();
    expect((await call("GET", `/api/datasets/${set.id}/prompt?section=7`)).status).toBe(404);
  });

  it("names what an assistant wrote before", async () => {
    await paste(ALL);
    const { prompt } = await promptOf(0);
    for (const { stem } of ON_SALT) expect(prompt).toContain(`- ${stem}`);
    expect((await promptOf(1)).prompt).not.toContain(ON_SALT[0]?.stem);
  });
});

describe("a reply that is pasted back", () => {
  it("takes the places of the section's questions that nobody has touched, and claims no reading", async () => {
    const { replaced, added, dropped, refused } = await paste(ALL);
    expect([stemsOf(replaced), added, dropped, refused]).toEqual([
      ON_SALT.map(({ stem }) => stem),
      [],
      [],
      [],
    ]);
    const now = await learner.set(set.id);
    expect(now.questions.map(({ id }) => id)).toEqual(set.questions.map(({ id }) => id));
    expect(stemsOf(byModel(now.questions)).toSorted()).toEqual(stemsOf(replaced).toSorted());
    for (const question of byModel(now.questions))
      expect(question).toMatchObject({ origin: "model", aiChosenOptionId: null, aiConfidence: null });
    const keys = now.questions.flatMap(({ options }) => options.length);
    expect((await learner.json<{ answerOptions: number }>("GET", "/api/me/stats")).answerOptions).toBe(
      keys.reduce((sum, count) => sum + count, 0),
    );
  });

  it("can be undone question by question", async () => {
    const { replaced } = await paste(ALL);
    const [one] = replaced;
    const history = await learner.read(QuestionHistorySchema, `/api/questions/${one?.id}/history`);
    expect(history.versions).toHaveLength(2);
    await call("POST", `/api/questions/${one?.id}/restore`, { version: 2, to: 1 });
    const back = (await learner.set(set.id)).questions.find(({ id }) => id === one?.id);
    expect(back).toEqual({ ...set.questions.find(({ id }) => id === one?.id), version: 3 });
  });

  it("leaves what was answered, and adds beyond what it can replace", async () => {
    const [first, second] = set.questions;
    for (const question of [first, second])
      if (question) await call("POST", "/api/answers", { answers: [answerTo(question)] });
    const { replaced, added } = await paste(ALL);
    expect([replaced, added.map(({ question }) => question.text)]).toEqual([
      [],
      ON_SALT.map(({ stem }) => stem),
    ]);
    const now = await learner.set(set.id);
    expect(now.questionCount).toBe(set.questionCount + 2);
    expect(now.questions.slice(0, 4).map(({ id }) => id)).toEqual([
      first?.id,
      second?.id,
      ...added.map(({ question }) => question.id),
    ]);
    const { sections } = await learner.read(SectionsSchema, `/api/datasets/${set.id}/sections`);
    expect(sections.map(({ questions }) => questions)).toEqual([4, 2]);
  });

  it("keeps the number that was requested, as long as embedded questions are left", async () => {
    const answered = set.questions.slice(0, 2);
    await call("POST", "/api/answers", { answers: answered.map((question) => answerTo(question)) });
    const requestedCount = set.questionCount;
    await server.db.updateTable("datasets").set({ requestedCount }).where("id", "=", set.id).execute();
    const { added, dropped } = await paste(ALL);
    expect([added.length, dropped.length]).toEqual([2, 2]);
    expect((await learner.set(set.id)).questionCount).toBe(requestedCount);
    const [gone] = dropped;
    await call("POST", `/api/questions/${gone?.id}/restore`, { version: gone?.version, to: gone?.version });
    expect((await learner.set(set.id)).questionCount).toBe(requestedCount + 1);
  });

  it("is told what was refused and why, and changes nothing else", async () => {
    const [good, other] = ON_SALT;
    const invented = { ...other, quote: "Salt and ice together make the coldest mixture of all." };
    const keyless = { stem: "Which of these freezes cream?", options: ["Salt", "Ice", "Both at once"] };
    const { replaced, refused } = await paste(replyOf(good as object, invented, keyless, ON_TIDES));
    expect(stemsOf(replaced)).toEqual([good?.stem]);
    expect(refused).toEqual([
      { stem: other?.stem, why: "quote_missing" },
      { stem: keyless.stem, why: "no_key" },
      // Its sentence is in the other section.
      { stem: ON_TIDES.stem, why: "quote_missing" },
    ]);
    expect(await paste(replyOf(ON_TIDES), 1)).toMatchObject({
      refused: [],
      replaced: [{ text: ON_TIDES.stem }],
    });
    expect(byModel((await learner.set(set.id)).questions)).toHaveLength(2);
  });

  it("gives nothing where nothing in it is a question, or all of it is there already", async () => {
    const nothing = { replaced: [], added: [], dropped: [] };
    expect(await paste("I am sorry, I cannot help with that.")).toEqual({ ...nothing, refused: [] });
    await paste(ALL);
    const again = await paste(ALL);
    expect(again).toMatchObject(nothing);
    expect(again.refused.map(({ why }) => why)).toEqual(["sentence_used", "sentence_used"]);
  });

  it("is taken once where it is pasted in two tabs at the same time", async () => {
    const both = await Promise.all([paste(ALL), paste(ALL)]);
    expect(both.flatMap(({ replaced, added }) => [...replaced, ...added])).toHaveLength(2);
    expect(byModel((await learner.set(set.id)).questions)).toHaveLength(2);
  });

  it("is refused where it is too long, of no section, or of another's set", async () => {
    const send = (body: object, as?: string) => call("POST", `/api/datasets/${set.id}/reply`, body, as);
    expect((await send({ section: 0, reply: "x".repeat(LIMITS.pasted.replyMaxChars + 1) })).status).toBe(400);
    expect((await send({ section: 0, reply: "x".repeat(LIMITS.pasted.bodyMaxBytes) })).status).toBe(413);
    expect((await send({ section: 9, reply: ALL })).status).toBe(404);
    const { token } = await server.account();
    expect((await send({ section: 0, reply: ALL }, token)).status).toBe(404);
    expect((await learner.set(set.id)).questions).toEqual(set.questions);
  });
});

describe("a set that is still being written", () => {
  const unfinished = sharedServer({ engine: createTestEngine({ allowed: 1 }) });
  const owner = learnerOf(unfinished);

  it("takes no replies", async () => {
    const { datasetId } = await makeSet(unfinished, owner.token, { text: notesOf(2) });
    const answer = await owner.call("POST", `/api/datasets/${datasetId}/reply`, { section: 0, reply: ALL });
    expect(await refusalOf(answer)).toMatchObject({ status: 409, code: "SET_UNFINISHED" });
  });
});

describe("replies without end", () => {
  const limited = sharedServer({ hasRateLimits: true });
  const owner = learnerOf(limited);

  it("are refused for an hour", { tags: "thorough" }, async () => {
    const { datasetId } = await makeSet(limited, owner.token, { text: NOTES });
    const body = { section: 0, reply: "" };
    for (let i = 0; i < LIMITS.pasted.perAccountPerHour; i++)
      expect((await owner.call("POST", `/api/datasets/${datasetId}/reply`, body)).status).not.toBe(429);
    const answer = await owner.call("POST", `/api/datasets/${datasetId}/reply`, body);
    expect(await refusalOf(answer)).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  });
});
