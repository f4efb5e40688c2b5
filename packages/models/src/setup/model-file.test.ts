import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ChosenModel, fileIn, readModelFile, removeModelFile, writeModelFile } from "./model-file.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "quizmill-model-"));
});
afterEach(() => rm(folder, { recursive: true }));

const CHOSEN: ChosenModel = {
  settings: {
    provider: "openai",
    model: "writer",
    apiKey: "sk-own",
    solverModel: "reader",
    concurrency: 2,
    form: "short",
    timing: { answerMs: 60_000, callMs: 120_000, passageMs: 300_000 },
  },
  price: { input: 0.5, output: 2, currency: "EUR" },
  msPerQuestion: 4_200,
};

describe("the file with the chosen model", () => {
  it("is read as it was written, and nobody else may read it", async () => {
    await writeModelFile(path.join(folder, "data"), CHOSEN);
    expect(await readModelFile(path.join(folder, "data"))).toEqual(CHOSEN);
    expect((await stat(fileIn(path.join(folder, "data")))).mode & 0o777).toBe(0o600);
  });

  it("takes the place of the one before, and leaves nothing else", async () => {
    await writeModelFile(folder, CHOSEN);
    await chmod(fileIn(folder), 0o644);
    await writeModelFile(folder, {
      settings: { provider: "ollama", model: "other" },
      price: null,
      msPerQuestion: null,
    });
    expect(await readModelFile(folder)).toEqual({
      settings: { provider: "ollama", model: "other" },
      price: null,
      msPerQuestion: null,
    });
    expect((await stat(fileIn(folder))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["model.json"]);
  });

  it("is none before a choice and after it was undone", async () => {
    expect(await readModelFile(path.join(folder, "nowhere"))).toBeNull();
    expect(await removeModelFile(folder)).toBe(false);
    await writeModelFile(folder, CHOSEN);
    expect(await removeModelFile(folder)).toBe(true);
    expect(await readModelFile(folder)).toBeNull();
  });

  it.each([
    ["no JSON", "{"],
    ["of another version", JSON.stringify({ version: 2, provider: "openai", model: "m" })],
    ["for an unknown provider", JSON.stringify({ version: 1, provider: "sk-own", model: "m" })],
    ["without an address", JSON.stringify({ version: 1, provider: "openai-compatible", model: "m" })],
    ["with more in it", JSON.stringify({ version: 1, provider: "openai", model: "m", "sk-own": 1 })],
  ])("cannot be used where it is %s, and that is said without its content", async (_what, text) => {
    await writeFile(fileIn(folder), text);
    const fault = await readModelFile(folder).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(TypeError);
    expect((fault as Error).message).toContain("model.json");
    expect((fault as Error).message).not.toContain("sk-own");
  });

  it("is not written where it could not be read", async () => {
    const faulty = {
      settings: { provider: "openai-compatible", model: "m" },
      price: null,
      msPerQuestion: null,
    } as const;
    await expect(writeModelFile(folder, faulty)).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
    expect(await readFile(fileIn(folder), "utf8").catch(() => null)).toBeNull();
  });
});
