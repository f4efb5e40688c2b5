import events from "node:events";
import { Worker } from "node:worker_threads";
import type { Language } from "@quizmill/contract";
import { afterEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../../fixtures/made-up-lecture.ts";
import {
  type Batch,
  createModelClient,
  createPurse,
  embeddedEngine,
  expectedTokens,
  generateQuestions,
  type LlmSettings,
  llmEngine,
  type Plan,
  planPassages,
} from "../index.ts";
import { LESSONS, sourceOf } from "../sample-texts.ts";
import { type Failure, type StandIn, type StandInOptions, startStandIn } from "../testing/stand-in-server.ts";

const open: StandIn[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function standIn(options: StandInOptions = {}): Promise<StandIn> {
  const server = await startStandIn(options);
  open.push(server);
  return server;
}

/** One passage for each paragraph of the lesson. */
function lesson(language: Language = "en"): Plan {
  const source = sourceOf([], language);
  const sections = LESSONS[language].map((text, i) => ({
    ...{ heading: `${i + 1}`, level: 1 },
    blocks: [{ kind: "paragraph" as const, text }],
  }));
  return planPassages({ ...source, sections }, { count: 8 });
}

/** Two passages that say one thing in other words, and what is asked of it in both. */
const SAID_TWICE = {
  plan: planPassages(
    {
      ...sourceOf([], "en"),
      sections: ["Plants turn light into chemical energy.", "In leaves, light becomes chemical energy."].map(
        (text, i) => ({
          ...{ heading: `${i + 1}`, level: 1 },
          blocks: [{ kind: "paragraph" as const, text: `${text} ${LESSONS.en[i]}` }],
        }),
      ),
    },
    { count: 4 },
  ),
  asked: { stem: "What does light become in the leaves of plants?", key: "chemical energy" },
  quoteIn: (prompt: string) => /(Plants turn|In leaves,)[^.]+\./u.exec(prompt)?.[0] ?? "",
};

/** For servers that hardly ever answer. */
const SHORT = { answerMs: 800, callMs: 1_500, passageMs: 4_000, retryMs: 5, retryAfterMaxMs: 2_000 };
/** For those that do, also on a busy machine. */
const LONG = { ...SHORT, answerMs: 8_000, callMs: 16_000, passageMs: 28_000 };

type Run = { settings?: Partial<LlmSettings>; plan?: Plan; tokenBudget?: number; isAlone?: boolean };

async function made(server: StandIn, { settings = {}, plan = lesson(), tokenBudget, isAlone }: Run = {}) {
  const client = createModelClient({
    ...{ provider: "openai-compatible", baseUrl: server.baseUrl("chat"), apiKey: "sk-own", model: "writer" },
    ...{ timing: { retryMs: SHORT.retryMs }, ...settings },
  });
  const engine = llmEngine(client, { purse: createPurse(tokenBudget) });
  const fill = isAlone ? {} : { fill: embeddedEngine };
  const startedAt = performance.now();
  const batches = await Array.fromAsync(generateQuestions(plan, { engine, ...fill, mode: "study", seed: 3 }));
  return { batches, ms: performance.now() - startedAt, ...summary(batches) };
}

function summary(batches: readonly Batch[]) {
  const items = batches.flatMap((batch) => batch.items);
  const refused: Record<string, number> = {};
  for (const batch of batches)
    for (const [code, count] of Object.entries(batch.refused)) refused[code] = (refused[code] ?? 0) + count;
  return {
    items,
    refused,
    byModel: items.filter(({ writtenBy }) => writtenBy === "model").length,
    fellBack: batches.at(-1)?.fellBack ?? null,
    tokens: batches.reduce(
      (sum, { usage }) => sum + (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0),
      0,
    ),
    calls: batches.reduce((sum, { usage }) => sum + (usage?.calls ?? 0), 0),
  };
}

describe("a set written with a model", () => {
  it.each(["chat", "anthropic", "google"] as const)("comes over the %s wire format", async (format) => {
    const server = await standIn();
    const provider = format === "chat" ? "openai-compatible" : format;
    const { items, byModel, calls, tokens, batches } = await made(server, {
      settings: { provider, baseUrl: server.baseUrl(format), solverModel: "reader" },
      isAlone: true,
    });
    expect(byModel).toBe(items.length);
    expect(items.length).toBeGreaterThanOrEqual(7);
    for (const item of items) {
      expect(item.options).toHaveLength(4);
      expect(LESSONS.en.join("\n")).toContain(item.source?.quote);
      expect(item.aiChosenOptionId).toBe(item.groundTruthOptionId);
      expect(item.aiConfidence).toBeGreaterThanOrEqual(0.5);
    }
    expect(batches.filter((batch) => batch.isLast)).toHaveLength(4);
    expect(batches.filter((batch) => batch.items.length > 1)).toEqual([]);
    expect(calls).toBeGreaterThan(items.length);
    expect(tokens).toBeGreaterThan(1_000);
    expect(new Set(server.calls.map(({ model, kind }) => `${kind} ${model}`))).toEqual(
      new Set(["write writer", "solve reader"]),
    );
  });

  it("comes through a tool's call where the model knows no JSON schemas", async () => {
    const server = await standIn();
    const baseUrl = server.baseUrl("anthropic");
    const { items, byModel } = await made(server, {
      settings: { provider: "anthropic", baseUrl, model: "claude-3-haiku-20240307" },
      isAlone: true,
    });
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(byModel).toBe(items.length);
    const writing = server.calls.filter(({ kind }) => kind === "write");
    expect(writing.filter(({ usesTool }) => usesTool)).toEqual(writing);
  });

  it.each(["en", "pl", "de", "es", "uk", "ja"] as const)(
    "is in the language of the document (%s)",
    async (language) => {
      const { byModel, items } = await made(await standIn(), { plan: lesson(language) });
      expect(byModel).toBeGreaterThanOrEqual(5);
      expect(items.length).toBeGreaterThanOrEqual(7);
    },
  );

  it("never shows the key to whoever answers, nor one order of options twice", async () => {
    const server = await standIn();
    await made(server);
    const asked = server.calls.filter(({ kind }) => kind === "solve").map(({ prompt }) => prompt);
    expect(asked.length).toBeGreaterThan(8);
    for (const prompt of asked) expect(prompt).not.toMatch(/key|distractor|misconception|explanation/iu);
    expect(new Set(asked.map((prompt) => prompt.replace(/passage-[0-9a-f]+/gu, ""))).size).toBe(asked.length);
  });

  it("takes the server's own probabilities where it tells them, and asks once", async () => {
    const server = await standIn({ tellsShares: true });
    const { items } = await made(server);
    const stems = server.calls
      .filter(({ kind }) => kind === "solve")
      .map(({ prompt }) => /^Question: .*/mu.exec(prompt)?.[0]);
    expect(new Set(stems).size).toBe(stems.length);
    for (const { aiConfidence } of items.filter(({ writtenBy }) => writtenBy === "model")) {
      expect(aiConfidence).toBeGreaterThan(0.6);
      expect(aiConfidence).toBeLessThan(0.97);
    }
  });

  it("keeps to the calls at a time that it may make", async () => {
    const [few, many] = [await standIn({ delayMs: 20 }), await standIn({ delayMs: 20 })];
    await made(few, { settings: { concurrency: 2 } });
    await made(many, { settings: { concurrency: 8 } });
    // One that was given up may still be ending while the next begins.
    expect(few.mostAtOnce).toBeLessThanOrEqual(3);
    expect(many.mostAtOnce).toBeGreaterThan(3);
  });

  it("fences the document with a marker that is new each time", async () => {
    const server = await standIn();
    await made(server);
    const markers = server.calls.map(({ prompt }) => /^Marker: (.+)$/mu.exec(prompt)?.[1]);
    expect(new Set(markers).size).toBe(markers.length);
    for (const { system } of server.calls) expect(system).not.toContain("chloroplast");
  });
});

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
      const { items, byModel, fellBack, ms } = await made(await standIn({ fail: always(failure) }), {
        settings: { timing: SHORT },
      });
      expect(items.length).toBeGreaterThanOrEqual(7);
      expect(byModel).toBeLessThanOrEqual(failure === "stalled" ? 4 : 0);
      const isAccess = failure === "wrong_key" || failure === "unknown_model";
      expect(fellBack).toBe(isAccess ? "model_refused_access" : "model_unreachable");
      expect(ms).toBeLessThan(4 * SHORT.passageMs);
    },
  );

  it("with the calls of one passage (stalled) costs no more than that passage's time", async () => {
    const isSlow = ({ prompt }: { prompt: string }) => prompt.includes(LESSONS.en[1]?.slice(0, 40) ?? "");
    const server = await standIn({ fail: (call) => (isSlow(call) ? "stalled" : undefined) });
    const timing = { ...LONG, passageMs: 1_500 };
    const { items, byModel, fellBack } = await made(server, { settings: { timing } });
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(byModel).toBeGreaterThanOrEqual(4);
    expect(fellBack).toBeNull();
  });

  it("by never answering is waited for once, not again for each call that was still to go", async () => {
    const server = await standIn({ fail: always("silent") });
    const timing = { ...SHORT, retryMs: 500 };
    const { items, fellBack } = await made(server, { settings: { timing } });
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(fellBack).toBe("model_unreachable");
    // One turn is kept for answers, of which there are none.
    expect(server.calls).toHaveLength(3);
  });

  it("is left alone after some calls in a row have failed", async () => {
    const server = await standIn({ fail: always("server_error") });
    await made(server, { settings: { concurrency: 1 } });
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
  ] as const)("with every item (%s) still ends in a full set", async (failure) => {
    const { items, fellBack, ms } = await made(await standIn({ fail: writing(failure) }));
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(fellBack).toBeNull();
    expect(ms).toBeLessThan(4 * LONG.passageMs);
    for (const { source } of items) expect(LESSONS.en.join("\n")).toContain(source?.quote);
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
    const { items, byModel, fellBack } = await made(await standIn({ fail: once(failure) }), {
      settings: { timing: LONG },
    });
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(byModel).toBeGreaterThanOrEqual(6);
    expect(fellBack).toBeNull();
  });

  /** In the formats whose errors look different from those of chat completions. */
  const OTHERS = (["anthropic", "google"] as const).flatMap((format) =>
    (
      [
        ...(["cut", "stream_error", "half_json", "wrong_schema", "refusal", "empty"] as const),
        ...(["server_error", "rate_limited"] as const),
      ] as const
    ).map((failure) => [format, failure] as const),
  );

  it.each(OTHERS)(
    "once, over the %s wire format (%s), still ends in a full set of the model's",
    async (format, failure) => {
      const server = await standIn({ fail: once(failure) });
      const { items, byModel, fellBack } = await made(server, {
        settings: { provider: format, baseUrl: server.baseUrl(format), timing: LONG },
      });
      expect(items.length).toBeGreaterThanOrEqual(7);
      // A refusal is not asked again: its passage is the embedded engine's.
      expect(byModel).toBeGreaterThanOrEqual(failure === "refusal" ? 4 : 6);
      expect(fellBack).toBeNull();
    },
  );

  it.each([
    ["anthropic", "wrong_key", "model_refused_access"],
    ["anthropic", "silent", "model_unreachable"],
    ["google", "unknown_model", "model_refused_access"],
    ["google", "server_error", "model_unreachable"],
  ] as const)(
    "every time, over the %s wire format (%s), leaves the set to the embedded engine",
    async (format, failure, said) => {
      const server = await standIn({ fail: always(failure) });
      const { items, byModel, fellBack, ms } = await made(server, {
        settings: { provider: format, baseUrl: server.baseUrl(format), timing: SHORT },
      });
      expect(items.length).toBeGreaterThanOrEqual(7);
      expect(byModel).toBe(0);
      expect(fellBack).toBe(said);
      expect(ms).toBeLessThan(4 * SHORT.passageMs);
    },
  );

  it.each(["fenced", "talkative"] as const)(
    "to keep to bare JSON (%s) still writes the set",
    async (failure) => {
      const { items, byModel } = await made(await standIn({ fail: writing(failure) }));
      expect(items.length).toBeGreaterThanOrEqual(7);
      expect(byModel).toBeGreaterThanOrEqual(6);
    },
  );

  it("with every answer leaves the answering to the embedded solver", async () => {
    const { items, byModel } = await made(await standIn({ fail: answering("empty") }));
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(byModel).toBeGreaterThanOrEqual(5);
  });

  it("is asked without what it does not know", async () => {
    const server = await standIn({ fail: always("plain_only") });
    const { byModel } = await made(server);
    expect(byModel).toBeGreaterThanOrEqual(6);
    expect(server.calls.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(8);
  });

  it("is not given up for refusing all calls of one moment", async () => {
    const server = await standIn({ fail: ({ index }) => (index < 4 ? "rate_limited" : undefined) });
    const { byModel, fellBack } = await made(server, { settings: { concurrency: 4 } });
    expect(fellBack).toBeNull();
    expect(byModel).toBeGreaterThanOrEqual(6);
  });

  it("is given the time it asks for", async () => {
    const server = await standIn({ fail: once("rate_limited"), retryAfterSeconds: 1 });
    const { byModel } = await made(server, { settings: { concurrency: 1 } });
    const [first, second] = server.calls;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
    expect(byModel).toBeGreaterThanOrEqual(6);
  });
});

