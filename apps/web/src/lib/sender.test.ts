import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, networkError } from "./api-error.ts";
import { createSender } from "./sender.ts";

/** A server whose calls are answered one by one. */
function server() {
  const calls: { value: number; answer: (told: string) => void; fail: (error: unknown) => void }[] = [];
  const told: unknown[] = [];
  const sender = createSender({
    send: (value: number) => new Promise<string>((answer, fail) => calls.push({ value, answer, fail })),
    pauseMs: 400,
    onSent: (answer) => told.push(answer),
    onFailed: () => told.push("failed"),
  });
  return { calls, told, sender, sent: () => calls.map(({ value }) => value) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("sending what changes", () => {
  it("gathers quick changes in one call", async () => {
    const { sender, sent } = server();
    sender.change(1);
    await pass(200);
    sender.change(2);
    await pass(399);
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual([2]);
  });

  it("happens at once when the page is left, and not a second time", async () => {
    const { sender, sent, calls } = server();
    sender.change(1);
    sender.flush();
    expect(sent()).toEqual([1]);
    calls[0]?.answer("taken");
    await pass(1_000);
    sender.flush();
    expect(sent()).toEqual([1]);
  });

  it("has one call under way, and sends what changed meanwhile after it", async () => {
    const { sender, sent, calls, told } = server();
    sender.change(1);
    await pass(400);
    sender.change(2);
    await pass(1_000);
    expect(sent()).toEqual([1]);
    calls[0]?.answer("taken");
    await pass(400);
    expect(sent()).toEqual([1, 2]);
    expect(told).toEqual(["taken"]);
  });

  it("tries again until the server has the last answers, at once when the network is back", async () => {
    const { sender, sent, calls, told } = server();
    sender.change(1);
    await pass(400);
    calls[0]?.fail(networkError("/"));
    await pass(3_000);
    calls[1]?.fail(networkError("/"));
    await pass(100);
    sender.flush();
    calls[2]?.answer("taken");
    await pass(10_000);
    expect(sent()).toEqual([1, 1, 1]);
    expect(told).toEqual(["failed", "failed", "taken"]);
  });

  it("does not repeat what the server refuses", async () => {
    const { sender, sent, calls } = server();
    sender.change(1);
    await pass(400);
    calls[0]?.fail(new ApiError({ status: 404, code: "NOT_FOUND", message: "gone", url: "/" }));
    await pass(10_000);
    expect(sent()).toEqual([1]);
  });

  it("sends nothing any more once it is stopped", async () => {
    const { sender, sent, calls } = server();
    sender.change(1);
    await pass(400);
    sender.change(2);
    sender.stop();
    calls[0]?.answer("taken");
    await pass(10_000);
    expect(sent()).toEqual([1]);
  });
});
