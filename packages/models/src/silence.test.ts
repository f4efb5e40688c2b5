/** @module-tag thorough */
import { type Batch, embeddedEngine, generateQuestions, planPassages } from "@quizmill/questions";
import { sourceOf } from "@quizmill/questions/testing";
import { afterEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { llmEngine } from "./engine.ts";
import { createModelClient } from "./index.ts";
import { type StandIn, type StandInOptions, startStandIn } from "./testing/stand-in-server.ts";

const OPENING = 5;
/** Longer than any test. */
const PATIENT = { answerMs: 60_000, callMs: 60_000, passageMs: 60_000 };

let server: StandIn | undefined;
afterEach(async () => server?.close());

function notes(count: number) {
  return planPassages(sourceOf(madeUpNotes(7, 12_000).split(/\n{2,}/u), "en"), { count });
}

interface Waiting {
  readonly silenceMs: number;
  readonly answerMs?: number;
  readonly count?: number;
}

async function setFrom(options: StandInOptions, { count = 12, ...timing }: Waiting) {
  server = await startStandIn(options);
  const client = createModelClient({
    provider: "openai-compatible",
    baseUrl: server.baseUrl("chat"),
    model: "writer",
    timing: { ...PATIENT, ...timing },
  });
  const written = { engine: llmEngine(client), fill: embeddedEngine, mode: "study", seed: 3 } as const;
  return { client, server, batches: generateQuestions(notes(count), written) };
}

const writersOf = (batches: readonly Batch[]) =>
  batches.flatMap(({ items }) => items).map(({ writtenBy }) => writtenBy);
const silent = { fail: () => "silent" as const };

describe("a server of which nothing is heard", () => {
  it("leaves the first questions of a set to the embedded engine, long before it is given up", async () => {
    const { server, batches } = await setFrom(silent, { silenceMs: 50 });
    for await (const batch of batches) {
      expect(writersOf([batch])).toEqual(Array(OPENING).fill("embedded"));
      expect(batch).toMatchObject({ passage: 0, isLast: false, done: 0, usage: { calls: 0 } });
      expect(server.calls.filter(({ until }) => until !== null)).toEqual([]);
      break;
    }
    // Nobody waits for them any more.
    await expect.poll(() => server.calls.filter(({ until }) => until === null)).toEqual([]);
  });

  it("writes the rest once it answers, and its first call is not given up before that", async () => {
    const { server, batches } = await setFrom({ delayMs: 200 }, { silenceMs: 50 });
    const all = await Array.fromAsync(batches);
    const writers = writersOf(all);
    expect(writers.slice(0, OPENING)).toEqual(Array(OPENING).fill("embedded"));
    expect(writers.filter((writer) => writer === "model").length).toBeGreaterThanOrEqual(3);
    expect(writers.length).toBeGreaterThanOrEqual(10);
    expect(writers.length).toBeLessThanOrEqual(12);
    expect(all.map(({ fellBack }) => fellBack).filter(Boolean)).toEqual([]);
    const stems = all.flatMap(({ items }) => items).map(({ text }) => text);
    expect(new Set(stems).size).toBe(stems.length);
    const opening = all.filter(({ passage }) => passage === 0);
    expect(writersOf(opening)).toHaveLength(OPENING);
    const [first] = server.calls;
    expect(first?.status).toBe(200);
  });

  it("is waited for where the set is so short that nothing would be left to it", async () => {
    const { batches } = await setFrom(silent, { silenceMs: 50, answerMs: 600, count: 8 });
    const all = await Array.fromAsync(batches);
    expect(all.find(({ items }) => items.length > 0)?.fellBack).toBe("model_unreachable");
  });
});

describe("a server that takes its time but is heard", () => {
  it("writes the first questions too", async () => {
    const { client, batches } = await setFrom({ delayMs: 600 }, { silenceMs: 1_000 });
    // What is loaded on first use is not the server's.
    await client.check(new AbortController().signal);
    for await (const batch of batches) {
      if (batch.items.length === 0) continue;
      expect(writersOf([batch])).toEqual(["model"]);
      break;
    }
  });
});
