/** @module-tag thorough */
import events from "node:events";
import { Worker } from "node:worker_threads";
import { LESSONS } from "@quizmill/questions/testing";
import { afterEach, describe, expect, it } from "vitest";
import { createModelClient } from "./index.ts";
import { LONG, runWith, SHORT, startModelServer, stopModelServers } from "./testing/model-sets.ts";
import type { Failure } from "./testing/stand-in-server.ts";
import { questionsIn } from "./testing/written-answers.ts";
import { createTokenMeter } from "./token-meter.ts";

afterEach(stopModelServers);

/** All calls, or those that a test picks. */
const always = (failure: Failure) => () => failure;
const once = (failure: Failure) => (call: { index: number }) => (call.index === 0 ? failure : undefined);
const writing = (failure: Failure) => (call: { kind: string }) =>
  call.kind === "write" ? failure : undefined;
const answering = (failure: Failure) => (call: { kind: string }) =>
  call.kind === "solve" ? failure : undefined;

describe("a server that fails", () => {
  it.each(["silent", "stalled", "server_error", "rate_limited", "wrong_key", "unknown_model"] as const)(
    "every time (%s) leaves the set to the embedded engine, and that is said",
    async (failure) => {
      const { items, byModel, fellBack, ms } = await runWith(
        await startModelServer({ fail: always(failure) }),
        {
          settings: { timing: SHORT },
        },
      );
      expect(items.length).toBeGreaterThanOrEqual(7);
      expect(byModel).toBeLessThanOrEqual(failure === "stalled" ? 4 : 0);
      const isAccess = failure === "wrong_key" || failure === "unknown_model";
      expect(fellBack).toBe(isAccess ? "model_refused_access" : "model_unreachable");
      expect(ms).toBeLessThan(4 * SHORT.passageMs);
    },
  );

  it("with the calls of one group of passages (stalled) costs no more than their time", async () => {
    const isSlow = ({ prompt }: { prompt: string }) => prompt.includes(LESSONS.en[1]?.slice(0, 40) ?? "");
    const server = await startModelServer({ fail: (call) => (isSlow(call) ? "stalled" : undefined) });
    const timing = { ...LONG, passageMs: 1_500 };
    const { items, byModel, fellBack } = await runWith(server, { settings: { timing } });
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(byModel).toBeGreaterThanOrEqual(4);
    expect(fellBack).toBeNull();
  });

  it("by never answering is waited for once, not again for each call that was still to go", async () => {
    const server = await startModelServer({ fail: always("silent") });
    const timing = { ...SHORT, retryMs: 500 };
    const { items, fellBack } = await runWith(server, { settings: { timing } });
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(fellBack).toBe("model_unreachable");
    // One for each of two groups of passages, and again for one: the third silence counts for all.
    expect(server.calls.length).toBeLessThanOrEqual(4);
  });

  it("is left alone after some calls in a row have failed", async () => {
    const server = await startModelServer({ fail: always("server_error") });
    await runWith(server, { settings: { concurrency: 1 } });
    expect(server.calls.length).toBeLessThanOrEqual(4);
  });

  it.each([
    "half_json",
    "wrong_schema",
    "refusal",
    "empty",
    "wrong_language",
    "repeated",
    "made_up_quotes",
    "cut",
    "stream_error",
  ] as const)("with every item (%s) still ends in a full set of sound questions", async (failure) => {
    const server = await startModelServer({ fail: writing(failure) });
    const { items, fellBack, ms } = await runWith(server, { settings: { timing: LONG } });
    expect(items.length).toBeGreaterThanOrEqual(7);
    // Of some the first item is sound.
    const hasSome = ["half_json", "repeated", "cut", "stream_error"].includes(failure);
    expect(fellBack).toBe(hasSome ? null : "model_unusable");
    expect(ms).toBeLessThan(LONG.passageMs);
    for (const { source } of items) expect(LESSONS.en.join("\n")).toContain(source?.quote);
    for (const { text, aiExplanation } of items)
      expect(`${text} ${aiExplanation}`).not.toMatch(/[\u3040-\u30ff]|I cannot help/u);
    expect(new Set(items.map(({ text }) => text)).size).toBe(items.length);
    // Each passage once and once more, and each of its items mended once.
    expect(server.calls.filter(({ kind }) => kind === "write").length).toBeLessThanOrEqual(4 * 2 + 12);
  });

  it.each([
    "server_error",
    "rate_limited",
    "half_json",
    "wrong_schema",
    "empty",
    "silent",
    "cut",
    "stream_error",
  ] as const)("once (%s) is asked again, and the model writes the set", async (failure) => {
    // A silent one is waited for so long.
    const timing = failure === "silent" ? { ...LONG, answerMs: 3_000 } : LONG;
    const { items, byModel, fellBack } = await runWith(await startModelServer({ fail: once(failure) }), {
      settings: { timing },
    });
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(byModel).toBeGreaterThanOrEqual(6);
    expect(fellBack).toBeNull();
  });

  it.each(["fenced", "talkative"] as const)(
    "to keep to bare JSON (%s) still writes the set",
    async (failure) => {
      const { items, byModel } = await runWith(await startModelServer({ fail: writing(failure) }));
      expect(items.length).toBeGreaterThanOrEqual(7);
      expect(byModel).toBeGreaterThanOrEqual(6);
    },
  );

  it("with every answer has none of its questions kept, and the embedded engine writes the set", async () => {
    const server = await startModelServer({ fail: answering("empty") });
    const { items, byModel, refused, fellBack } = await runWith(server);
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect([byModel, fellBack]).toEqual([0, "model_unusable"]);
    expect(refused.unanswered).toBeGreaterThanOrEqual(7);
  });

  it.each(["missing_letter", "unasked_letters"] as const)(
    "to keep to the questions of a batch (%s) costs no other question its answer",
    async (failure) => {
      const server = await startModelServer({ fail: answering(failure) });
      const { items, byModel } = await runWith(server, { isAlone: true });
      expect(items.length).toBeGreaterThanOrEqual(6);
      expect(byModel).toBe(items.length);
      const stems = server.calls
        .filter(({ kind }) => kind === "solve")
        .flatMap(({ prompt }) => questionsIn(prompt).map(({ stem }) => stem));
      expect(stems.length - new Set(stems).size).toBeLessThanOrEqual(2);
    },
  );

  it("to find one option alone right (two_right) has no item of its own kept that it could not be sure of", async () => {
    const server = await startModelServer({ fail: answering("two_right") });
    const { items } = await runWith(server);
    expect(items.length).toBeGreaterThanOrEqual(7);
    const asked = new Map(
      server.calls.flatMap(({ prompt }) =>
        questionsIn(prompt).map(({ stem, options }) => [stem, options] as const),
      ),
    );
    for (const { text, options, groundTruthOptionId, writtenBy } of items) {
      if (writtenBy === "embedded") continue;
      const shown = options.map((option) => option.text);
      const key = options.find(({ id }) => id === groundTruthOptionId)?.text;
      const [second] = (asked.get(text) ?? []).filter((option) => option !== key).toSorted();
      expect(shown).not.toContain(second);
    }
  });

  it("is not given up for refusing all calls of one moment", async () => {
    const server = await startModelServer({ fail: ({ index }) => (index < 2 ? "rate_limited" : undefined) });
    const { byModel, fellBack } = await runWith(server, { settings: { concurrency: 4 } });
    expect(fellBack).toBeNull();
    expect(byModel).toBeGreaterThanOrEqual(6);
  });

  /** A date tells whole seconds. */
  const inTwoSeconds = () => ({ "retry-after": new Date(Date.now() + 2_000).toUTCString() });
  it.each([
    ["in seconds", "openai-compatible", "chat", () => ({ "retry-after": "1" }), 1_000],
    ["by a date", "openai-compatible", "chat", inTwoSeconds, 950],
    ["in milliseconds", "openai-compatible", "chat", () => ({ "retry-after-ms": "300" }), 300],
    ["by a date", "anthropic", "anthropic", inTwoSeconds, 950],
    ["in the body", "google", "google", () => ({}), 200],
  ] as const)(
    "is given the time it asks for (%s, %s)",
    async (_, provider, format, retryHeaders, leastMs) => {
      const server = await startModelServer({ fail: once("rate_limited"), retryHeaders });
      const { byModel } = await runWith(server, {
        settings: { provider, baseUrl: server.baseUrl(format), concurrency: 1, timing: LONG },
      });
      const [first, second] = server.calls;
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(leastMs);
      expect(byModel).toBeGreaterThanOrEqual(6);
    },
  );

  it("by the minute, and tells with its answers how little is left, gets no call until the limit is whole", async () => {
    const restMs = 400;
    const told = { "x-ratelimit-remaining-tokens": "10", "x-ratelimit-reset-tokens": `${restMs}ms` };
    const server = await startModelServer({
      headers: ({ kind }) => (kind === "write" ? told : {}),
    });
    const { byModel, fellBack } = await runWith(server, { settings: { concurrency: 1, timing: LONG } });
    const writes = server.calls.flatMap(({ kind }, i) => (kind === "write" ? [i] : []));
    for (const i of writes.filter((at) => at + 1 < server.calls.length)) {
      const [write, next] = [server.calls[i], server.calls[i + 1]];
      expect((next?.at ?? 0) - (write?.at ?? 0)).toBeGreaterThanOrEqual(restMs);
    }
    expect(byModel).toBeGreaterThanOrEqual(6);
    expect(fellBack).toBeNull();
  });

  it("and asks for more patience than there is, is not waited for", async () => {
    const server = await startModelServer({
      fail: always("rate_limited"),
      retryHeaders: () => ({ "retry-after": "3600" }),
    });
    const { items, byModel, fellBack, ms } = await runWith(server, { settings: { timing: LONG } });
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect({ byModel, fellBack }).toEqual({ byModel: 0, fellBack: "model_unreachable" });
    expect(ms).toBeLessThan(LONG.passageMs);
    expect(server.calls.length).toBeLessThanOrEqual(8);
  });

  it("is asked again after times that differ, so that not all come back at once", async () => {
    const retryMs = 1_500;
    const gaps = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const server = await startModelServer({ fail: once("server_error") });
        const client = createModelClient({
          provider: "openai-compatible",
          baseUrl: server.baseUrl("chat"),
          model: "writer",
          timing: { ...LONG, retryMs },
        });
        const ask = { meter: createTokenMeter(), signal: new AbortController().signal, rank: () => 0 };
        await client.answer({ ...ask, count: 1, prompt: { system: "", user: "Task: answer" } });
        return (server.calls[1]?.at ?? 0) - (server.calls[0]?.at ?? 0);
      }),
    );
    // All eight in the last quarter by chance: once in 65,000.
    expect(Math.min(...gaps)).toBeLessThan(retryMs * 0.75);
  });
});

