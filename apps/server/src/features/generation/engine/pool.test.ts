import { setImmediate } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { EngineInterrupted } from "./failure.ts";
import { type Asking, Pool, type PoolOptions, type PoolThread } from "./pool.ts";
import type { EngineRequest } from "./protocol.ts";

const NOTES = 5_000;
const BOOK = 3_000_000;

interface Running {
  readonly thread: number;
  readonly session: number;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

/** What the threads work on now. */
let running: Running[];
let dead: Set<number>;
let forgotten: number[];

function startThread(thread: number): PoolThread {
  return {
    ask: ({ session }) => {
      const { promise, resolve, reject } = Promise.withResolvers<null>();
      const leave = () => running.splice(running.indexOf(one), 1);
      const one: Running = {
        thread,
        session,
        end: () => {
          leave();
          resolve(null);
        },
        fail: (error) => {
          leave();
          dead.add(thread);
          reject(error);
        },
      };
      running.push(one);
      return promise;
    },
    forget: (session) => void forgotten.push(session),
    get isDead() {
      return dead.has(thread);
    },
    close: async () => void dead.add(thread),
  };
}

function poolOf(size: number, how: Partial<PoolOptions> = {}): Pool {
  let threads = 0;
  return new Pool({ size, start: () => startThread(++threads), ...how });
}

beforeEach(() => {
  [running, dead, forgotten] = [[], new Set(), []];
});

const sessions = () => running.map(({ session }) => session);
const placeOf = (session: number) => running.find((one) => one.session === session)?.thread;
const at = (session: number) => running.find((one) => one.session === session) as Running;

/** An account's text; `kind` is what is requested of it. */
function ask(pool: Pool, session: number, how: Partial<Asking> & { kind?: "open" | "next" } = {}) {
  const { kind = "open", ...asking } = how;
  const request = { kind, session } as EngineRequest;
  return pool.ask(request, { account: `of ${session}`, chars: NOTES, isNewcomer: () => true, ...asking });
}

async function worked(pool: Pool, session: number, how: Parameters<typeof ask>[2] = {}): Promise<void> {
  const reply = ask(pool, session, how);
  at(session).end();
  await reply;
}

describe("engine threads in a pool", () => {
  it("start only if none without a text is free, and share the running ones from then on", async () => {
    const pool = poolOf(2);
    await worked(pool, 1);
    pool.forget(1);
    ask(pool, 2);
    expect(pool.count()).toBe(1);
    ask(pool, 3);
    ask(pool, 4);
    expect(pool.count()).toBe(2);
    expect(sessions()).toEqual([2, 3]);
  });

  it("do all of a request before the next, and continue a text where it is prepared", async () => {
    const pool = poolOf(2);
    await Promise.all([worked(pool, 1), worked(pool, 2)]);
    const next = ask(pool, 2, { kind: "next" });
    expect(placeOf(2)).toBe(2);
    ask(pool, 1, { kind: "next" });
    expect(placeOf(1)).toBe(1);
    at(2).end();
    expect(await next).toBeNull();
  });

  it.each([
    ["newcomers before sets that have questions", { isNewcomer: () => false }, {}, 3],
    ["the one that came first, of two alike", {}, {}, 2],
    ["the account that has waited longest", { account: "of 1" }, {}, 3],
  ])("take %s", async (_what, second, third, expected) => {
    const pool = poolOf(1);
    ask(pool, 1);
    ask(pool, 2, second);
    ask(pool, 3, third);
    at(1).end();
    await setImmediate();
    expect(sessions()).toEqual([expected]);
  });

  it("give an account half of the threads while others wait, and all if nobody does", async () => {
    const pool = poolOf(2);
    ask(pool, 1, { account: "anna" });
    ask(pool, 2);
    ask(pool, 3, { account: "anna" });
    ask(pool, 4, { isNewcomer: () => false });
    at(2).end();
    await setImmediate();
    expect(sessions()).toEqual([1, 4]);
    at(4).end();
    await setImmediate();
    expect(sessions()).toEqual([1, 3]);
  });

  it("let go of the texts used longest ago for a newcomer's, but not for one that has its first questions", async () => {
    const pool = poolOf(1);
    const isNewcomer = () => false;
    await worked(pool, 1, { chars: BOOK, isNewcomer });
    await worked(pool, 2, { isNewcomer });
    const waiting = ask(pool, 3, { chars: BOOK, isNewcomer });
    expect(sessions()).toEqual([]);
    await worked(pool, 4, { chars: BOOK });
    expect(forgotten).toEqual([1]);
    await expect(ask(pool, 1, { kind: "next" })).rejects.toThrow(EngineInterrupted);
    await worked(pool, 2, { kind: "next" });
    pool.forget(4);
    at(3).end();
    await waiting;
  });

  it("prepare one long text at a time, and meanwhile others", async () => {
    const pool = poolOf(2);
    for (const session of [1, 2]) ask(pool, session, { chars: BOOK / 2 });
    ask(pool, 3);
    expect(sessions()).toEqual([1, 3]);
    at(1).end();
    await setImmediate();
    expect(sessions()).toEqual([3, 2]);
  });

  it("that have ended take nothing, and their texts are interrupted", async () => {
    const pool = poolOf(1);
    await worked(pool, 1);
    const failing = ask(pool, 2);
    const waiting = ask(pool, 1, { kind: "next" });
    at(2).fail(new Error("too long"));
    await expect(failing).rejects.toThrow("too long");
    await expect(waiting).rejects.toThrow(EngineInterrupted);
    expect(pool.count()).toBe(0);
    ask(pool, 3);
    expect(placeOf(3)).toBe(2);
  });

  it("hold texts alone for a while after one of several ended a thread, and it is not certain which", async () => {
    let time = 0;
    const pool = poolOf(1, { now: () => time });
    const failing = ask(pool, 1);
    at(1).fail(new EngineInterrupted());
    await expect(failing).rejects.toThrow(EngineInterrupted);
    await worked(pool, 2, { isNewcomer: () => false });
    await worked(pool, 3);
    expect(forgotten).toEqual([2]);
    time += 60_000;
    await worked(pool, 4);
    expect(forgotten).toEqual([2]);
  });

  it("do not begin what nobody waits for any more", async () => {
    const pool = poolOf(1);
    ask(pool, 1);
    ask(pool, 2);
    pool.forget(2);
    at(1).end();
    await setImmediate();
    expect(sessions()).toEqual([]);
  });

  it("work on all texts that there is room for, where these wait for a network", async () => {
    const pool = poolOf(1, { isShared: true });
    for (const session of [1, 2, 3]) ask(pool, session, { chars: BOOK });
    ask(pool, 4);
    expect(sessions()).toEqual([1, 4]);
    at(1).end();
    await setImmediate();
    expect(sessions()).toEqual([4]);
    pool.forget(1);
    expect(sessions()).toEqual([4, 2]);
    expect(forgotten).toEqual([1]);
  });
});
