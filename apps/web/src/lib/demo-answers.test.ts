import { beforeEach, expect, it, vi } from "vitest";
import { type DemoAnswer, storedDemoAnswers } from "./demo-answers.ts";

const entries = new Map<string, string>();
beforeEach(() => {
  entries.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});

const answer: DemoAnswer = {
  id: "1",
  stem: "Which?",
  key: null,
  chosen: "this",
  durationMs: 900,
  answeredAt: "2026-11-27T10:00:00.000Z",
};

it("come back for their set alone, until it has taken them", () => {
  const stored = storedDemoAnswers("set");
  stored.write([answer]);
  expect(stored.read()).toEqual([answer]);
  expect(storedDemoAnswers("other").read()).toBeNull();
  stored.forget();
  expect(entries.size).toBe(0);
});

it.each([
  ["no list", answer],
  ["more than a demo has", Array.from({ length: 6 }, () => answer)],
  ["no key", [{ ...answer, key: undefined }]],
  ["no time", [{ ...answer, durationMs: 1.5 }]],
  ["no words", [{ ...answer, stem: 7 }]],
  ["nothing", [null]],
])("are no answers with %s", (_what, raw) => {
  entries.set("demo-answers.v1.set", JSON.stringify(raw));
  expect(storedDemoAnswers("set").read()).toBeNull();
});
