import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the settings", () => {
  it("have a default for everything", () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: "127.0.0.1", logLevel: "info", smtpUrl: null });
  });

  it("contain no secret of their own", () => {
    expect(readConfig({})).toMatchObject({
      metricsToken: null,
      signingKeys: null,
      databaseUrl: null,
      model: null,
    });
  });

  it("treat an empty value as not set", () => {
    expect(readConfig({ PORT: "", SMTP_URL: "" })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  it("report all faults at once", () => {
    const read = () => readConfig({ PORT: "http", LOG_LEVEL: "loud", SMTP_URL: "nowhere" });
    expect(read).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*SMTP_URL/);
  });

  it("use no language model unless one is configured, and then all its settings", () => {
    expect(readConfig({ LLM_API_KEY: "k", LLM_DEFAULT: "model" })).toMatchObject({
      model: null,
      defaultEngine: "model",
    });
    expect(() => readConfig({ LLM_PROVIDER: "openai-compatible" })).toThrow(/LLM_MODEL[\s\S]*LLM_BASE_URL/);
    expect(() => readConfig({ LLM_PROVIDER: "oracle", LLM_MODEL: "m" })).toThrow(/LLM_PROVIDER/);
    const named = {
      LLM_PROVIDER: "ollama",
      LLM_MODEL: "m",
      LLM_CONCURRENCY: "2",
      LLM_CALL_SECONDS: "600",
      LLM_TOKENS_PER_DAY: "9000",
    };
    expect(readConfig(named).model).toEqual({
      settings: {
        provider: "ollama",
        model: "m",
        concurrency: 2,
        timing: { answerMs: 30_000, callMs: 600_000, passageMs: 900_000 },
      },
      limits: { perDay: 9000, perAccountPerDay: null },
      price: null,
      msPerQuestion: null,
      isDefault: false,
    });
  });

  it("have a model's prices only if both are given", () => {
    const named = { LLM_PROVIDER: "ollama", LLM_MODEL: "m", LLM_INPUT_PRICE: "0.15" };
    expect(() => readConfig(named)).toThrow(/LLM_OUTPUT_PRICE/);
    expect(() => readConfig({ ...named, LLM_OUTPUT_PRICE: "0.6", LLM_PRICE_CURRENCY: "euro" })).toThrow(
      /LLM_PRICE_CURRENCY/,
    );
    expect(readConfig({ ...named, LLM_OUTPUT_PRICE: "0.6" }).model?.price).toEqual({
      input: 0.15,
      output: 0.6,
      currency: "USD",
    });
  });

  it("trust no proxy unless it is named, by address or network", () => {
    expect(readConfig({}).trustProxy).toEqual([]);
    expect(readConfig({ TRUST_PROXY: "127.0.0.1, fd00::/8" }).trustProxy).toEqual(["127.0.0.1", "fd00::/8"]);
    for (const all of ["true", "*", "proxy.example", "10.0.0.1,"])
      expect(() => readConfig({ TRUST_PROXY: all })).toThrow(/TRUST_PROXY/);
  });

  it("accept signing keys of at least 256 bits, the previous one only with the current one", () => {
    const [current, previous] = ["A".repeat(43), `${"B".repeat(43)}=`];
    expect(readConfig({}).signingKeys).toBeNull();
    expect(readConfig({ ACCESS_TOKEN_KEY: current }).signingKeys).toEqual({ current, previous: null });
    const both = { ACCESS_TOKEN_KEY: current, ACCESS_TOKEN_PREVIOUS_KEY: previous };
    expect(readConfig(both).signingKeys).toEqual({ current, previous });
    expect(() => readConfig({ ACCESS_TOKEN_KEY: "secret" })).toThrow(/ACCESS_TOKEN_KEY/);
    expect(() => readConfig({ ACCESS_TOKEN_PREVIOUS_KEY: previous })).toThrow(/ACCESS_TOKEN_PREVIOUS_KEY/);
  });

  it("give a process both roles, or with a shared database the named ones; the command line takes precedence", () => {
    const DATABASE_URL = "postgres://localhost/quizmill";
    expect(readConfig({}).roles).toEqual(["web", "worker"]);
    expect(readConfig({ DATABASE_URL, ROLES: "worker" }).roles).toEqual(["worker"]);
    expect(readConfig({ DATABASE_URL, ROLES: "worker" }, ["--roles=web"]).roles).toEqual(["web"]);
    expect(readConfig({}, ["--roles=worker,web"]).roles).toEqual(["worker", "web"]);
  });

  it.each([
    ["a role where there is nobody else", {}, ["--roles=web"], /ROLES: .*DATABASE_URL/],
    ["an unknown role", {}, ["--roles=cook"], /ROLES/],
    ["an unknown argument", {}, ["--role=web"], /--role=web/],
  ])("refuse %s", (_what, environment, args, message) => {
    expect(() => readConfig(environment, args)).toThrow(message);
  });
});
