import { createServer } from "node:http";
import { type ModelStanding, type OwnModel, OwnModelSchema } from "@quizmill/contract";
import { writeModelFile } from "@quizmill/models";
import { type StandIn, type StandInOptions, startStandIn } from "@quizmill/models/testing";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../../../../fixtures/made-up-lecture.ts";
import {
  realEngine,
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
  type TestAppOptions,
} from "../../../test-app.ts";
import { createTestHome, type TestHome } from "../../../test-home.ts";
import { allEvents, makeSet, readSet, refusalOf } from "../testing/sets.ts";
import { deleteOldTrials } from "./own-model-store.ts";

const KEY = "sk-own-key-of-anna-7f3d";
const text = madeUpNotes(11, 3_000);

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

let provider: StandIn;
let operators: StandIn;
beforeAll(async () => {
  provider = await startStandIn();
  operators = await startStandIn();
});
afterAll(async () => {
  await provider.close();
  await operators.close();
});

/** A server whose provider is a stand-in; its members name it, and can name no address. */
async function serverWith(
  of: StandIn = provider,
  options: TestAppOptions & { home?: TestHome } = {},
): Promise<TestApp> {
  const server = await startTestApp({
    engine: realEngine,
    providerAddresses: { mistral: of.baseUrl("chat"), google: of.baseUrl("google") },
    ...options,
  });
  closing.push(() => server.stop());
  return server;
}

async function standIn(options: StandInOptions): Promise<StandIn> {
  const one = await startStandIn(options);
  closing.push(() => one.close());
  return one;
}

const told = async (server: TestApp, token: string): Promise<OwnModel> =>
  OwnModelSchema.parse(await (await server.call("GET", "/api/own-model", { token })).json());
const standingOf = async (server: TestApp, token: string) =>
  (await (await server.call("GET", "/api/me/model", { token })).json()) as ModelStanding | null;

const WANTED = { provider: "mistral", key: KEY, model: "writer", language: "en" };

async function tried(
  server: TestApp,
  token: string,
  wanted: object = {},
): Promise<NonNullable<OwnModel["trial"]>> {
  const body = { ...WANTED, ...wanted };
  expect((await server.call("POST", "/api/own-model/trial", { token, body })).status).toBe(204);
  await expect
    .poll(async () => (await told(server, token)).trial?.state.name, { timeout: 60_000, interval: 100 })
    .not.toBe("running");
  return (await told(server, token)).trial as NonNullable<OwnModel["trial"]>;
}

async function withOwnModel(server: TestApp) {
  const member = await server.account();
  await tried(server, member.token);
  expect((await server.call("POST", "/api/own-model/keep", { token: member.token })).status).toBe(204);
  return member;
}

async function writtenSet(server: TestApp, token: string) {
  const set = await makeSet(server, token, { text, engine: "model" });
  await allEvents(server, set);
  return readSet(server, token, set.datasetId);
}

const keysSeen = (of: StandIn) => new Set(of.calls.map(({ headers }) => headers.authorization));

/** The calls in which a server fails as named; all others are checks of key and name. */
const FAILING: Readonly<Record<string, "write" | "solve">> = { empty: "write", missing_letter: "solve" };

