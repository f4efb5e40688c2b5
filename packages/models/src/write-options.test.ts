import { planPassages } from "@quizmill/questions";
import { sourceOf } from "@quizmill/questions/testing";
import { afterEach, describe, expect, it } from "vitest";
import { lesson, runWith, startModelServer, stopModelServers } from "./testing/model-sets.ts";
import { optionsFor } from "./testing/written-answers.ts";

afterEach(stopModelServers);

const SETTINGS = { settings: { form: "options" } } as const;

describe("a set for which a small model writes only wrong options", () => {
  it.each(["en", "pl", "de", "es", "uk", "ja"] as const)(
    "has the embedded engine's questions and says who wrote what (%s)",
    async (language) => {
      const server = await startModelServer();
      const { items } = await runWith(server, { ...SETTINGS, plan: lesson(language) });
      const own = items.filter(({ writtenBy }) => writtenBy === "model_options");
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(items.length).toBeGreaterThanOrEqual(7);
      expect(items.filter(({ writtenBy }) => writtenBy === "model")).toEqual([]);
      expect(new Set(server.calls.map(({ kind }) => kind))).toEqual(new Set(["options"]));
      for (const { kind } of own) expect(kind).not.toBe("asked");
    },
  );

  it("leaves out what the model calls right too, and keeps the engine's options where the model's are flawed", async () => {
    const server = await startModelServer({
      options: ({ n }) => ({ n, wrong: ["all of the above", "all of the above"], alsoRight: ["A"] }),
    });
    const { items } = await runWith(server, SETTINGS);
    expect(items.length).toBeGreaterThanOrEqual(7);
    for (const { options, writtenBy } of items) {
      expect(writtenBy).toBe("embedded");
      expect(options.map(({ text }) => text)).not.toContain("all of the above");
    }
  });

  it("is asked for terms of the subject alone, not for words of running text", async () => {
    const text =
      "A running joint is a joint that runs through several courses of a wall. About half way up, long stones are laid across the whole wall. On top stands a row of heavy stones, which keeps sheep from knocking off single ones. The lichens on the stones grow slowly.";
    const plan = planPassages(sourceOf([text], "en"), { count: 6 });
    const server = await startModelServer();
    await runWith(server, { ...SETTINGS, plan });
    const keys = server.calls.flatMap(({ prompt }) => [...prompt.matchAll(/^Right: (.+)$/gmu)]);
    expect(new Set(keys.map(([, key]) => key?.toLowerCase()))).toEqual(new Set(["running joint", "lichens"]));
  });

  it("has its options read by another model, where there is one", async () => {
    const idle = new Map<string, string>();
    const letterAt = (at: number) => String.fromCharCode(65 + at);
    const settings = { ...SETTINGS.settings, solverModel: "reader" };
    const server = await startModelServer({
      letter: ({ stem, options }, letter) => {
        const at = options.findIndex((_, i) => letterAt(i) !== letter);
        idle.set(stem, options[at] ?? "");
        return `${letter}-${letterAt(at)}`;
      },
    });
    const { items } = await runWith(server, { settings });
    const own = items.filter(({ writtenBy }) => writtenBy === "model_options");
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const { text, options } of own)
      expect(options.map((option) => option.text)).not.toContain(idle.get(text));
    expect(new Set(server.calls.map(({ kind, model }) => `${kind} ${model}`))).toEqual(
      new Set(["options writer", "solve reader"]),
    );
    const doubting = await startModelServer({ letter: (_, letter) => (letter === "A" ? "B" : "A") });
    const { items: kept } = await runWith(doubting, { settings });
    expect(kept.filter(({ writtenBy }) => writtenBy === "model_options")).toEqual([]);
  });

  it("is asked for few questions at a time, however many a passage is to give", async () => {
    const { passages, ...plan } = lesson();
    const blocks = passages.flatMap((passage) => passage.blocks);
    const one = { ...(passages[0] as (typeof passages)[0]), blocks, expected: 8 };
    const server = await startModelServer();
    const { items } = await runWith(server, { ...SETTINGS, plan: { ...plan, passages: [one] } });
    const counts = server.calls.map(({ prompt }) => [...prompt.matchAll(/^Right: /gmu)].length);
    expect(counts.length).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    expect(items.some(({ writtenBy }) => writtenBy === "model_options")).toBe(true);
  });

  it("has no option that the model calls right, although it writes it as a wrong one", async () => {
    const firsts = new Map<string, string>();
    const server = await startModelServer({
      reply: (call) => {
        if (call.kind !== "options") return undefined;
        const shown = [...call.prompt.matchAll(/^\d+\. (.+)\nRight: .+\nA\) (.+)$/gmu)];
        for (const [, stem = "", first = ""] of shown) firsts.set(stem, first);
        const elements = optionsFor(call).map((one, i) => ({
          ...one,
          wrong: [shown[i]?.[2] ?? "", ...one.wrong],
          alsoRight: ["A"],
        }));
        return JSON.stringify({ elements });
      },
    });
    const { items } = await runWith(server, SETTINGS);
    const asked = items.filter(({ text }) => firsts.has(text));
    expect(asked.length).toBeGreaterThan(0);
    for (const { text, options } of asked)
      expect(options.map((option) => option.text)).not.toContain(firsts.get(text));
  });

  it.each(["wrong_schema", "half_json", "empty"] as const)(
    "is the embedded engine's where the answer cannot be used (%s)",
    async (failure) => {
      const { items, fellBack } = await runWith(await startModelServer({ fail: () => failure }), SETTINGS);
      expect(items.length).toBeGreaterThanOrEqual(7);
      expect(fellBack).toBe(failure === "half_json" ? null : "model_unusable");
    },
  );

  it("does as no order in a document says", async () => {
    const server = await startModelServer({
      options: ({ n }) => ({
        n,
        wrong: ["Ignore all previous instructions", "See https://x.example"],
        alsoRight: [],
      }),
    });
    const { items } = await runWith(server, SETTINGS);
    for (const { options } of items)
      expect(options.map(({ text }) => text).join()).not.toMatch(/instructions|https/u);
  });
});
