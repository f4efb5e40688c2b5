import { type ModelStanding, ModelStandingSchema, SettingsSchema } from "@quizmill/contract";
import { removeModelFile, writeModelFile } from "@quizmill/models/setup";
import { type StandIn, type StandInOptions, startStandIn } from "@quizmill/models/testing";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { madeUpNotes } from "../../../../../../fixtures/made-up-lecture.ts";
import { readConfig } from "../../../config.ts";
import { openAccount, realEngine, startTestApp, type TestApp } from "../../../test-app.ts";
import { createTestHome, type TestHome } from "../../../test-home.ts";
import { endServerProcess, type ServerProcess, startServerProcess } from "../../../test-process.ts";
import { readEvents } from "../testing/events.ts";
import { allEvents, eventsOf, makeSet, postNotes, readSet, refusalOf } from "../testing/sets.ts";

const KEY = "sk-never-in-a-log";
const text = madeUpNotes(11, 6_000);

let stop: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of stop.reverse()) await one();
  stop = [];
});

async function standIn(options: StandInOptions = {}): Promise<StandIn> {
  const model = await startStandIn(options);
  stop.push(() => model.close());
  return model;
}

const settingsFor = (model: StandIn) => ({
  LLM_PROVIDER: "openai-compatible",
  LLM_BASE_URL: model.baseUrl("chat"),
  LLM_API_KEY: KEY,
  LLM_MODEL: "writer",
  LLM_SOLVER_MODEL: "reader",
});

/** A model that works. */
let working: StandIn;
beforeAll(async () => {
  working = await startStandIn();
});
afterAll(() => working.close());

async function serverWith(environment: Record<string, string>): Promise<{ server: TestApp; token: string }> {
  const home = await createTestHome();
  stop.push(() => home.remove());
  const config = readConfig({ DATA_DIR: home.dataDir, LOG_LEVEL: "silent", ...environment });
  const server = await startTestApp({ home, config, engine: realEngine });
  stop.push(() => server.stop());
  return { server, ...(await server.account()) };
}

async function finishedSet(
  server: TestApp | ServerProcess,
  token: string,
  notes: Parameters<typeof makeSet>[2],
) {
  const set = await makeSet(server, token, notes);
  const events = await allEvents(server, set);
  return { events, detail: await readSet(server, token, set.datasetId) };
}

async function standingOf(server: TestApp, token: string): Promise<ModelStanding> {
  const answer = await server.call("GET", "/api/me/model", { token });
  return ModelStandingSchema.parse(await answer.json());
}

/** Who writes does not depend on the database; what is stored of it, and the tokens that are counted in it, may. */
const onSqlite = it.skipIf(inject("postgresUrl") !== undefined);

