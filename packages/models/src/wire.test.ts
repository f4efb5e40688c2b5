import { LESSONS } from "@quizmill/questions/testing";
import { afterEach, describe, expect, it } from "vitest";
import { LONG, runWith, startModelServer, stopModelServers } from "./testing/model-sets.ts";
import type { Failure, SeenCall } from "./testing/stand-in-server.ts";

afterEach(stopModelServers);

/** All ways in which a set is asked for over a wire: what differs between providers, and between one's models. */
const WAYS = [
  { way: "chat completions", format: "chat", provider: "openai-compatible", model: "writer" },
  { way: "OpenAI's own", format: "chat", provider: "openai", model: "gpt-writer" },
  { way: "Anthropic, by a schema", format: "anthropic", provider: "anthropic", model: "claude-sonnet-4-6" },
  {
    way: "Anthropic, newer than the SDK",
    format: "anthropic",
    provider: "anthropic",
    model: "claude-next-9",
  },
  {
    way: "Anthropic, by a tool",
    format: "anthropic",
    provider: "anthropic",
    model: "claude-3-haiku-20240307",
  },
  { way: "Google", format: "google", provider: "google", model: "gemini-writer" },
] as const;

const HEADERS = {
  chat: { authorization: "Bearer sk-own" },
  anthropic: { "x-api-key": "sk-own", "anthropic-version": "2023-06-01" },
  google: { "x-goog-api-key": "sk-own" },
} as const;

const kinds = (calls: readonly SeenCall[], kind: SeenCall["kind"]) =>
  calls.filter((call) => call.kind === kind);

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
}

/** Strict servers want all that an object may hold to be required, and nothing else in it. */
function looseIn({ properties, required = [], additionalProperties, items }: Schema, path = ""): string[] {
  const own =
    properties === undefined ? [] : Object.keys(properties).filter((name) => !required.includes(name));
  const open = properties !== undefined && additionalProperties !== false ? [`${path}/*`] : [];
  const below = [...Object.entries(properties ?? {}), ...(items ? [["[]", items] as const] : [])];
  return [
    ...own.map((name) => `${path}/${name}`),
    ...open,
    ...below.flatMap(([name, schema]) => looseIn(schema, `${path}/${name}`)),
  ];
}

describe.each(WAYS)("a set over the wire: $way", ({ format, provider, model }) => {
  const settingsFor = (baseUrl: string) => ({
    provider,
    baseUrl,
    model,
    solverModel: "reader",
    timing: LONG,
  });

  it("is streamed item by item, each answered by the other model, and counted as the server counts", async () => {
    const server = await startModelServer({ thoughts: 'Perhaps [{"stem": or so.' });
    const { items, byModel, calls, tokens, batches } = await runWith(server, {
      settings: settingsFor(server.baseUrl(format)),
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
    expect(new Set(server.calls.map((call) => `${call.kind} ${call.model}`))).toEqual(
      new Set([`write ${model}`, "solve reader"]),
    );
    expect(calls).toBe(server.calls.length);
    expect(tokens).toBe(
      server.calls.reduce((sum, { usage }) => sum + (usage?.input ?? 0) + (usage?.output ?? 0), 0),
    );
    for (const call of kinds(server.calls, "write")) expect(call.isStreamed).toBe(true);
    for (const { headers } of server.calls) expect(headers).toMatchObject(HEADERS[format]);
  });

  it("is asked for without thinking, and at a low temperature, where Ollama writes it", async () => {
    const ollama = await startModelServer();
    await runWith(ollama, { settings: { provider: "ollama" } });
    expect(ollama.calls.length).toBeGreaterThan(2);
    for (const { body } of ollama.calls)
      expect(JSON.parse(body)).toMatchObject({ reasoning_effort: "none", temperature: 0.2 });
  });

  it("is asked for by a schema that strict servers take, in the order in which an item is thought of", async () => {
    const server = await startModelServer();
    await runWith(server, { settings: settingsFor(server.baseUrl(format)) });
    const writes = kinds(server.calls, "write");
    expect(writes.length).toBeGreaterThanOrEqual(2);
    for (const { schema, tool, maxTokens } of writes) {
      const list = (schema as Schema | null)?.properties?.elements;
      expect(Object.keys(list?.items?.properties ?? {})).toEqual([
        ...["idea", "bloom", "quote", "second", "stem", "key", "explanation", "distractors"],
      ]);
      expect(looseIn(schema as Schema)).toEqual([]);
      expect(tool !== undefined).toBe(model.startsWith("claude-3"));
      expect(maxTokens).toBeGreaterThan(2_000);
    }
    for (const { schema, wantsJson } of kinds(server.calls, "solve"))
      expect({ schema, wantsJson }).toEqual({ schema: null, wantsJson: false });
  });

  it.each(["plain_only", "text_only"] as const)(
    "is asked for without what its server does not know (%s)",
    async (failure) => {
      const server = await startModelServer({ fail: () => failure });
      const { byModel, fellBack } = await runWith(server, { settings: settingsFor(server.baseUrl(format)) });
      expect(byModel).toBeGreaterThanOrEqual(6);
      expect(fellBack).toBeNull();
      // Of those that were under way when it was learnt, not of each.
      expect(server.calls.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(20);
      const last = server.calls.findLast(({ kind }) => kind === "write");
      expect(last).toMatchObject({
        status: 200,
        schema: null,
        wantsJson: failure === "plain_only" && last?.wantsJson,
      });
    },
  );

  const ONCE = [
    ...(["cut", "stream_error", "half_json", "wrong_schema", "refusal", "empty"] as const),
    ...(["server_error", "rate_limited", "fenced", "talkative"] as const),
  ];
  it.each(ONCE)("that fails once (%s) still ends in a full set of the model's", async (failure) => {
    const server = await startModelServer({ fail: ({ index }) => (index === 0 ? failure : undefined) });
    const { items, byModel, fellBack } = await runWith(server, {
      settings: settingsFor(server.baseUrl(format)),
    });
    expect(items.length).toBeGreaterThanOrEqual(7);
    // A refusal is not asked again: its passages are the embedded engine's.
    expect(byModel).toBeGreaterThanOrEqual(failure === "refusal" ? 3 : 6);
    expect(fellBack).toBeNull();
  });

  const ALWAYS: readonly (readonly [Failure, string])[] = [
    ["wrong_key", "model_refused_access"],
    ["unknown_model", "model_refused_access"],
    ["no_credit", "model_refused_access"],
    ["server_error", "model_unreachable"],
    ["never_understands", "model_unreachable"],
  ];
  it.each(ALWAYS)(
    "that fails every time (%s) is left to the embedded engine, and that is said",
    async (failure, said) => {
      const server = await startModelServer({ fail: () => failure });
      const { items, byModel, fellBack, ms } = await runWith(server, {
        settings: settingsFor(server.baseUrl(format)),
      });
      expect(items.length).toBeGreaterThanOrEqual(7);
      expect({ byModel, fellBack }).toEqual({ byModel: 0, fellBack: said });
      expect(ms).toBeLessThan(LONG.passageMs);
      expect(server.calls.length).toBeLessThanOrEqual(12);
    },
  );
});
