/** @module-tag thorough */
import { generateQuestions, planPassages } from "@quizmill/questions";
import { sourceOf } from "@quizmill/questions/testing";
import { afterEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { llmEngine } from "./engine.ts";
import { createModelClient } from "./index.ts";
import { type SeenCall, type StandIn, startStandIn } from "./testing/stand-in-server.ts";

const CONCURRENCY = 4;
/** Of two texts. */
const SEEDS = [6, 9] as const;
/** Nobody comes any more where this thread has had nothing to do for so long. */
const GRACE_MS = 500;

let server: StandIn | undefined;
afterEach(() => server?.close());

function planFor(seed: number) {
  return planPassages(sourceOf(madeUpNotes(seed, 20_000).split(/\n{2,}/u), "en"));
}

function batchesFrom(from: StandIn, { seed, concurrency }: { seed: number; concurrency: number }) {
  const settings = { baseUrl: from.baseUrl("chat"), model: "writer", concurrency };
  const engine = llmEngine(createModelClient({ provider: "openai-compatible", ...settings }));
  return generateQuestions(planFor(seed), { engine, mode: "study", seed: 2 });
}

interface Written {
  readonly calls: readonly SeenCall[];
  readonly expected: number;
}

async function write(seed: number): Promise<Written> {
  const standIn = await startStandIn({ holds: { calls: CONCURRENCY, ms: GRACE_MS } });
  await Array.fromAsync(batchesFrom(standIn, { seed, concurrency: CONCURRENCY }));
  await standIn.close();
  return { calls: standIn.calls, expected: planFor(seed).totalEstimated };
}

const writing = new Map<number, Promise<Written>>();

/** The calls for a text, which is written once for all tests. */
function written(seed: number): Promise<Written> {
  const begun = writing.get(seed) ?? write(seed);
  writing.set(seed, begun);
  return begun;
}

/** How the passage begins that a call is about. */
const passageIn = ({ prompt }: SeenCall) => /^(passage-[0-9a-f]+)\n([\s\S]{60})/mu.exec(prompt)?.[2];

const isMend = ({ prompt }: SeenCall) => prompt.includes("Mend these questions,");

describe("the calls for a set", () => {
  it("are as many at a time as may be, from the first items to the last passage's", async () => {
    const { calls } = await written(SEEDS[0]);
    const writes = calls.filter((call) => call.kind === "write" && !isMend(call));
    expect(writes.length).toBeGreaterThan(6);
    // A passage whose items are refused may be asked for more when nothing else is left to do.
    const begins = Map.groupBy(writes, passageIn)
      .values()
      .map(([first]) => first as SeenCall);
    const lastBegun = Math.max(...begins.map((call) => calls.indexOf(call)));
    const isShort = ({ besides }: SeenCall) => (besides ?? 0) < CONCURRENCY;
    // At first one turn is kept for answers, and the first passage has to be written before there are any.
    // A machine that is busy otherwise may let a few more come late.
    expect(calls.slice(0, lastBegun).filter(isShort).length).toBeLessThan(calls.length / 10);
    // Behind the beginning of the last passage only its own chain of calls may be left: of some eighteen five or six.
    expect(calls.slice(lastBegun).filter(isShort).length).toBeLessThan(calls.length / 3);
  });

  it.each(SEEDS)(
    "bring the first passage's items first, however many passages are under way (%i)",
    async (seed) => {
      const { calls } = await written(seed);
      const first = calls.find(({ kind }) => kind === "solve");
      const opening = passageIn(first as SeenCall);
      expect(passageIn(calls[0] as SeenCall)).toBe(opening);
      const solved = calls.filter(({ kind }) => kind === "solve");
      const isFirst = (call: SeenCall) => passageIn(call) === opening;
      // The first item alone, then the others; what takes the place of a refused one comes when it may.
      const last = solved.filter(isFirst)[1];
      const others = solved.slice(0, solved.indexOf(last as SeenCall)).filter((call) => !isFirst(call));
      expect(last).toBeDefined();
      expect(others.length).toBeLessThanOrEqual(4);
    },
  );

  it("ask for some more items than are planned, and for at most five at once", async () => {
    const { calls, expected } = await written(SEEDS[1]);
    const wanted = calls
      .filter((call) => call.kind === "write" && !isMend(call))
      .map(({ prompt }) => Number(/^Questions: (\d+)/mu.exec(prompt)?.[1]));
    const sum = wanted.reduce((all, count) => all + count, 0);
    expect(sum).toBeGreaterThanOrEqual(expected);
    expect(sum).toBeLessThanOrEqual(expected * 1.6);
    expect(Math.max(...wanted)).toBeLessThanOrEqual(5);
  });

  it("are made no further ahead than a reader follows", async () => {
    server = await startStandIn();
    const { calls } = server;
    const batches = batchesFrom(server, { seed: 10, concurrency: 1 })[Symbol.asyncIterator]();
    await batches.next();
    const written = () => calls.filter((call) => call.kind === "write" && !isMend(call)).length;
    // Those of the passage that is read and of the three after it, and as many once more where items are missing.
    await expect.poll(written).toBeGreaterThanOrEqual(2);
    await expect.poll(() => calls.filter(({ until }) => until === null)).toEqual([]);
    expect(written()).toBeLessThanOrEqual(2 * 4);
    await batches.return?.();
  });
});