/** A stand-in that goes on while this thread is busy, and says when a call has come in. */
async function standInBeside(delayMs: number) {
  const door = new URL("./testing/stand-in-server.ts", import.meta.url).href;
  const code = `
    const { parentPort } = require("node:worker_threads");
    import("${door}").then(async ({ startStandIn }) => {
      const fail = () => void parentPort.postMessage("called");
      const server = await startStandIn({ delayMs: ${delayMs}, fail });
      parentPort.postMessage(server.baseUrl("chat"));
    })`;
  const worker = new Worker(code, { eval: true });
  const [baseUrl] = (await events.once(worker, "message")) as [string];
  return { baseUrl, called: () => events.once(worker, "message"), close: () => worker.terminate() };
}

describe("a process that is busy itself", () => {
  it("does not take its own delay for the server's", async () => {
    const { baseUrl, called, close } = await standInBeside(100);
    const timing = { ...SHORT, answerMs: 800, callMs: 60_000 };
    const client = createModelClient({ provider: "openai-compatible", baseUrl, model: "writer", timing });
    try {
      const checked = client.check(new AbortController().signal);
      await called();
      const until = performance.now() + 1_600;
      while (performance.now() < until);
      await expect(checked).resolves.toBeUndefined();
    } finally {
      await close();
    }
  });
});

describe("the first call to a server", () => {
  it.each([
    ["wrong_key", "access"],
    ["unknown_model", "access"],
    ["server_error", "server"],
    ["silent", "timeout"],
  ] as const)("tells what is wrong with it (%s), without the server's words", async (failure, kind) => {
    const server = await startModelServer({ fail: always(failure) });
    const baseUrl = server.baseUrl("chat");
    const client = createModelClient({
      provider: "openai-compatible",
      baseUrl,
      model: "writer",
      timing: SHORT,
    });
    const error = await client.check(new AbortController().signal).catch((fault: unknown) => fault);
    expect(error).toMatchObject({ name: "ModelFault", kind });
    expect(JSON.stringify(error) + String((error as Error).message)).not.toContain("sk-");
  });
});
