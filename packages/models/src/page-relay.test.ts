import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateWithModel, llmEngine } from "./engine.ts";
import { createModelClient } from "./index.ts";
import { BROWSER_SETTINGS, type PageReply, type PageRequest } from "./page-relay.ts";
import { lesson, startModelServer, stopModelServers } from "./testing/model-sets.ts";
import type { StandIn } from "./testing/stand-in-server.ts";

let model: StandIn;
beforeAll(async () => {
  model = await startModelServer();
});
afterAll(stopModelServers);

/** What a page with a model that works says. */
async function worked({ system, user, schema }: PageRequest): Promise<PageReply> {
  const said = { system, user };
  const messages = Object.entries(said).map(([role, content]) => ({ role, content }));
  const format = schema && {
    response_format: { type: "json_schema", json_schema: { name: "asked", schema } },
  };
  const answer = await fetch(`${model.baseUrl("chat")}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ messages, ...format }),
  });
  const { choices } = (await answer.json()) as { choices: { message: { content: string } }[] };
  return { text: choices[0]?.message.content ?? "" };
}

/** A set by a model that answers so, with what it was asked. */
async function setFrom(reply: (request: PageRequest, index: number) => PageReply | Promise<PageReply>) {
  const asked: PageRequest[] = [];
  const settings = { ...BROWSER_SETTINGS, timing: { ...BROWSER_SETTINGS.timing, retryMs: 1 } };
  const client = createModelClient(settings, async (request) => reply(request, asked.push(request) - 1));
  const how = { engine: llmEngine(client), mode: "study", seed: 3 } as const;
  const batches = await Array.fromAsync(generateWithModel(lesson(), how));
  const items = batches.flatMap((batch) => batch.items);
  return {
    asked,
    items,
    byModel: items.filter(({ writtenBy }) => writtenBy === "model").length,
    fellBack: batches.find((batch) => batch.fellBack)?.fellBack ?? null,
  };
}

describe("a browser's model", () => {
  it("is asked for one question at a time, of little text, with a plain schema, and its questions are taken", async () => {
    const { asked, byModel, items } = await setFrom(worked);
    expect(byModel).toBeGreaterThan(items.length / 2);
    const writing = asked.filter(({ schema }) => schema !== null);
    for (const { user, schema } of writing) {
      expect(user).toMatch(/^Questions: 1$/mu);
      expect(user.length).toBeLessThan(4_000);
      expect(JSON.stringify(schema)).not.toMatch(/\$ref|"format"/u);
    }
    expect(asked.length).toBeGreaterThan(writing.length);
  });

  const LONG = "a".repeat(40_000);
  it.each([
    ["prose", { text: "I would rather talk about the weather." }],
    ["another schema", { text: '{"elements":[{"question":1,"answers":[null]}]}' }],
    ["JSON that is cut off", { text: '{"elements":[{"quote":"' }],
    ["as much as may be", { text: LONG }],
    ["nothing", { text: "" }],
    ["deep nesting", { text: `{"elements":${"[".repeat(15_000)}` }],
  ])("that says %s leaves the embedded engine's questions", async (_what, reply: PageReply) => {
    const { items, byModel } = await setFrom(() => reply);
    expect(byModel).toBe(0);
    expect(items.length).toBeGreaterThan(3);
  });

  it("that does not take the form of an answer is asked without it", async () => {
    const { asked, byModel } = await setFrom(async (request) =>
      request.schema === null ? worked(request) : { fault: "no_schema" },
    );
    expect(asked.filter(({ schema }) => schema !== null).length).toBeLessThan(4);
    expect(byModel).toBeGreaterThan(0);
  });

  it("for which a text is too long, or that refuses once, goes on with the others", async () => {
    const { byModel, fellBack } = await setFrom((request, index) =>
      index < 2 ? { fault: index === 0 ? "too_long" : "refused" } : worked(request),
    );
    expect(byModel).toBeGreaterThan(0);
    expect(fellBack).toBeNull();
  });

  it("that does not know the language, or always fails, is asked no more", async () => {
    const unsupported = await setFrom(() => ({ fault: "unsupported" }));
    expect(unsupported).toMatchObject({ byModel: 0, fellBack: "model_refused_access" });
    expect(unsupported.asked).toHaveLength(1);
    const failing = await setFrom(() => ({ fault: "failed" }));
    expect(failing).toMatchObject({ byModel: 0, fellBack: "model_unreachable" });
    expect(failing.asked.length).toBeLessThan(5);
  });
});
