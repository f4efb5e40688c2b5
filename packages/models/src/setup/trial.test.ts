import { LANGUAGES } from "@quizmill/contract";
import type { Item } from "@quizmill/questions";
import { afterEach, describe, expect, it } from "vitest";
import type { ModelItem } from "../schema.ts";
import { staysHere } from "../settings.ts";
import { startModelServer, stopModelServers } from "../testing/model-sets.ts";
import type { StandInOptions } from "../testing/stand-in-server.ts";
import { trialPlan, tryModel } from "./trial.ts";

afterEach(stopModelServers);

async function tried(options: StandInOptions = {}, solverModel?: string) {
  const server = await startModelServer(options);
  const settings = {
    ...({ provider: "openai-compatible", model: "writer" } as const),
    baseUrl: server.baseUrl("chat"),
    ...(solverModel !== undefined && { solverModel }),
  };
  const forms: string[] = [];
  const { signal } = new AbortController();
  const trial = await tryModel(settings, { language: "de", signal, onForm: (form) => forms.push(form) });
  return { trial, forms, server };
}

async function passed(...asked: Parameters<typeof tried>) {
  const { trial, ...others } = await tried(...asked);
  if (typeof trial === "string") throw new Error(`not fit: ${trial}`);
  return { trial, ...others };
}

/**
 * A model most of whose questions have a wrong key, that answers them as it wrote them, and never sees that two options
 * are right. Another one knows better.
 */
function weakModel(): StandInOptions & { isFaulty(item: Item): boolean } {
  const keys = new Map<string, { readonly wrong: string; readonly right: string }>();
  return {
    items: (_, items) =>
      (items as ModelItem[]).map((item, i) => {
        const [first = { text: "", why: "" }, ...others] = item.distractors;
        if (i % 4 === 3) return item;
        keys.set(item.stem, { wrong: first.text, right: item.key });
        return { ...item, key: first.text, distractors: [{ ...first, text: item.key }, ...others] };
      }),
    letter: ({ stem, options }, letter, { model }) => {
      const key = keys.get(stem);
      if (key === undefined) return model === "writer" ? letter.slice(0, 1) : letter;
      const chosen = model === "writer" ? key.wrong : options.find((option) => option !== key.wrong);
      return String.fromCharCode(65 + options.indexOf(chosen ?? ""));
    },
    isFaulty: ({ text, options, groundTruthOptionId }) =>
      options.find(({ id }) => id === groundTruthOptionId)?.text === keys.get(text)?.wrong,
  };
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
    const { trial, forms } = await passed();
    expect(forms).toEqual(["full"]);
    expect(trial.chosen.kept).toBeGreaterThanOrEqual(3);
    expect(trial.settings.form).toBe("full");
    expect(trial.settings.timing).toBeUndefined();
    expect(trial.msForTwenty).toBeGreaterThan(0);
    expect(trial.outputTokensPerSecond).toBeGreaterThan(0);
  });

  it("asks with few instructions where little is kept, and takes what gave more", async () => {
    const isFull = (prompt: string) => prompt.includes("as an experienced teacher does");
    const { trial, forms } = await passed({
      fail: ({ kind, prompt }) => (kind === "write" && isFull(prompt) ? "wrong_schema" : undefined),
    });
    expect(forms).toEqual(["full", "short"]);
    expect(trial.settings.form).toBe("short");
  });

  it("finds a model unfit of which nothing can be kept, in either form", async () => {
    const { trial, forms } = await tried({
      fail: ({ kind }) => (kind === "write" ? "wrong_schema" : undefined),
    });
    expect([trial, forms]).toEqual(["none_kept", ["full", "short"]]);
  });

  it("finds a model unfit that reads only what it wrote, or whose reader misses faults, and has it write nothing", async () => {
    for (const [options, reader] of [
      [weakModel(), undefined],
      [{ ...weakModel(), letter: () => "A" }, "reader"],
    ] as const) {
      const { trial, forms, server } = await tried(options, reader);
      expect([trial, forms]).toEqual(["misses_faults", []]);
      expect(server.calls.filter(({ kind }) => kind === "write")).toEqual([]);
    }
  });

  it("keeps none of its faulty questions where another model reads them", async () => {
    const weak = weakModel();
    const { trial } = await passed(weak, "reader");
    expect(trial.settings).toMatchObject({ solverModel: "reader" });
    expect(trial.chosen.items.length).toBeGreaterThan(0);
    expect(trial.chosen.items.filter(weak.isFaulty)).toEqual([]);
  });

  it("reads in the language of the third passage", async () => {
    const { server } = await tried();
    const before = server.calls.slice(
      0,
      server.calls.findIndex(({ kind }) => kind === "write"),
    );
    const languages = before.map(({ prompt }) => /^Language: (.+)$/mu.exec(prompt)?.[1] ?? "none");
    expect([...new Set(languages)]).toEqual(["none", "English", "German"]);
  });

  it("fails where the model does not answer at all", async () => {
    await expect(tried({ fail: () => "wrong_key" })).rejects.toMatchObject({ kind: "access" });
  });
});
