import type { LlmSettings } from "@quizmill/models";
import { expect, it } from "vitest";
import { describeStore } from "../../../test-store.ts";
import { addToPace, readPace } from "./pace.ts";

const MODEL: LlmSettings = {
  provider: "openai-compatible",
  baseUrl: "http://one.example/v1",
  model: "writer",
};

describeStore("How long a model takes for a question", (db) => {
  const add = (questions: number, ms: number) => addToPace(db, MODEL, { questions, ms });
  const read = (settings = MODEL) => readPace(db, settings);

  it("is not known before it has written some", async () => {
    expect(await read()).toBeNull();
    await add(4, 100);
    expect(await read()).toBeNull();
    await add(10, 20_000);
    expect(await read()).toBe(2_000);
    await add(30, 20_000);
    expect(await read()).toBe(1_000);
  });

  it("is that of one model on one server", async () => {
    await add(40, 40_000);
    expect(await read({ ...MODEL, baseUrl: "http://other.example/v1" })).toBeNull();
    expect(await read({ ...MODEL, model: "other" })).toBeNull();
    expect(await read({ ...MODEL, apiKey: "another" })).toBe(1_000);
  });

  it("follows a server that has become slower", async () => {
    for (let sets = 0; sets < 20; sets++) await add(100, 500_000);
    expect(await read()).toBeGreaterThan(4_900);
  });

  it("does not store the address, which may hold a password", async () => {
    await add(40, 40_000);
    const rows = await db.selectFrom("modelPaces").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("one.example");
  });
});