describe("an item that is not sound", () => {
  it("is asked for once more where its quote stands nowhere", async () => {
    const server = await standIn({ fail: (call) => (call.index === 0 ? "made_up_quotes" : undefined) });
    const { byModel } = await made(server, { settings: { concurrency: 1 } });
    expect(server.calls.some(({ prompt }) => prompt.includes("letter by letter. Copy it exactly"))).toBe(
      true,
    );
    expect(byModel).toBeGreaterThanOrEqual(6);
  });

  it("has its quote mended where only quotation marks and spaces differ", async () => {
    const plan = planPassages(
      sourceOf(["The “law of demand” says\u00a0that people buy less of a thing when its price rises."], "en"),
      { count: 1 },
    );
    const quote = 'The "law of demand" says that people buy less of a thing when its price rises.';
    const item = {
      ...{
        stem: "What says that people buy less of a thing when its price rises?",
        key: "law of demand",
        quote,
      },
      distractors: ["law of supply", "law of wages", "law of taxes"].map((text) => ({
        ...{ text, misconception: text, whyWrong: "People buy less when the price rises." },
      })),
      ...{ explanation: "People buy less when the price rises.", bloom: "understand" },
    };
    const { items, refused } = await made(await standIn({ items: () => [item] }), { plan, isAlone: true });
    expect(refused).toEqual({});
    expect(items[0]?.source?.quote).toBe(plan.passages[0]?.blocks[0]?.text);
  });

  it("is mended once where its reader disagrees, and refused if that does not help", async () => {
    const server = await standIn({
      items: (_, items) =>
        (items as { key: string; distractors: { text: string }[] }[]).map((item) => {
          const [first, ...rest] = item.distractors;
          return { ...item, key: first?.text ?? "", distractors: [{ ...first, text: item.key }, ...rest] };
        }),
    });
    const { items, refused } = await made(server);
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(refused.solver_disagrees).toBeGreaterThan(0);
    const mends = server.calls.filter(({ prompt }) =>
      prompt.includes("a careful reader of the passage answered"),
    );
    expect(mends.length).toBeGreaterThan(0);
  });
});

