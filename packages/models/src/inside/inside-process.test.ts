import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createModelClient } from "../client.ts";
import { generateWithModel, llmEngine } from "../llm-engine.ts";
import { ITEMS } from "../schema.ts";
import type { InsideModel } from "../settings.ts";
import { tryModel } from "../setup/trial.ts";
import { loadedIn, writeMadeUpRuntime } from "../testing/made-up-runtime.ts";
import { lesson } from "../testing/model-sets.ts";
import { writeRandomGguf } from "../testing/random-gguf.ts";
import { createTokenMeter } from "../token-meter.ts";
import { createInsideProcess, sharedInsideProcess } from "./inside-process.ts";

/** Where the program that runs models was installed for these tests; they are skipped without it. */
const runtime = process.env.QUIZMILL_TEST_RUNTIME ?? "";
const isInstalled = existsSync(path.join(runtime, "node_modules", "node-llama-cpp"));

let folder = "";
let file = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "quizmill-gguf-"));
  file = path.join(folder, "random.gguf");
  await writeRandomGguf(file);
});
afterAll(() => rm(folder, { recursive: true }));

const insideOf = (more: Partial<InsideModel> = {}): InsideModel => ({
  file,
  runtime,
  contextTokens: 4_096,
  memoryMaxMiB: 2_048,
  ...more,
});
const askOf = (signal = new AbortController().signal) => ({
  meter: createTokenMeter(),
  signal,
  rank: () => 0,
});
const SERVING = path.join(import.meta.dirname, "serve.ts");
const isAlive = (pid: number) => existsSync(`/proc/${pid}/status`);

async function post(
  { origin, token }: { origin: string; token: string },
  body: object,
  signal?: AbortSignal,
) {
  return fetch(`${origin}/v1/chat/completions`, {
    method: "POST",
    body: JSON.stringify(body),
    ...(signal && { signal }),
    headers: { authorization: `Bearer ${token}` },
  });
}
const asking = (content: string, more: object = {}) => ({
  messages: [{ role: "user", content }],
  max_tokens: 40,
  ...more,
});

describe("the process of a model", () => {
  it("is started again with the next request where it could not be started", async () => {
    let starts = 0;
    const made = path.join(folder, "made-up");
    await writeMadeUpRuntime(made);
    const own = createInsideProcess(insideOf({ runtime: made }), {
      launch: () => {
        starts += 1;
        const stdio = ["ignore", "ignore", "ignore", "ipc"] as const;
        const execPath = starts === 1 ? path.join(folder, "no-such-program") : process.execPath;
        return fork(SERVING, { execPath, stdio: [...stdio], env: {} });
      },
    });
    try {
      await expect(own.address()).rejects.toMatchObject({ kind: "server" });
      expect((await post(await own.address(), asking("Say a word."))).status).toBe(200);
      expect(starts).toBe(2);
    } finally {
      own.stop();
    }
  });

  it("is one for all calls of a trial, and knows nothing of this one's environment", async () => {
    const runtime = path.join(folder, "made-up-for-trial");
    await writeMadeUpRuntime(runtime);
    const settings = { provider: "inside", model: "m", inside: insideOf({ runtime }) } as const;
    const { signal } = new AbortController();
    expect(await tryModel(settings, { language: "en", signal })).toBe("misses_faults");
    const processes = await loadedIn(runtime);
    expect(processes).toHaveLength(1);
    const names = await readFile(
      path.join(runtime, "node_modules/node-llama-cpp/dist", `loaded-${processes[0]}`),
      "utf8",
    );
    expect(names).not.toMatch(/"(?:PATH|HOME|LLM_API_KEY)"/u);
    sharedInsideProcess(settings.inside).stop();
  });
});

