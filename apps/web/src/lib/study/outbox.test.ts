import { type ErrorCode, LIMITS, type NewAnswer } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { ApiError, networkError } from "../api-error.ts";
import { createOutbox, memoryStore, type WaitingAnswer } from "./outbox.ts";

const START = Date.parse("2026-11-26T10:00:00Z");

function answer(second: number, questionId = second): NewAnswer {
  return {
    id: `00000000-0000-4000-8000-${String(second).padStart(12, "0")}`,
    questionId,
    chosenOptionId: 1,
    confidence: null,
    source: "quiz",
    durationMs: 1_000,
    usualMs: null,
    deviceId: "d",
    answeredAt: new Date(START + second * 1_000).toISOString(),
  };
}

/** An outbox whose server fails with the next of `failures`, and then takes everything. */
function setUp(...failures: Error[]) {
  const sent: number[][] = [];
  const state = { account: "a" as string | null, nowMs: START };
  const memory = memoryStore();
  // As the store of a browser, which takes its time.
  const store = {
    ...memory,
    put: (waiting: WaitingAnswer) => Promise.resolve().then(() => memory.put(waiting)),
  };
  const outbox = createOutbox({
    store,
    send: async (answers) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(answers.map(({ questionId }) => questionId));
    },
    account: () => state.account,
    now: () => state.nowMs,
  });
  const put = (second: number, heldUntil = 0, account = "a") =>
    outbox.put({ account, answer: answer(second), heldUntil });
  return { outbox, put, sent, state };
}

const refusal = (status: number, code: ErrorCode) => new ApiError({ status, code, message: "", url: "" });

describe("the outbox", () => {
  it("sends in the order in which answers were given, in batches, and keeps nothing that was sent", async () => {
    const { outbox, put, sent } = setUp();
    const count = LIMITS.study.answersPerCall + 2;
    for (let second = count; second >= 1; second--) await put(second);
    expect(await outbox.sendAll()).toBeNull();
    expect(sent.map(({ length }) => length)).toEqual([LIMITS.study.answersPerCall, 2]);
    expect(sent.flat()).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    await outbox.sendAll();
    expect(sent).toHaveLength(2);
  });

  it.each([
    networkError("/"),
    refusal(503, "SERVER_BUSY"),
    refusal(429, "RATE_LIMITED"),
    refusal(401, "UNAUTHORIZED"),
  ])("keeps answers that may not have arrived: %s", async (failure) => {
    const { outbox, put, sent } = setUp(failure);
    await put(1);
    await expect(outbox.sendAll()).rejects.toBe(failure);
    expect(await outbox.waitingQuestions()).toEqual(new Set([1]));
    await outbox.sendAll();
    expect(sent).toEqual([[1]]);
  });

  it("drops the one answer for which whole batches are refused", async () => {
    const refused = () => refusal(400, "VALIDATION_FAILED");
    const { outbox, put, sent } = setUp(refused(), refused(), refused());
    for (const second of [1, 2, 3, 4]) await put(second);
    await outbox.sendAll();
    expect(sent.flat()).toEqual([2, 3, 4]);
  });

  it("never sends the answers of another account, and sends them when that one is back", async () => {
    const { outbox, put, sent, state } = setUp();
    await put(1, 0, "a");
    await put(2, 0, "b");
    state.account = "b";
    await outbox.sendAll();
    state.account = null;
    await outbox.sendAll();
    expect(sent).toEqual([[2]]);
    state.account = "a";
    await outbox.sendAll();
    expect(sent).toEqual([[2], [1]]);
  });

  it("holds the last answer for a while: it can be taken back until it is sent", async () => {
    const { outbox, put, sent, state } = setUp();
    await put(1);
    await put(2, START + 10_000);
    expect(await outbox.sendAll()).toBe(START + 10_000);
    expect(sent).toEqual([[1]]);
    expect(await outbox.takeBack(answer(1).id)).toBe(false);
    expect(await outbox.takeBack(answer(2).id)).toBe(true);
    await put(3, START + 10_000);
    state.nowMs += 10_000;
    await outbox.sendAll();
    expect(sent).toEqual([[1], [3]]);
  });

  it("takes back an answer that is still being stored", async () => {
    const { outbox, put, sent } = setUp();
    const stored = put(1, START + 10_000);
    expect(await outbox.takeBack(answer(1).id)).toBe(true);
    await stored;
    await outbox.sendAll();
    expect(sent).toEqual([]);
  });

  it("holds an answer no longer when it is released", async () => {
    const { outbox, put, sent } = setUp();
    await put(1, START + 10_000);
    await outbox.release();
    await outbox.sendAll();
    expect(sent).toEqual([[1]]);
  });

  it("holds an answer no longer when another follows", async () => {
    const { outbox, put, sent } = setUp();
    await put(1, START + 10_000);
    await put(2, START + 10_000);
    await outbox.sendAll();
    expect(sent).toEqual([[1]]);
  });
});