describe("a language model that a member brings", () => {
  it("is tried with its key alone, shows two questions before it is kept, and never its key", async () => {
    const server = await serverWith();
    const { token } = await server.account();
    const { state, ...shown } = await tried(server, token, { language: "de" });
    expect(shown).toEqual({ provider: "mistral", model: "writer" });
    expect(state).toMatchObject({ name: "done", kept: expect.any(Number), tokens: expect.any(Number) });
    if (state.name !== "done") return;
    expect(state.samples).toHaveLength(2);
    for (const { stem, options, quote } of state.samples) {
      expect([stem, quote].every((words) => words.length > 5)).toBe(true);
      expect(options.filter(({ isKey }) => isKey)).toHaveLength(1);
    }
    expect(await standingOf(server, token)).toBeNull();
    await server.call("POST", "/api/own-model/keep", { token });
    const now = await told(server, token);
    expect(now).toMatchObject({ trial: null, kept: { ...shown, lastFour: "7f3d", isReadable: true } });
    expect(JSON.stringify(now)).not.toContain(KEY);
    expect(await standingOf(server, token)).toMatchObject({
      isOwn: true,
      isDefault: false,
      tokensLeft: null,
    });
  });

  it("writes the sets of its account alone, before the installation's, whose tokens it does not use", async () => {
    const settings = {
      LLM_PROVIDER: "openai-compatible",
      LLM_BASE_URL: operators.baseUrl("chat"),
      LLM_MODEL: "common",
      LLM_TOKENS_PER_ACCOUNT_PER_DAY: "400",
    };
    const server = await serverWith(provider, { settings });
    const anna = await withOwnModel(server);
    const ben = await server.account();
    const before = provider.calls.length;
    const benSet = await writtenSet(server, ben.token);
    expect(benSet.model).toMatchObject({ isOwn: false, fellBack: "budget_spent" });
    expect(provider.calls).toHaveLength(before);
    expect(await told(server, ben.token)).toMatchObject({ kept: null, trial: null });
    const annaSet = await writtenSet(server, anna.token);
    expect(annaSet.model).toMatchObject({ isOwn: true, fellBack: null });
    expect(annaSet.questions.some(({ writtenBy }) => writtenBy === "model")).toBe(true);
    expect(provider.calls.length).toBeGreaterThan(before);
    expect(keysSeen(provider)).toEqual(new Set([`Bearer ${KEY}`]));
    expect(operators.calls.filter(({ kind }) => kind !== "check")).toEqual([]);
    const tokens = await server.db.selectFrom("modelTokens").selectAll().execute();
    expect(tokens).toEqual([]);
  });

  it("is stored as ciphertext that opens for no other account, and is in no export", async () => {
    const server = await serverWith();
    const anna = await withOwnModel(server);
    const ben = await server.account();
    const [row] = await server.db.selectFrom("ownModels").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(KEY.slice(0, -4));
    const accounts = await server.db.selectFrom("accounts").selectAll().execute();
    const other = accounts.find(({ email }) => email === ben.email)?.id ?? "";
    if (row !== undefined)
      await server.db
        .insertInto("ownModels")
        .values({ ...row, accountId: other })
        .execute();
    expect((await told(server, ben.token)).kept).toMatchObject({ isReadable: false });
    const before = provider.calls.length;
    expect(await standingOf(server, ben.token)).toMatchObject({ isOwn: true, unavailable: "key_unreadable" });
    const detail = await writtenSet(server, ben.token);
    expect(detail).toMatchObject({
      status: "READY",
      model: { isOwn: true, fellBack: "model_refused_access" },
    });
    expect(provider.calls).toHaveLength(before);
    const answer = await server.call("GET", "/api/me/export", { token: anna.token });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const everything = Object.values(files)
      .map((file) => strFromU8(file))
      .join("\n");
    expect(everything).toContain('"mistral"');
    for (const secret of [KEY, row?.sealedKey ?? KEY]) expect(everything).not.toContain(secret);
  });

  it("is deleted by a button, and with its account", async () => {
    const server = await serverWith();
    const rows = async () => (await server.db.selectFrom("ownModels").select("accountId").execute()).length;
    const [anna, ben] = [await withOwnModel(server), await withOwnModel(server)];
    expect(await rows()).toBe(2);
    expect((await server.call("DELETE", "/api/own-model", { token: anna.token })).status).toBe(204);
    expect([await rows(), (await told(server, anna.token)).kept]).toEqual([1, null]);
    expect(await standingOf(server, anna.token)).toBeNull();
    await server.call("DELETE", "/api/me", { token: ben.token });
    expect(await rows()).toBe(0);
  });

  it("outlives a change of the installation's secret if the old one is at hand, and is asked for again if not", async () => {
    const home = await createTestHome();
    const secrets = ["a", "b", "c"].map((letter) => letter.repeat(43));
    const start = (ACCESS_TOKEN_KEY = "", ACCESS_TOKEN_PREVIOUS_KEY = "") =>
      serverWith(provider, { home, settings: { ACCESS_TOKEN_KEY, ACCESS_TOKEN_PREVIOUS_KEY } });
    const stop = () => closing.pop()?.();
    const { email } = await withOwnModel(await start(secrets[0]));
    await stop();
    for (const [now, before, isReadable] of [
      [secrets[1], secrets[0], true],
      [secrets[1], "", true],
      [secrets[2], "", false],
    ] as const) {
      const server = await start(now, before);
      const body = { email, password: TEST_PASSWORD };
      const session = await (await server.call("POST", "/api/auth/login", { body })).json();
      const { accessToken } = session as { accessToken: string };
      expect((await told(server, accessToken)).kept).toMatchObject({ lastFour: "7f3d", isReadable });
      await stop();
    }
    await home.remove();
  });

  it("is listed from its provider, bounded, and from no address that this one points to", async () => {
    const server = await serverWith();
    const { token } = await server.account();
    const list = (of: string) =>
      server.call("POST", "/api/own-model/list", { token, body: { provider: of, key: KEY } });
    expect(await (await list("mistral")).json()).toEqual({ models: ["stand-in"] });
    expect((await list("https://evil.example")).status).toBe(400);
    const asked: (string | undefined)[] = [];
    const elsewhere = createServer((request, answer) => {
      asked.push(request.url);
      if (request.url?.startsWith("/moved")) answer.writeHead(302, { location: "/there" }).end();
      else answer.end(`{"data":[${'{"id":"model"},'.repeat(400_000)}{"id":"last"}]}`);
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    closing.push(async () => elsewhere.close());
    const { port } = elsewhere.address() as { port: number };
    const providerAddresses = {
      mistral: `http://127.0.0.1:${port}/moved`,
      groq: `http://127.0.0.1:${port}/endless`,
    };
    const strange = await serverWith(provider, { providerAddresses });
    const member = await strange.account();
    for (const [of, code] of [
      ["mistral", "MODEL_UNREACHABLE"],
      ["groq", "MODEL_UNREACHABLE"],
    ] as const) {
      const body = { provider: of, key: KEY };
      const answer = await strange.call("POST", "/api/own-model/list", { token: member.token, body });
      expect(await refusalOf(answer)).toMatchObject({ status: 422, code });
    }
    expect(asked).toEqual(["/moved/models", "/endless/models"]);
  });

  it.each([
    ["wrong_key", "mistral", "MODEL_KEY_REFUSED"],
    ["wrong_key", "google", "MODEL_KEY_REFUSED"],
    ["unknown_model", "mistral", "MODEL_UNKNOWN"],
    ["no_credit", "mistral", "MODEL_NO_CREDIT"],
    ["server_error", "mistral", "MODEL_UNREACHABLE"],
    ["empty", "mistral", "MODEL_UNFIT"],
    ["missing_letter", "mistral", "MODEL_MISSES_FAULTS"],
  ] as const)(
    "that fails its trial (%s, %s) is not kept, and it is said why: %s",
    async (failure, of, code) => {
      const fails = FAILING[failure] ?? "check";
      const failing = await standIn({ fail: ({ kind }) => (kind === fails ? failure : undefined) });
      const server = await serverWith(failing);
      const { token } = await server.account();
      expect((await tried(server, token, { provider: of })).state).toEqual({ name: "failed", code });
      expect((await server.call("POST", "/api/own-model/keep", { token })).status).toBe(404);
      expect((await told(server, token)).kept).toBeNull();
    },
  );

  it("is not what a trial says that was replaced or stopped, and goes with its key if nobody keeps it", async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const slow = await standIn({ until: () => held });
    const server = await serverWith(slow);
    const { token } = await server.account();
    const begin = (model: string) =>
      server.call("POST", "/api/own-model/trial", { token, body: { ...WANTED, model } });
    for (const model of ["first", "second"]) expect((await begin(model)).status).toBe(204);
    expect(await told(server, token)).toMatchObject({
      trial: { model: "second", state: { name: "running" } },
    });
    expect((await server.call("DELETE", "/api/own-model/trial", { token })).status).toBe(204);
    letGo();
    expect((await told(server, token)).trial).toBeNull();
    await tried(server, token);
    await deleteOldTrials(server.db, Date.now());
    expect((await told(server, token)).trial).not.toBeNull();
    await deleteOldTrials(server.db, Date.now() + 2 * 3_600_000);
    expect(await server.db.selectFrom("ownModels").selectAll().execute()).toEqual([]);
  });

  it("can be tried a few times an hour, and not at all where the installation takes no keys", async () => {
    const failing = await standIn({ fail: () => "wrong_key" });
    const limited = await serverWith(failing, { hasRateLimits: true });
    const { token } = await limited.account();
    const begin = (server: TestApp, as: string) =>
      server.call("POST", "/api/own-model/trial", { token: as, body: WANTED });
    let answer = await begin(limited, token);
    for (let n = 1; n < 20 && answer.ok; n++) answer = await begin(limited, token);
    expect(await refusalOf(answer)).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    const closed = await serverWith(provider, { settings: { MEMBER_KEYS: "off" } });
    const member = await closed.account();
    expect((await told(closed, member.token)).isAllowed).toBe(false);
    expect((await begin(closed, member.token)).status).toBe(404);
  });
});

describe("a language model on the server's machine", () => {
  const LOCAL = { program: "Ollama", model: "stand-in" } as const;
  const withLocal = (settings: Record<string, string> = {}) => {
    const Ollama = Number(new URL(provider.baseUrl("chat")).port);
    const localPorts = { Ollama, "LM Studio": 9, "llama.cpp": 9, vLLM: 9 };
    return serverWith(provider, { localPorts, settings });
  };
  const begin = (server: TestApp, token: string, headers: Record<string, string> = {}) =>
    server.call("POST", "/api/own-model/here/trial", { token, headers, body: { ...LOCAL, language: "en" } });

  it("is found for who sits there, tried, chosen for all as their default, and undone with one call", async () => {
    const server = await withLocal();
    const { token } = await server.account();
    expect((await told(server, token)).here).toEqual({ models: [LOCAL], chosen: null, isFixed: false });
    expect((await begin(server, token)).status).toBe(204);
    await expect
      .poll(async () => (await told(server, token)).trial?.state.name, { timeout: 60_000, interval: 100 })
      .toBe("done");
    expect((await told(server, token)).trial).toMatchObject({ provider: "Ollama", model: "stand-in" });
    const fromElsewhere = { token, headers: { "x-forwarded-for": "192.0.2.7" } };
    expect((await server.call("POST", "/api/own-model/keep", fromElsewhere)).status).toBe(404);
    expect((await server.call("POST", "/api/own-model/keep", { token })).status).toBe(204);
    expect(await told(server, token)).toMatchObject({
      kept: null,
      trial: null,
      here: { chosen: "stand-in" },
    });
    const other = await server.account();
    const standing = { isOwn: false, isDefault: true, host: null };
    expect(await standingOf(server, other.token)).toMatchObject(standing);
    expect((await server.call("DELETE", "/api/own-model/here", fromElsewhere)).status).toBe(404);
    expect((await server.call("DELETE", "/api/own-model/here", { token })).status).toBe(204);
    expect(await standingOf(server, other.token)).toBeNull();
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ["whose request a proxy passed on", { "x-forwarded-for": "192.0.2.7" }, {}],
    ["whose page has another name", { origin: "https://quiz.example" }, {}],
    ["of a server that has proxies", {}, { TRUST_PROXY: "127.0.0.1" }],
    ["of a server that people know by another name", {}, { PUBLIC_URL: "https://quiz.example" }],
  ])("is neither told nor tried for a caller %s", async (_who, headers, settings) => {
    const server = await withLocal(settings);
    const { token } = await server.account();
    const answer = await server.call("GET", "/api/own-model", { token, headers });
    expect(((await answer.json()) as OwnModel).here).toBeNull();
    expect((await begin(server, token, headers)).status).toBe(404);
    expect(await server.db.selectFrom("ownModels").selectAll().execute()).toEqual([]);
  });

  it("is not offered where the settings name a model, and is no default where they say so", async () => {
    const fixed = await withLocal({
      LLM_PROVIDER: "ollama",
      LLM_MODEL: "named",
      LLM_BASE_URL: operators.baseUrl("chat"),
    });
    const { token } = await fixed.account();
    expect((await told(fixed, token)).here).toEqual({ models: [], chosen: null, isFixed: true });
    expect((await begin(fixed, token)).status).toBe(404);
    const server = await withLocal({ LLM_DEFAULT: "embedded" });
    const member = await server.account();
    const settings = { provider: "ollama", model: "stand-in", baseUrl: provider.baseUrl("chat") } as const;
    await writeModelFile(server.dataDir, { settings, price: null, msPerQuestion: null });
    expect(await standingOf(server, member.token)).toMatchObject({ isDefault: false, host: null });
  });
});
