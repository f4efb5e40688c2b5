import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeModelFile, writeModelFile } from "@quizmill/models/setup";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ModelConfig, openModelChoice } from "./choice.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "quizmill-choice-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const limits = { perDay: 5, perAccountPerDay: null };
const settings = { provider: "ollama", model: "small", apiKey: "sk-own" } as const;

function choiceWith(named: ModelConfig | null = null) {
  const said: string[] = [];
  const note = (about: object, text: string) => void said.push(`${text} ${JSON.stringify(about)}`);
  const log = { info: note, warn: note } as unknown as Parameters<typeof openModelChoice>[0]["log"];
  return { said, choice: openModelChoice({ named, dataDir, limits, defaultEngine: null, log }) };
}

describe("the model that may be used", () => {
  it("is the one in the data folder, as it is now, and the same object as long as it stays", async () => {
    const { choice } = choiceWith();
    expect(await choice.current()).toBeNull();
    await writeModelFile(dataDir, { settings, price: null, msPerQuestion: null });
    const first = await choice.current();
    expect(first).toEqual({ settings, price: null, msPerQuestion: null, limits, isDefault: true });
    expect(await choice.current()).toBe(first);
    await writeModelFile(dataDir, {
      settings: { ...settings, model: "large" },
      price: null,
      msPerQuestion: null,
    });
    expect((await choice.current())?.settings.model).toBe("large");
    await removeModelFile(dataDir);
    expect(await choice.current()).toBeNull();
  });

  it("is the one of the environment, whatever is in the folder", async () => {
    const named = {
      settings: { ...settings, model: "named" },
      price: null,
      msPerQuestion: null,
      limits,
      isDefault: false,
    };
    await writeModelFile(dataDir, { settings, price: null, msPerQuestion: null });
    expect(await choiceWith(named).choice.current()).toBe(named);
  });

  it("is none where the file cannot be used; that is said once, without its content", async () => {
    await writeFile(path.join(dataDir, "model.json"), JSON.stringify({ apiKey: "sk-own" }));
    const { choice, said } = choiceWith();
    expect(await choice.current()).toBeNull();
    expect(await choice.current()).toBeNull();
    expect(said).toHaveLength(1);
    expect(said.join()).not.toContain("sk-own");
  });
});