describe("a set that a language model is to write", () => {
  it("says who wrote each question and what was used, after the embedded engine wrote all of it", async () => {
    const { server, token } = await serverWith(settingsFor(working));
    const { detail, events } = await finishedSet(server, token, { text, engine: "model" });
    expect(detail.status).toBe("READY");
    expect(detail.model).toMatchObject({ fellBack: null });
    expect(detail.model?.usage.calls).toBeGreaterThan(5);
    expect(detail.model?.usage.outputTokens).toBeGreaterThan(500);
    expect(detail.model?.expected).toBeNull();
    const writers = detail.questions.map(({ writtenBy }) => writtenBy);
    // The test model repeats itself if a passage says little; the embedded engine's questions stay there.
    expect(writers.filter((writer) => writer === "model").length).toBeGreaterThan(writers.length / 3);
    const progress = events.filter(({ name }) => name === "progress").map(({ data }) => data);
    const whole = progress.findIndex(({ done, total }) => done === total);
    expect(progress[whole]?.questions).toBe(progress.at(-1)?.questions);
    const { totalChunks: total } = detail;
    expect(progress.slice(whole + 1).map(({ model }) => model)).toEqual(
      Array.from({ length: total }, (_, index) => ({ done: index + 1, total })),
    );
    expect(detail.processedChunks).toBe(detail.totalChunks);
  });

  onSqlite(
    "is written by the embedded engine unless the model is requested, and nothing leaves the server",
    async () => {
      const before = working.calls.length;
      const { server, token } = await serverWith(settingsFor(working));
      const { detail } = await finishedSet(server, token, { text });
      expect(detail.model).toBeUndefined();
      expect(new Set(detail.questions.map(({ writtenBy }) => writtenBy))).toEqual(new Set(["embedded"]));
      expect(working.calls.slice(before).filter(({ kind }) => kind !== "check")).toEqual([]);
    },
  );

  onSqlite(
    "is written by the model without a request if the settings say so",
    { tags: "thorough" },
    async () => {
      const { server, token } = await serverWith({ ...settingsFor(working), LLM_DEFAULT: "model" });
      expect((await finishedSet(server, token, { text })).detail.model?.usage.calls).toBeGreaterThan(5);
    },
  );

  onSqlite(
    "is written by the model that is chosen while the server runs, and by none after that is undone",
    { tags: "thorough" },
    async () => {
      const { server, token } = await serverWith({ LLM_TOKENS_PER_ACCOUNT_PER_DAY: "200000" });
      const standingNow = async () => (await server.call("GET", "/api/me/model", { token })).json();
      expect(await standingNow()).toBeNull();

      const { dataDir } = server;
      const settings = {
        ...({ provider: "openai-compatible", model: "chosen" } as const),
        baseUrl: working.baseUrl("chat"),
        apiKey: KEY,
      };
      await writeModelFile(dataDir, {
        settings,
        price: { input: 1, output: 2, currency: "EUR" },
        msPerQuestion: 3_000,
      });
      expect(await standingOf(server, token)).toMatchObject({
        isOwn: false,
        isDefault: true,
        host: null,
        price: { currency: "EUR" },
        msPerQuestion: 3_000,
        tokensLeft: 200_000,
      });
      const { detail } = await finishedSet(server, token, { text, engine: "model" });
      expect(detail.model?.fellBack).toBeNull();
      expect(detail.questions.some(({ writtenBy }) => writtenBy === "model")).toBe(true);
      expect(working.calls.some(({ model }) => model === "chosen")).toBe(true);

      await writeModelFile(dataDir, {
        settings: { ...settings, model: "another" },
        price: null,
        msPerQuestion: null,
      });
      await finishedSet(server, token, { text, engine: "model" });
      expect(working.calls.some(({ model }) => model === "another")).toBe(true);

      await removeModelFile(dataDir);
      expect(await standingNow()).toBeNull();
      expect((await finishedSet(server, token, { text })).detail.model).toBeUndefined();
    },
  );

  onSqlite(
    "is written by the model of the environment, whatever was chosen",
    { tags: "thorough" },
    async () => {
      const { server, token } = await serverWith(settingsFor(working));
      const wrong = {
        provider: "openai-compatible",
        baseUrl: "http://127.0.0.1:9/v1",
        model: "chosen",
      } as const;
      await writeModelFile(server.dataDir, { settings: wrong, price: null, msPerQuestion: null });
      const { detail } = await finishedSet(server, token, { text, engine: "model" });
      expect(detail.model?.fellBack).toBeNull();
    },
  );

  onSqlite("is refused if no model is set up, and its key makes no set", async () => {
    const { server, token } = await serverWith({});
    const refused = await postNotes(server, token, { text, engine: "model", key: "one" });
    expect(await refusalOf(refused)).toEqual({
      status: 400,
      code: "VALIDATION_FAILED",
      details: { part: "query", fields: [{ path: "engine", reason: "not_set_up" }] },
    });
    expect((await finishedSet(server, token, { text, key: "one" })).detail.model).toBeUndefined();
  });

  onSqlite.each(["wrong_key", "unknown_model"] as const)(
    "comes from the embedded engine if a setting is wrong (%s), and says so",
    { tags: "thorough" },
    async (failure) => {
      const model = await standIn({ fail: () => failure });
      const { server, token } = await serverWith(settingsFor(model));
      const { detail } = await finishedSet(server, token, { text, engine: "model" });
      expect(detail).toMatchObject({ status: "READY", model: { fellBack: "model_refused_access" } });
      expect(model.calls.map(({ kind }) => kind)).toEqual(["check"]);
    },
  );

  onSqlite("does not delay another set while the model is slow", { tags: "thorough" }, async () => {
    // Its first answers come, and then none.
    const fail = ({ index }: { index: number }) => (index < 10 ? undefined : "silent");
    const { server, token } = await serverWith(settingsFor(await standIn({ fail })));
    const slow = await makeSet(server, token, { text, engine: "model" });
    // Reported while it is being made.
    const { model: expected } = await readSet(server, token, slow.datasetId);
    expect(expected?.expected?.inputTokens).toBeGreaterThan(5_000);
    expect(expected?.expected?.outputTokens).toBeGreaterThan(500);
    const { detail } = await finishedSet(server, token, { text: madeUpNotes(12, 4_000) });
    expect(detail.status).toBe("READY");
    expect((await readSet(server, token, slow.datasetId)).status).not.toBe("READY");
  });

  it("stops using the model when the account's tokens of the day are used up, also with several sets at once", {
    tags: "thorough",
  }, async () => {
    const limit = 9_000;
    const limits = { LLM_TOKENS_PER_ACCOUNT_PER_DAY: String(limit) };
    const { server, token } = await serverWith({ ...settingsFor(working), ...limits });
    const both = await Promise.all(
      [text, madeUpNotes(15, 6_000)].map((notes) =>
        finishedSet(server, token, { text: notes, engine: "model" }),
      ),
    );
    let used = 0;
    for (const { detail } of both) {
      expect(detail).toMatchObject({ status: "READY", model: { fellBack: "budget_spent" } });
      used += (detail.model?.usage.inputTokens ?? 0) + (detail.model?.usage.outputTokens ?? 0);
    }
    expect(used).toBeGreaterThan(limit / 3);
    expect(used).toBeLessThanOrEqual(limit);
    expect(await standingOf(server, token)).toMatchObject({ tokensLeft: limit - used });
    const { token: other } = await server.account();
    expect(await standingOf(server, other)).toMatchObject({ tokensLeft: limit, unavailable: null });
    const third = await finishedSet(server, other, { text: madeUpNotes(13, 4_000), engine: "model" });
    expect(third.detail.model?.usage.calls).toBeGreaterThan(0);
  });
});

