import type { DatasetDetail } from "@quizmill/contract";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { makeSet } from "./features/generation/testing/sets.ts";
import { realEngine } from "./test-app.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const PASSAGE = "The miller left at noon. His dog stayed at the mill, since it feared the river.";
const MAP = "Question 3 rests on the map on the next page; look at the map to answer question 3.";
const asked = (number: number, stem: string) =>
  `${number}. ${stem}\nA) a dog\nB) a cat\nC) a hen\nAnswer: A\n\n`;
const PAPER = `Reading test

Questions 1-2 refer to the following passage.

${PASSAGE}

${asked(1, "Who stayed at the mill?")}${asked(2, "Who feared the river?")}${MAP}

${asked(3, "What is drawn beside the bridge?")}${asked(4, "Which of them barks?")}`;

const RESTING = [PASSAGE, PASSAGE, `${MAP}*`, ""];
const restingIn = (questions: DatasetDetail["questions"]) =>
  questions.map(({ context = "", needsPicture = false }) => `${context}${needsPicture ? "*" : ""}`);

let id: string;
const server = sharedServer({ engine: realEngine });
const learner = learnerOf(server, beforeAll);
beforeAll(async () => {
  ({ id } = await learner.newSet({ text: PAPER }));
});

describe("the context of a question of an exam paper", () => {
  it("comes with it in the set", async () => {
    const { questions } = await learner.set(id);
    expect(restingIn(questions.slice(0, 4))).toEqual(RESTING);
    expect(questions[3]).not.toHaveProperty("context");
    expect(questions[3]).not.toHaveProperty("needsPicture");
  });

  it("comes with the first questions of an upload", async () => {
    const { initial } = await makeSet(server, learner.token, { text: PAPER, name: "Again", minFirst: 4 });
    expect(restingIn(initial.slice(0, 4))).toEqual(RESTING);
  });

  it("is in the archive of the account", async () => {
    const answer = await learner.call("GET", "/api/me/export");
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const sets = Object.keys(files).filter((name) => name.endsWith("questions.json"));
    for (const name of sets) {
      const { questions } = JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as DatasetDetail;
      expect(restingIn(questions.slice(0, 4))).toEqual(RESTING);
    }
    expect(sets.length).toBeGreaterThan(0);
  });
});