describe("the tokens of a set", () => {
  it("are not paid for the answer to a question that another asks in nearly the same words", async () => {
    const { plan, asked, quoteIn } = SAID_TWICE;
    const server = await standIn({
      tellsShares: true,
      items: ({ prompt }, items) => {
        const quote = quoteIn(prompt);
        const [first] = items as { explanation: string }[];
        const distractors = ["mechanical work", "kinetic motion", "loud sound"].map((text) => ({
          ...{ text, misconception: text, whyWrong: quote },
        }));
        return [{ ...first, ...asked, quote, distractors, explanation: quote }, ...items];
      },
    });
    const { items } = await made(server, { plan });
    const answers = server.calls.filter(
      ({ kind, prompt }) => kind === "solve" && prompt.includes(asked.stem),
    );
    expect(items.filter(({ text }) => text === asked.stem)).toHaveLength(1);
    expect(answers).toHaveLength(1);
  });

  it.each([1, 4])("are never more than it may use, with %i calls at a time", async (concurrency) => {
    const tokenBudget = 9_000;
    const { items, byModel, fellBack, tokens } = await made(await standIn({ delayMs: 20 }), {
      ...{ tokenBudget, settings: { concurrency } },
    });
    expect(fellBack).toBe("budget_spent");
    expect(items.length).toBeGreaterThanOrEqual(7);
    expect(byModel).toBeGreaterThan(0);
    expect(tokens).toBeGreaterThan(tokenBudget / 3);
    expect(tokens).toBeLessThanOrEqual(tokenBudget);
  });

  it("are about as many as was expected", async () => {
    const plan = planPassages(sourceOf(madeUpNotes(3, 9_000).split(/\n{2,}/u), "en"));
    const { tokens } = await made(await standIn(), { plan });
    const { language, totalEstimated: questions, passages } = plan;
    const { inputTokens, outputTokens } = expectedTokens({ passages: passages.length, questions, language });
    const expected = inputTokens + outputTokens;
    expect(tokens).toBeGreaterThan(expected / 1.6);
    expect(tokens).toBeLessThan(expected * 1.6);
  });

  it("are counted by the server's own figures, also where a call brings all that it was asked for", async () => {
    const server = await standIn();
    const { tokens } = await made(server, { isAlone: true });
    const told = server.calls.reduce((sum, { usage }) => sum + (usage?.input ?? 0) + (usage?.output ?? 0), 0);
    // Calls that nobody waited for in the end are estimated.
    expect(Math.abs(tokens - told)).toBeLessThan(told / 10);
  });
});

/** A stand-in that goes on while this thread is busy, and says when a call has come in. */
async function standInBeside(delayMs: number) {
  const door = new URL("../testing/stand-in-server.ts", import.meta.url).href;
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
    const timing = { ...SHORT, answerMs: 1_500, callMs: 60_000 };
    const client = createModelClient({ provider: "openai-compatible", baseUrl, model: "writer", timing });
    try {
      const checked = client.check(new AbortController().signal);
      await called();
      const until = performance.now() + 3_000;
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
    const server = await standIn({ fail: always(failure) });
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