describe("the state of the model, before anybody chooses", () => {
  it("says that there is no limit, if none is set, and what a page uses and costs", async () => {
    const prices = { LLM_INPUT_PRICE: "0.15", LLM_OUTPUT_PRICE: "0.6", LLM_PRICE_CURRENCY: "EUR" };
    const { server, token } = await serverWith({ ...settingsFor(working), ...prices });
    const price = { input: 0.15, output: 0.6, currency: "EUR" };
    const standing = await standingOf(server, token);
    expect(standing).toMatchObject({ tokensLeft: null, unavailable: null, price });
    expect(standing.perPage.inputTokens).toBeGreaterThan(1_000);
    const settings = SettingsSchema.parse(await (await server.call("GET", "/api/settings")).json());
    expect(settings.modelPrice).toEqual(price);
  });

  it("says that the day's tokens are too few for a question, and when there are new ones", async () => {
    const few = { LLM_TOKENS_PER_DAY: "500" };
    const { server, token } = await serverWith({ ...settingsFor(working), ...few });
    const standing = await standingOf(server, token);
    expect(standing).toMatchObject({ tokensLeft: 500, unavailable: "budget_spent" });
    const untilMs = Date.parse(standing.renewsAt) - Date.now();
    expect(untilMs).toBeGreaterThan(-60_000);
    expect(untilMs).toBeLessThanOrEqual(86_400_000);
    expect(standing.renewsAt).toMatch(/T00:00:00\.000Z$/);
  });

  it("says that a setting is wrong, once that is known", async () => {
    const { server, token } = await serverWith(settingsFor(await standIn({ fail: () => "wrong_key" })));
    await expect.poll(async () => (await standingOf(server, token)).unavailable).toBe("model_refused_access");
  });

  it("says nothing if no model is set up, or to a caller without an account", async () => {
    const { server, token } = await serverWith({});
    expect(await (await server.call("GET", "/api/me/model", { token })).json()).toBeNull();
    expect((await server.call("GET", "/api/me/model")).status).toBe(401);
  });
});

describe("a server process with a language model", () => {
  let running: ServerProcess | undefined;
  afterEach(() => endServerProcess(running, "SIGKILL"));

  async function started(home: TestHome, model: StandIn): Promise<ServerProcess> {
    running = await startServerProcess({ home, logLevel: "trace", more: settingsFor(model) });
    return running;
  }

  // What a killed process had recorded is compared on both databases in `kill.test.ts`.
  onSqlite(
    "that is killed never pays again for a passage it had recorded, and its log has no key",
    { tags: "thorough" },
    async () => {
      const home = await createTestHome();
      stop.push(() => home.remove());
      const model = await standIn({ delayMs: 60 });
      const first = await started(home, model);
      const { token } = await openAccount(first.call);
      const set = await makeSet(first, token, { text: madeUpNotes(14, 12_000), engine: "model" });
      for await (const { data } of readEvents(await eventsOf(first, set)))
        if (Number((data.model as { done?: number } | undefined)?.done) >= 3) break;
      await endServerProcess(first, "SIGKILL");

      const before = model.calls.length;
      const second = await started(home, model);
      const recorded = (await readSet(second, token, set.datasetId)).questions;
      await allEvents(second, set);
      const detail = await readSet(second, token, set.datasetId);
      expect(detail.status).toBe("READY");
      const byModel = recorded.filter(({ writtenBy }) => writtenBy === "model");
      expect(detail.questions.filter(({ id }) => byModel.some((one) => one.id === id))).toEqual(byModel);
      expect(detail.questions.map(({ id }) => id)).toEqual(
        expect.arrayContaining(recorded.map(({ id }) => id)),
      );
      expect(new Set(detail.questions.map((question) => question.text)).size).toBe(detail.questions.length);
      const passages = (calls: StandIn["calls"]) =>
        calls
          .filter(({ kind }) => kind === "write")
          .map(
            ({ prompt }) => /passage-[0-9a-f]+\n([\s\S]{80})/u.exec(prompt.split("Marker:")[1] ?? "")?.[1],
          );
      const paid = passages(model.calls.slice(0, before));
      for (const passage of passages(model.calls.slice(before)))
        expect(paid.slice(0, 3)).not.toContain(passage);
      const log = [...first.output, ...second.output].join("\n");
      expect(log).toContain("the language model answers");
      expect(log).not.toContain(KEY);
    },
  );
});
