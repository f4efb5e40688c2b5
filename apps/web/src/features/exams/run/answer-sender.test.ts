import type { AttemptAnswers } from "@quizmill/contract";
import { NO_ANSWERS } from "@quizmill/study/attempt-answers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, networkError } from "../../../lib/api-error.ts";
import { answerSender } from "./answer-sender.ts";

const answersWith = (optionId: number): AttemptAnswers => ({ ...NO_ANSWERS, chosen: { 1: optionId } });

/** A server whose calls are answered one by one. */
function server() {
  const calls: { chosen: number | undefined; answer: () => void; fail: (error: unknown) => void }[] = [];
  const told: unknown[] = [];
  const sender = answerSender({
    send: ({ chosen }) =>
      new Promise<void>((answer, fail) => calls.push({ chosen: chosen[1], answer, fail })),
    onSent: ({ chosen }) => told.push(["sent", chosen[1]]),
    onFailed: () => told.push("failed"),
  });
  return { calls, told, sender, sent: () => calls.map(({ chosen }) => chosen) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("sending answers", () => {
  it("gathers quick changes in one call", async () => {
    const { sender, sent } = server();
    sender.change(answersWith(1));
    await pass(200);
    sender.change(answersWith(2));
    await pass(400);
    expect(sent()).toEqual([2]);
  });

  it("has one call under way, and sends what changed meanwhile after it", async () => {
    const { sender, sent, calls, told } = server();
    sender.change(answersWith(1));
    await pass(400);
    sender.change(answersWith(2));
    await pass(1_000);
    expect(sent()).toEqual([1]);
    calls[0]?.answer();
    await pass(400);
    expect(sent()).toEqual([1, 2]);
    expect(told).toEqual([["sent", 1]]);
  });

  it("tries again until the server has the last answers, at once when the network is back", async () => {
    const { sender, sent, calls, told } = server();
    sender.change(answersWith(1));
    await pass(400);
    calls[0]?.fail(networkError("/"));
    await pass(3_000);
    calls[1]?.fail(networkError("/"));
    await pass(100);
    sender.flush();
    calls[2]?.answer();
    await pass(10_000);
    expect(sent()).toEqual([1, 1, 1]);
    expect(told).toEqual(["failed", "failed", ["sent", 1]]);
  });

  it("does not repeat what the server refuses", async () => {
    const { sender, sent, calls } = server();
    sender.change(answersWith(1));
    await pass(400);
    calls[0]?.fail(new ApiError({ status: 404, code: "NOT_FOUND", message: "gone", url: "/" }));
    await pass(10_000);
    expect(sent()).toEqual([1]);
  });

  it("sends nothing any more once it is stopped", async () => {
    const { sender, sent, calls } = server();
    sender.change(answersWith(1));
    await pass(400);
    sender.change(answersWith(2));
    sender.stop();
    calls[0]?.answer();
    await pass(10_000);
    expect(sent()).toEqual([1]);
  });
});
