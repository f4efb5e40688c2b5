import { LANGUAGES } from "@quizmill/contract";
import { afterEach, describe, expect, it } from "vitest";
import { staysHere } from "../settings.ts";
import { startModelServer, stopModelServers } from "../testing/model-sets.ts";
import type { StandInOptions } from "../testing/stand-in-server.ts";
import { trialPlan, tryModel } from "./trial.ts";

afterEach(stopModelServers);

async function tried(options: StandInOptions = {}) {
  const server = await startModelServer(options);
  const settings = {
    ...({ provider: "openai-compatible", model: "writer" } as const),
    baseUrl: server.baseUrl("chat"),
  };
  const forms: string[] = [];
  const { signal } = new AbortController();
  const trial = await tryModel(settings, { language: "de", signal, onForm: (form) => forms.push(form) });
  return { trial, forms, server };
}

describe("the passages of a trial", () => {
  it.each(LANGUAGES)("are three, in English and in the chosen language (%s)", (language) => {
    const { passages } = trialPlan(language);
    expect(passages).toHaveLength(3);
    expect(passages.filter(({ language: own }) => own !== undefined)).toHaveLength(language === "en" ? 0 : 1);
  });
});

describe("the text that is sent", () => {
  const at = (baseUrl: string, model = "m") => staysHere({ provider: "openai-compatible", baseUrl, model });

  it.each([
    ...["http://127.0.0.1:8000/v1", "http://127.9.9.9/v1", "http://127.1/v1", "https://localhost/v1"],
    ...["http://[::1]:8000/v1", "http://[::ffff:127.0.0.1]/v1"],
  ])("stays on this machine: %s", (url) => {
    expect(at(url)).toBe(true);
  });

  it.each([
    ...["http://127.0.0.1.evil.example/v1", "http://127.evil.example/v1", "http://localhost.example/v1"],
    ...["http://128.0.0.1/v1", "http://127.0.0.1@evil.example/v1", "http://[::2]/v1"],
  ])("leaves it: %s", (url) => {
    expect(at(url)).toBe(false);
  });

  it.each(["gpt-oss:120b-cloud", "glm-4.6:cloud"])(
    "leaves it with a model that Ollama passes on: %s",
    (model) => {
      expect(staysHere({ provider: "ollama", model })).toBe(false);
      expect(staysHere({ provider: "ollama", model: "qwen3:4b", solverModel: model })).toBe(false);
      expect(staysHere({ provider: "ollama", model: "qwen3:4b" })).toBe(true);
    },
  );
});

describe("a trial", () => {
  it("asks with all instructions, and no other way where enough is kept", async () => {
    const { trial, forms } = await tried();
    expect(forms).toEqual(["full"]);
    expect(trial.chosen.kept).toBeGreaterThanOrEqual(3);
    expect(trial.settings.form).toBe("full");
    expect(trial.settings.timing).toBeUndefined();
    expect(trial.msForTwenty).toBeGreaterThan(0);
    expect(trial.outputTokensPerSecond).toBeGreaterThan(0);
  });

  it("asks with few instructions where little is kept, and takes what gave more", async () => {
    const isFull = (prompt: string) => prompt.includes("as an experienced teacher does");
    const { trial, forms } = await tried({
      fail: ({ kind, prompt }) => (kind === "write" && isFull(prompt) ? "wrong_schema" : undefined),
    });
    expect(forms).toEqual(["full", "short"]);
    expect(trial.settings.form).toBe("short");
  });

  it("has only wrong options written by a model that can do no more", async () => {
    const { trial, forms, server } = await tried({
      fail: ({ kind }) => (kind === "write" ? "wrong_schema" : undefined),
    });
    expect(forms).toEqual(["full", "short", "options"]);
    expect(trial.settings.form).toBe("options");
    expect(trial.chosen.items.some(({ writtenBy }) => writtenBy === "model_options")).toBe(true);
    expect(server.calls.filter(({ kind }) => kind === "options").length).toBeGreaterThan(0);
  });

  it("fails where the model does not answer at all", async () => {
    await expect(tried({ fail: () => "wrong_key" })).rejects.toMatchObject({ kind: "access" });
  });
});
