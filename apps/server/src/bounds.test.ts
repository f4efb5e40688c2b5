/** @module-tag thorough */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { json } from "node:stream/consumers";
import { AddedQuestionSchema, type Bootstrap, LIMITS } from "@quizmill/contract";
import { createExtractor } from "@quizmill/extract";
import { describe, expect, it } from "vitest";
import { patience } from "../../../testing/share.ts";
import { formOf } from "./features/generation/testing/files.ts";
import { allEvents, readSet, refusalOf } from "./features/generation/testing/sets.ts";
import { realEngine } from "./test-app.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const { questionsMax } = LIMITS.dataset;
const server = sharedServer({ engine: realEngine, extractor: createExtractor({ warm: 1 }) });
const learner = learnerOf(server);

const question = (stem: string) =>
  `<question type="multichoice"><questiontext format="html"><text>${stem}</text></questiontext><answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question>`;
const quizOf = (...stems: string[]) => `<quiz>${stems.map(question).join("")}</quiz>`;
const jsonOf = (count: number) => {
  const questions = Array.from({ length: count }, (_, i) => ({
    text: `Which of them is number ${i}? ${"A few words more. ".repeat(4)}`,
    options: [{ text: `a ${i}` }, { text: "b" }],
    key: [0],
  }));
  return JSON.stringify({ quizmill: 2, questions });
};

/** An upload whose bytes are ready before it begins: the caller shares the event loop with the server. */
async function upload(name: string, text: string): Promise<Bootstrap> {
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const bytes = Buffer.from(`${head}${text}\r\n--b--\r\n`);
  const call = request(`${server.url}/api/upload/bootstrap?mode=study&minFirst=1`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${learner.token}`,
      "content-type": "multipart/form-data; boundary=b",
      "content-length": bytes.length,
    },
  });
  call.end(bytes);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  return (await json(answer)) as Bootstrap;
}

/** How long others wait at the most, while what a file holds is read, planned and stored. */
const MOST_MS = 250;

describe("a file whose questions are over the bounds", { timeout: 120_000 }, () => {
  it.each([
    ["a stem of 12 MB", "bank.xml", quizOf("word ".repeat(2_400_000), "Small?"), 2, "longStem", "changed", 1],
    ["too many", "set.json", jsonOf(questionsMax + 30), questionsMax, "manyQuestions", "leftOut", 30],
  ])(
    "is taken as far as it fits, told so, and holds nobody up: %s",
    async (...[, name, text, kept, kind, effect, count]) => {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      await upload("warm.xml", quizOf("Small?"));
      delay.enable();
      const made = await upload(name, text);
      await allEvents(server, made);
      delay.disable();
      expect(delay.max / 1e6).toBeLessThan(MOST_MS * patience());
      const { status, questionCount, document, questions } = await readSet(
        server,
        learner.token,
        made.datasetId,
      );
      expect([status, questionCount]).toEqual(["READY", kept]);
      expect(document.warnings).toEqual([
        {
          code: "CARRIED",
          questions: kept + (effect === "leftOut" ? count : 0),
          kept,
          losses: [{ kind, effect, count }],
        },
      ]);
      expect(Math.max(...questions.map((one) => one.text.length))).toBeLessThanOrEqual(
        LIMITS.question.stemMaxChars,
      );
    },
  );
});

describe("a set with room for one more question", () => {
  const nearlyFull = async () => {
    const set = await upload("bank.xml", quizOf("First?"));
    await allEvents(server, set);
    const { datasetId: id } = set;
    await server.db
      .updateTable("datasets")
      .set({ questionCount: questionsMax - 1 })
      .where("id", "=", id)
      .execute();
    return id;
  };
  const own = (id: string) =>
    learner.call("POST", `/api/datasets/${id}/questions`, {
      after: null,
      words: { text: "Mine?", options: [{ text: "a" }, { text: "b" }], key: 0, explanation: null },
    });

  it("takes one of a file, and tells what it left out", async () => {
    const id = await nearlyFull();
    const file = formOf(quizOf("First?", "Second?", "Third?", "Fourth?"), "more.xml");
    const added = await learner.finished(await learner.call("POST", `/api/datasets/${id}/documents`, file));
    expect(added.questions.map(({ text }) => text)).toEqual(["First?", "Second?"]);
    expect(added.document.warnings).toEqual([
      {
        code: "CARRIED",
        questions: 4,
        kept: 2,
        losses: [{ kind: "manyQuestions", effect: "leftOut", count: 2 }],
      },
      { code: "DOUBLES_LEFT_OUT", count: 1 },
    ]);
  });

  it("takes one of its owner's, and then neither another nor a file", async () => {
    const id = await nearlyFull();
    AddedQuestionSchema.parse(await (await own(id)).json());
    const file = formOf(quizOf("Second?"), "more.xml");
    for (const answer of [await own(id), await learner.call("POST", `/api/datasets/${id}/documents`, file)])
      expect(await refusalOf(answer)).toMatchObject({
        code: "SET_TOO_LARGE",
        details: { max: questionsMax },
      });
  });
});
