import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { LIMITS } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import type { LlmSettings } from "@quizmill/models";
import {
  type Batch,
  embeddedEngine,
  estimateTotal,
  generateQuestions,
  planPassages,
} from "@quizmill/questions";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../../../../fixtures/made-up-lecture.ts";
import type { StoredPlan } from "./protocol.ts";
import { createEngineThreads, type EngineThreads, type EngineThreadsOptions } from "./threads.ts";

const source = textToSource(madeUpNotes(1, 20_000));
const caller = { account: "anna" };
const writing = { mode: "study", seed: 7 } as const;
const options = { ...writing, ...caller };

describe("engine threads", () => {
  let threads: EngineThreads;
  beforeAll(() => {
    threads = createEngineThreads({ size: 1 });
  });
  afterAll(() => threads.close());

  it("plan and write as the engine itself does", async () => {
    const plan = await threads.plan(source, caller);
    const { passages, ...rest } = planPassages(source);
    const passagesJson = passages.map((passage) => JSON.stringify(passage));
    expect(plan).toEqual({ ...rest, passagesJson, totalEstimated: estimateTotal(planPassages(source)) });
    const here = generateQuestions(planPassages(source), { ...writing, engine: embeddedEngine });
    expect(await Array.fromAsync(threads.generate(plan, options))).toEqual(await Array.fromAsync(here));
  });

  it("tell how many questions a document gives by itself", async () => {
    const batches = await Array.fromAsync(threads.generate(await threads.plan(source, caller), options));
    expect(await threads.likely(source, caller)).toBe(batches.flatMap(({ items }) => items).length);
  });

  it("continue after recorded passages as if there had been no break", async () => {
    const plan = await threads.plan(source, caller);
    const whole = await Array.fromAsync(threads.generate(plan, options));
    const half = Math.floor(whole.length / 2);
    const before = whole.slice(0, half);
    const items = before.flatMap((batch) => batch.items.map((item) => ({ ...item, passage: batch.passage })));
    const after = { done: before.map(({ passage }) => passage), items };
    expect(await Array.fromAsync(threads.generate(plan, { ...options, after }))).toEqual(whole.slice(half));
  });

  it("plan pasted text without sending its blocks back and forth", async () => {
    const { plan, source: head } = await threads.planNotes(
      "# Heading\n\nA short text that says little.",
      caller,
    );
    expect(head).toMatchObject({ title: "Heading", pageCount: null, warnings: [] });
    expect(head).not.toHaveProperty("sections");
    expect(plan.passagesJson.every((json) => JSON.parse(json).blocks.length > 0)).toBe(true);
  });

  it("let several callers take turns, so that a short text need not wait for the end of a long one", async () => {
    const short = await threads.plan(textToSource(madeUpNotes(3, 2_000)), caller);
    let batches = 0;
    for await (const _batch of threads.generate(await threads.plan(source, caller), options)) {
      batches += 1;
      // In the middle of the long one, on the same thread.
      if (batches === 2) await Array.fromAsync(threads.generate(short, options));
    }
    expect(batches).toBeGreaterThan(2);
  });

  it.skipIf(process.platform !== "linux")(
    "run at a lower priority than the thread that answers calls",
    async () => {
      await threads.plan(source, caller);
      // After the thread's name in brackets, the seventeenth field is its niceness.
      const niceness = readdirSync("/proc/self/task").map((task) =>
        Number(
          readFileSync(`/proc/self/task/${task}/stat`, "utf8")
            .replace(/^.*\) /s, "")
            .split(" ")[16],
        ),
      );
      expect(Math.max(...niceness)).toBe(Math.min(19, getPriority() + 5));
      expect(getPriority()).toBe(Math.min(...niceness));
    },
  );

  it("stop at the signal", async () => {
    const plan = await threads.plan(source, caller);
    const controller = new AbortController();
    const seen: Batch[] = [];
    const reading = async () => {
      for await (const batch of threads.generate(plan, { ...options, signal: controller.signal })) {
        seen.push(batch);
        controller.abort(new Error("enough"));
      }
    };
    await expect(reading()).rejects.toThrow("enough");
    expect(seen).toHaveLength(1);
    await expect(threads.plan(source, { ...caller, signal: controller.signal })).rejects.toThrow("enough");
    expect(await threads.plan(source, caller)).toEqual(plan);
  });

  it("start when somebody is present, and end when nobody has been for a while", async () => {
    const resting = createEngineThreads({ size: 1, idleMs: 20 });
    expect(resting.count()).toBe(0);
    resting.wake();
    resting.wake();
    expect(resting.count()).toBe(1);
    await expect.poll(() => resting.count()).toBe(0);
    expect((await resting.plan(source, caller)).totalEstimated).toBeGreaterThan(0);
    await expect.poll(() => resting.count()).toBe(0);
    await resting.close();
    resting.wake();
    expect(resting.count()).toBe(0);
  });

  it("stay as long as they are used", async () => {
    const resting = createEngineThreads({ size: 1, idleMs: 1 });
    const batches = resting.generate(await resting.plan(source, caller), options)[Symbol.asyncIterator]();
    await batches.next();
    // Enough time for the first to have ended, if it had not been used.
    const other = createEngineThreads({ size: 1, idleMs: 1 });
    other.wake();
    await expect.poll(() => other.count()).toBe(0);
    expect((await batches.next()).done).toBe(false);
    await batches.return?.();
    await Promise.all([resting.close(), other.close()]);
  });

  it("keep the event loop free while the longest text is planned", { tags: "thorough" }, async () => {
    const longest = textToSource(madeUpNotes(4, LIMITS.extraction.maxChars));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const startedAt = performance.now();
    await threads.plan(longest, caller);
    delay.disable();
    const tookMs = performance.now() - startedAt;
    // Sending the text to the thread is the only part that happens here.
    expect(delay.max / 1e6).toBeLessThan(Math.max(100, tookMs / 2));
  });
});