describe.skipIf(!isInstalled)("a model in a process of its own", () => {
  it("loads, answers whoever knows its token, and runs with low priority", async () => {
    const own = createInsideProcess(insideOf());
    try {
      const address = await own.address();
      expect(getPriority(own.pid as number)).toBeGreaterThan(5);
      expect((await post({ ...address, token: "other" }, asking("Say a word."))).status).toBe(401);
      const answer = await post(address, asking("Say a word."));
      const { choices, usage } = (await answer.json()) as {
        choices: object[];
        usage: { completion_tokens: number };
      };
      expect(choices).toHaveLength(1);
      expect(usage.completion_tokens).toBeGreaterThan(0);
      expect(await own.address()).toEqual(address);
    } finally {
      own.stop();
    }
  });

  it("keeps to the grammar of what it is asked for, whatever its weights say", async () => {
    const own = createInsideProcess(insideOf());
    try {
      const schema = {
        type: "object",
        properties: { n: { type: "integer" }, is: { enum: ["a", "b"] } },
        required: ["n", "is"],
      };
      const format = { type: "json_schema", json_schema: { schema } };
      const answer = await post(
        await own.address(),
        asking("Give JSON.", { response_format: format, max_tokens: 200 }),
      );
      const { choices } = (await answer.json()) as { choices: { message: { content: string } }[] };
      expect(choices[0]?.message.content).toMatch(/^\s*\{\s*"n"\s*:/u);
    } finally {
      own.stop();
    }
  });

  it("takes the schemas of this package", async () => {
    const own = createInsideProcess(insideOf());
    try {
      for (const schema of Object.values(ITEMS)) {
        const format = { type: "json_schema", json_schema: { schema } };
        const answer = await post(
          await own.address(),
          asking("Go.", { response_format: format, stream: true }),
        );
        expect(answer.status).toBe(200);
        expect(await answer.text()).toMatch(/"content":"\{/u);
      }
    } finally {
      own.stop();
    }
  });

  it("refuses what is longer than its context, and stops when nobody waits any more", async () => {
    const own = createInsideProcess(insideOf({ contextTokens: 512 }));
    try {
      const address = await own.address();
      expect((await post(address, asking("word ".repeat(400)))).status).toBe(400);
      const gone = new AbortController();
      const cancelled = post(address, asking("Go on.", { max_tokens: 250 }), gone.signal);
      gone.abort();
      await expect(cancelled).rejects.toThrow();
      expect((await post(address, asking("Say a word.", { max_tokens: 5 }))).status).toBe(200);
    } finally {
      own.stop();
    }
  });

  it("ends after a while without a request, and starts again with the next", async () => {
    const own = createInsideProcess(insideOf(), { idleMs: 300 });
    await own.address();
    const pid = own.pid as number;
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(own.pid).toBeNull();
    expect((await post(await own.address(), asking("Say a word."))).status).toBe(200);
    own.stop();
  });

  it("ends when it takes more memory than it may, or crashes, and starts anew with the next request", async () => {
    const small = createInsideProcess(insideOf({ memoryMaxMiB: 20 }));
    const pidOf = (own: typeof small) => own.pid as number;
    await small.address().catch((fault: unknown) => expect(fault).toMatchObject({ kind: "server" }));
    await expect.poll(() => small.pid).toBeNull();

    const crashing = createInsideProcess(insideOf());
    const first = await crashing.address();
    process.kill(pidOf(crashing), "SIGKILL");
    await expect.poll(() => crashing.pid).toBeNull();
    await expect(post(first, asking("Still there?"))).rejects.toThrow();
    expect((await post(await crashing.address(), asking("Say a word."))).status).toBe(200);
    crashing.stop();
  });

  it("says that it does not start where the file is no model", async () => {
    const broken = path.join(folder, "broken.gguf");
    await writeFile(broken, "GGUF and no more");
    await expect(createInsideProcess(insideOf({ file: broken })).address()).rejects.toMatchObject({
      kind: "server",
    });
    const client = createModelClient({
      provider: "inside",
      model: "m",
      inside: insideOf({ file: path.join(folder, "none") }),
    });
    await expect(client.check(askOf().signal)).rejects.toMatchObject({ kind: "access" });
  });

  it("leaves a set to the embedded engine where nothing of it can be used", async () => {
    const timing = { answerMs: 20_000, callMs: 20_000, passageMs: 25_000, retryMs: 5 };
    const settings = {
      provider: "inside",
      model: "random",
      form: "short",
      concurrency: 1,
      inside: insideOf({ contextTokens: 1_024 }),
      timing,
    } as const;
    const engine = llmEngine(createModelClient(settings));
    const options = { engine, mode: "study", seed: 1 } as const;
    const batches = await Array.fromAsync(generateWithModel(lesson(), options));
    expect(batches.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(7);
  });
});
