import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callEarly, isEarlyAnswerHere, takeEarlyAnswer } from "./early-call.ts";

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", asked);
  asked.mockReset().mockImplementation(async () => new Response("{}"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyCall = undefined;
});

describe("a call made early", () => {
  it("is made in the name of who is logged in", () => {
    callEarly("/api/datasets/{id}", "a/b", "token");
    expect(asked).toHaveBeenCalledWith("/api/datasets/a%2Fb", {
      headers: { Accept: "application/json", Authorization: "Bearer token" },
      credentials: "include",
      signal: expect.any(AbortSignal),
    });
  });

  it("is given to the first who asks the same, and to nobody after", async () => {
    callEarly("/api/datasets/{id}", "1", "token");
    expect(await takeEarlyAnswer("/api/datasets/2", "token")).toBeNull();
    expect(await takeEarlyAnswer("/api/datasets/1", "token")).toBeInstanceOf(Response);
    expect(await takeEarlyAnswer("/api/datasets/1", "token")).toBeNull();
  });

  it("tells what a good answer says, and leaves the answer to be taken without waiting", async () => {
    asked.mockResolvedValue(new Response('{"questions":[]}'));
    const content = callEarly("/api/datasets/{id}", "1", "token");
    expect(isEarlyAnswerHere()).toBe(false);
    expect(await content).toEqual({ questions: [] });
    expect(isEarlyAnswerHere()).toBe(true);
    expect(await (await takeEarlyAnswer("/api/datasets/1", "token"))?.text()).toBe('{"questions":[]}');
    expect(isEarlyAnswerHere()).toBe(false);
  });

  it("that is refused says nothing", async () => {
    asked.mockResolvedValue(new Response("{}", { status: 404 }));
    expect(await callEarly("/api/datasets/{id}", "1", "token")).toBeNull();
    expect(isEarlyAnswerHere()).toBe(false);
    expect((await takeEarlyAnswer("/api/datasets/1", "token"))?.status).toBe(404);
  });

  it("is given to nobody else", async () => {
    callEarly("/api/datasets/{id}", "1", "token");
    expect(await takeEarlyAnswer("/api/datasets/1", "another")).toBeNull();
    expect(await takeEarlyAnswer("/api/datasets/1", null)).toBeNull();
    expect(await takeEarlyAnswer("/api/datasets/1", "token")).toBeInstanceOf(Response);
  });

  it("that fails leaves the asking to who wants the answer", async () => {
    asked.mockRejectedValue(new TypeError("no network"));
    callEarly("/api/datasets/{id}", "1", "token");
    expect(await takeEarlyAnswer("/api/datasets/1", "token")).toBeNull();
  });
});
