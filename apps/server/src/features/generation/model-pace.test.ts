import type { LlmSettings } from "@quizmill/models";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Services } from "../../platform/services.ts";
import { createTestHome, type TestHome } from "../../test-home.ts";
import { addToPace, readPace } from "./model-pace.ts";

const MODEL: LlmSettings = {
  provider: "openai-compatible",
  baseUrl: "http://one.example/v1",
  model: "writer",
};

let home: TestHome;
let services: Services;
beforeAll(async () => {
  home = await createTestHome();
  services = await home.open();
});
afterAll(async () => {
  await services.close();
  await home.remove();
});

const add = (questions: number, ms: number) => addToPace(services.db, MODEL, { questions, ms });
const read = (settings = MODEL) => readPace(services.db, settings);

describe("how long a model takes for a question", () => {
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
    expect(await read({ ...MODEL, baseUrl: "http://other.example/v1" })).toBeNull();
    expect(await read({ ...MODEL, model: "other" })).toBeNull();
    expect(await read({ ...MODEL, apiKey: "another" })).toBe(1_000);
  });

  it("follows a server that has become slower", async () => {
    for (let sets = 0; sets < 20; sets++) await add(100, 500_000);
    expect(await read()).toBeGreaterThan(4_900);
  });

  it("does not store the address, which may hold a password", async () => {
    const rows = await services.db.selectFrom("modelPaces").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("one.example");
  });
});
