import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

const answer = async () => undefined;
const silence = () => new Promise<never>(() => {});
const reasonOf = (asking: Promise<void>) =>
  asking.then(
    () => "ready",
    (error: { code: string; details: { reason: string } }) => `${error.code} ${error.details.reason}`,
  );

describe("a server's readiness", () => {
  it("begins when it has started, and ends when it is asked to stop, even before that", async () => {
    const readiness = createReadiness({ database: answer, queue: answer });
    expect(await reasonOf(readiness.check())).toBe("NOT_READY starting");
    readiness.started();
    expect(await reasonOf(readiness.check())).toBe("ready");
    readiness.stopping();
    expect(await reasonOf(readiness.check())).toBe("NOT_READY stopping");
    readiness.started();
    expect(await reasonOf(readiness.check())).toBe("NOT_READY stopping");
  });

  it("comes back by itself when the unreachable part answers again", async () => {
    let isAway = true;
    const queue = async () => {
      if (isAway) throw new Error("connection refused");
    };
    const readiness = createReadiness({ database: answer, queue });
    readiness.started();
    expect(await reasonOf(readiness.check())).toBe("NOT_READY queue");
    isAway = false;
    expect(await reasonOf(readiness.check())).toBe("ready");
  });

  it("checks once for any number of callers", async () => {
    let asked = 0;
    const database = async () => {
      asked += 1;
    };
    const readiness = createReadiness({ database, queue: answer });
    readiness.started();
    await Promise.all(Array.from({ length: 100 }, () => readiness.check()));
    expect(asked).toBe(1);
    await readiness.check();
    expect(asked).toBe(2);
  });
});

describe("a server whose database does not answer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is not ready, and says so within the time a load balancer waits", async () => {
    const readiness = createReadiness({ database: silence, queue: answer });
    readiness.started();
    const reason = reasonOf(readiness.check());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await reason).toBe("NOT_READY database");
  });
});
