import type { NewAnswer, Question } from "@quizmill/contract";
import { foldAnswers } from "@quizmill/study";
import { beforeAll, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { createMemoryFitting } from "./features/study/fit-memory.ts";
import { planned, toLogged } from "./features/study/fold-answers.ts";
import { readMemoryWeights } from "./features/study/memory-weights.ts";
import { rebuildStudy } from "./features/study/rebuild.ts";
import { answerTo } from "./test-answers.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const DAY = 86_400_000;
/** Days between the answers to one question. */
const GAPS = [0, 2, 5, 9, 14, 21, ...Array<number>(18).fill(30)];

let questions: readonly Question[] = [];
let clock = Date.parse("2026-03-02T09:00:00Z");

const server = sharedServer({ now: () => clock });
const learner = learnerOf(server, beforeAll);
beforeAll(async () => {
  ({ questions } = await learner.newSet({ text: madeUpNotes(3, 40_000) }));
});

const reviewed = (question: Question, answeredAt: number, isRight: boolean): NewAnswer =>
  answerTo(question, {
    confidence: "unsure",
    source: "review",
    durationMs: 9_000,
    usualMs: 10_000,
    answeredAt: new Date(answeredAt).toISOString(),
    ...(!isRight && { chosenOptionId: null }),
  });

async function send(answers: readonly NewAnswer[]): Promise<void> {
  for (let at = 0; at < answers.length; at += 500) {
    const sent = await learner.call("POST", "/api/answers", { answers: answers.slice(at, at + 500) });
    expect(sent.status).toBe(200);
  }
}

const weightRows = () => server.db.selectFrom("memoryWeights").selectAll().orderBy("version").execute();
const openToday = () => learner.call("GET", "/api/study/today?tz=UTC");

/** What it warned of is told too. */
function newFitting(more: { program?: URL } = {}) {
  const warned: unknown[] = [];
  const log = { warn: (told: unknown) => void warned.push(told) };
  return { warned, fitting: createMemoryFitting({ db: server.db, now: () => clock, log, ...more }) };
}

describe("the weights of an account's memory", () => {
  it("are fitted to a thousand answers, and hold for those after them", async () => {
    const from = clock;
    // Somebody who never forgets, whom the scheduler expects to forget a tenth.
    const answers = GAPS.flatMap((_, round) => {
      const day = GAPS.slice(0, round + 1).reduce((sum, gap) => sum + gap, 0);
      return questions.map((question, at) =>
        reviewed(question, from + day * DAY + at, round > 0 || at % 3 > 0),
      );
    }).slice(0, 1_200);
    expect(answers).toHaveLength(1_200);
    clock += 620 * DAY;
    await learner.logIn();
    await send(answers.slice(0, 900));
    expect((await openToday()).status).toBe(200);
    await send(answers.slice(900));
    expect(await weightRows()).toEqual([]);
    await openToday();
    await expect.poll(weightRows).toHaveLength(1);
    const [row] = await weightRows();
    expect(row).toMatchObject({ version: 1, answers: 1_200 });
    const weights = JSON.parse(row?.weightsJson ?? "[]") as number[];
    expect(weights).toHaveLength(21);

    const [first] = questions as [Question];
    const stateOf = () =>
      server.db
        .selectFrom("reviewStates")
        .selectAll()
        .where("questionId", "=", first.id)
        .executeTakeFirstOrThrow();
    const before = await stateOf();
    await send([reviewed(first, clock, true)]);
    const log = await server.db
      .selectFrom("answers")
      .selectAll()
      .where("questionId", "=", first.id)
      .execute();
    expect(log.map(({ weightsVersion }) => weightsVersion).toSorted()).toEqual([
      ...Array(log.length - 1).fill(0),
      1,
    ]);
    const stored = await stateOf();
    expect(stored.reps).toBe(before.reps + 1);
    const { accountId, datasetId } = stored;
    const byVersion = await readMemoryWeights(server.db, accountId);
    const folded = foldAnswers(log.map((one) => toLogged(one, byVersion)));
    const own = { accountId, questionId: first.id, datasetId };
    expect(folded && planned({ ...folded, ...own }, undefined)).toEqual(stored);
    // Who never forgets is asked later than the library's own weights would ask.
    const usual = foldAnswers(log.map((one) => toLogged(one, new Map())));
    expect(stored.stability).toBeGreaterThan(1.05 * (usual?.stability ?? Number.POSITIVE_INFINITY));

    await rebuildStudy(server.db);
    expect(await stateOf()).toEqual(stored);
  });

  it("are fitted anew when there is half as much more", async () => {
    const [row] = await weightRows();
    const accountId = row?.accountId ?? "";
    const { fitting, warned } = newFitting();
    fitting.consider(accountId);
    await fitting.settled();
    expect(await weightRows()).toEqual([row]);
    await server.db.updateTable("memoryWeights").set({ answers: 800 }).execute();
    fitting.consider(accountId);
    // Asked for twice, it is done once.
    fitting.consider(accountId);
    await fitting.settled();
    expect((await weightRows()).map(({ version, answers }) => [version, answers])).toEqual([
      [1, 800],
      [2, 1_201],
    ]);
    await fitting.close();
    expect(warned).toEqual([]);
  });

  it("stay as they are where the work is ended by the end of the server", async () => {
    const before = await weightRows();
    await server.db.updateTable("memoryWeights").set({ answers: 700 }).where("version", "=", 2).execute();
    const { fitting, warned } = newFitting();
    fitting.consider(before[0]?.accountId ?? "");
    await fitting.close();
    expect(await weightRows()).toHaveLength(before.length);
    expect(warned).toEqual([]);
  });

  it.each([
    // It ends without an answer.
    ["the process fails", new URL("./features/study/memory-weights.ts", import.meta.url), "has ended"],
    ["nothing was repeated on a later day", undefined, "Too few repeats"],
  ])(
    "stay as they are where %s, which is told in a line, and are tried again a day later",
    async (_, program, fault) => {
      const before = await weightRows();
      const version = before.length;
      await server.db
        .updateTable("memoryWeights")
        .set({ answers: 700 })
        .where("version", "=", version)
        .execute();
      if (program === undefined) await server.db.updateTable("answers").set({ answeredAt: clock }).execute();
      const { fitting, warned } = newFitting(program && { program });
      for (let visit = 0; visit < 3; visit++) {
        fitting.consider(before[0]?.accountId ?? "");
        await fitting.settled();
      }
      expect(warned).toEqual([{ fault: expect.stringContaining(fault) }]);
      clock += DAY;
      fitting.consider(before[0]?.accountId ?? "");
      await fitting.settled();
      await fitting.close();
      expect(warned).toHaveLength(2);
      expect(await weightRows()).toHaveLength(version);
    },
  );
});
