import { beforeEach, expect, it, vi } from "vitest";
import { keepDemo, keepDemoAnswer, lastDemo } from "./demo.ts";
import type { DemoAnswer } from "./demo-answers.ts";
import { LOGOUT_EVENT } from "./session/session.ts";

const page = new EventTarget();
beforeEach(() => void vi.stubGlobal("addEventListener", page.addEventListener.bind(page)));

const file = new File(["text"], "lecture.txt");
const answer = (stem: string, chosen: string): DemoAnswer => ({
  id: `${stem} ${chosen}`,
  stem,
  key: "right",
  chosen,
  durationMs: 900,
  answeredAt: "2026-11-27T10:00:00.000Z",
});

it("keeps the first answer to each question", () => {
  keepDemo(file);
  for (const chosen of ["wrong", "right"]) keepDemoAnswer(answer("a", chosen));
  keepDemoAnswer(answer("b", "right"));
  expect(lastDemo()?.file).toBe(file);
  expect(lastDemo()?.answers.map(({ id }) => id)).toEqual(["a wrong", "b right"]);
});

it("begins without answers with each demo", () => {
  keepDemo(file);
  keepDemoAnswer(answer("a", "right"));
  keepDemo(new File(["other"], "other.txt"));
  expect(lastDemo()?.answers).toEqual([]);
});

it("is gone for the next person once somebody has logged out", () => {
  keepDemo(file);
  page.dispatchEvent(new Event(LOGOUT_EVENT));
  expect(lastDemo()).toBeNull();
  keepDemoAnswer(answer("a", "right"));
  expect(lastDemo()).toBeNull();
});