describe("an engine thread with a worker made for the test", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "quizmill-threads-"));
  let threads: EngineThreads | undefined;
  afterEach(() => threads?.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const plan: StoredPlan = { language: "en", title: null, passagesJson: [], totalEstimated: 0 };

  type Scripts = EngineThreadsOptions & { onLoad?: string; onNotes?: string };
  /** Threads that run `onLoad` first, `onNext` when a batch is requested, and `onNotes` when notes are to be planned. */
  function threadsThat(onNext: string, how: Scripts = {}): EngineThreads {
    const { onLoad = "", onNotes = "for (;;);", ...options } = how;
    const file = path.join(folder, `${crypto.randomUUID()}.mjs`);
    writeFileSync(
      file,
      `import { parentPort } from "node:worker_threads";
       parentPort.on("message", ({ kind, session, text, options }) => {
         const say = (reply) => parentPort.postMessage({ kind: "reply", session, reply });
         if (kind === "plan") say(${JSON.stringify(plan)});
         if (kind === "planNotes") { ${onNotes} }
         if (kind === "open" || kind === "next") { ${onNext} }
       });
       ${onLoad};
       parentPort.postMessage({ kind: "loaded" });`,
    );
    return createEngineThreads({ size: 1, stepTimeoutMs: 500, worker: pathToFileURL(file), ...options });
  }
  const ask = (engine: EngineThreads) => Array.fromAsync(engine.generate(plan, options));

  it.each([
    ["dies", "process.exit(1)"],
    ["throws", "throw new Error('a sentence of the document')"],
    ["reports a fault", "parentPort.postMessage({ kind: 'fault', session, fault: 'RangeError' })"],
  ])("that %s makes its caller fail, and the next caller finds a working one", async (_how, onNext) => {
    threads = threadsThat(onNext);
    await expect(ask(threads)).rejects.toMatchObject({ name: "EngineFailure" });
    expect(await threads.plan(source, caller)).toEqual(plan);
  });

  it("that cannot load the engine makes its callers fail", async () => {
    threads = threadsThat("", { onLoad: "throw new RangeError()" });
    const [first, second] = [ask(threads), threads.plan(source, { account: "bert" })];
    await expect(first).rejects.toMatchObject({ name: "EngineFailure" });
    await expect(second).rejects.toMatchObject({ name: "EngineFailure" });
  });

  it("takes more time to load the engine than a step may take, and blames no text", async () => {
    const loads = "const end = performance.now() + 1_500; while (performance.now() < end);";
    threads = threadsThat(`say(null)`, { onLoad: loads });
    const startedAt = performance.now();
    expect(await ask(threads)).toEqual([]);
    expect(performance.now() - startedAt).toBeGreaterThan(1_500);
    expect(threads.overruns()).toBe(0);
  });

  it("makes a batch only on demand", async () => {
    threads = threadsThat(`
      globalThis.asked = (globalThis.asked ?? 0) + 1;
      say({ done: globalThis.asked, items: [] });`);
    const batches = threads.generate(plan, options)[Symbol.asyncIterator]();
    for (const asked of [1, 2, 3]) {
      expect((await batches.next()).value).toEqual({ done: asked, items: [] });
      // Work of another session on the same thread: it could have made batches ahead in that time.
      await threads.plan(source, caller);
    }
    await batches.return?.();
  });

  const hanging = "for (;;);";
  const filling = "const all = []; for (;;) all.push(new Array(100_000).fill({}));";

  it.each([
    ["takes too long", hanging, {}],
    ["takes too much memory", filling, { memoryMaxMiB: 32, stepTimeoutMs: 60_000 }],
  ])("that %s names the text whose step it was, and the next caller finds a working one", async (...kind) => {
    const [, onNext, limits] = kind;
    threads = threadsThat(onNext, limits);
    await expect(ask(threads)).rejects.toMatchObject({ code: "TEXT_TOO_COMPLEX" });
    expect(threads.overruns()).toBe(1);
    expect(await threads.plan(source, caller)).toEqual(plan);
  });

  it("that one text keeps too long interrupts the other sets on it, which can continue elsewhere", {
    tags: "thorough",
  }, async () => {
    threads = threadsThat(`say({ items: [] })`);
    const beside = threads.generate(plan, options)[Symbol.asyncIterator]();
    await beside.next();
    const tooLong = threads.planNotes("notes", { account: "bert" });
    const failing = expect(tooLong).rejects.toMatchObject({ code: "TEXT_TOO_COMPLEX" });
    // By then the hanging text runs on the thread.
    await new Promise((resolve) => setImmediate(resolve));
    await expect(beside.next()).rejects.toMatchObject({ name: "EngineInterrupted" });
    await failing;
    // Tried twice: each time a thread was lost.
    expect(threads.overruns()).toBe(2);
    const again = threads.generate(plan, options)[Symbol.asyncIterator]();
    expect((await again.next()).done).toBe(false);
    await again.return?.();
  });

  it("that runs out of memory beside other texts blames none before it has had it alone", async () => {
    const limits = { memoryMaxMiB: 32, stepTimeoutMs: 60_000 };
    threads = threadsThat(`if (options?.seed === 1) { ${filling} } say({ items: [] });`, limits);
    const beside = threads.generate(plan, options)[Symbol.asyncIterator]();
    await beside.next();
    const again = () => Array.fromAsync((threads as EngineThreads).generate(plan, { ...options, seed: 1 }));
    await expect(again()).rejects.toMatchObject({ name: "EngineInterrupted" });
    await expect(beside.next()).rejects.toMatchObject({ name: "EngineInterrupted" });
    await expect(again()).rejects.toMatchObject({ code: "TEXT_TOO_COMPLEX" });
  });

  it("that talks to a model ends if one set blocks its event loop, and only that set is blamed", async () => {
    // The other waits for its model.
    threads = threadsThat(`if (options.seed === 1) for (;;);`);
    const settings: LlmSettings = { provider: "ollama", model: "m" };
    const model = { settings, allowance: { accountId: "anna", day: 1, left: { all: 1, own: 1 } } };
    const begin = (seed: number, signal = new AbortController().signal) =>
      Array.fromAsync((threads as EngineThreads).generate(plan, { ...options, seed, model, signal }));
    for (const interrupted of [begin(2), begin(1)])
      await expect(interrupted).rejects.toMatchObject({ name: "EngineInterrupted" });
    const hangs = expect(begin(1)).rejects.toMatchObject({ code: "TEXT_TOO_COMPLEX" });
    const controller = new AbortController();
    const waits = begin(2, controller.signal);
    await hangs;
    controller.abort(new Error("it still waits"));
    await expect(waits).rejects.toThrow("it still waits");
    expect(threads.overruns()).toBe(2);
  });

  it("plans a text again if its thread ended because of another", async () => {
    threads = threadsThat(hanging);
    const tooLong = ask(threads);
    const innocent = threads.plan(source, { account: "bert" });
    await expect(tooLong).rejects.toMatchObject({ code: "TEXT_TOO_COMPLEX" });
    expect(await innocent).toEqual(plan);
    expect(threads.overruns()).toBe(1);
  });

  it("quotes nothing of the document", async () => {
    threads = threadsThat("throw new Error('a sentence of the document')");
    const failure = await ask(threads).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "EngineFailure", message: "The question engine failed." });
    expect(inspect(failure)).not.toContain("sentence");
  });
});
