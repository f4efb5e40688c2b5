import { beforeEach, describe, expect, it } from "vitest";
import { createSeats, type Seats } from "./seats.ts";
import type { EngineThread } from "./thread.ts";

const NOTES = 5_000;
const BOOK = 3_000_000;

let dead: Set<EngineThread>;
let seats: Seats;
beforeEach(() => {
  dead = new Set();
  seats = createSeats(2, () => {
    const thread: EngineThread = {
      ask: () => Promise.reject(new Error("not asked here")),
      forget: () => undefined,
      get isDead() {
        return dead.has(thread);
      },
      close: async () => {
        dead.add(thread);
      },
    };
    return thread;
  });
});

/** Whether it is settled by now. */
async function isTaken(seat: Promise<unknown>): Promise<boolean> {
  const waits = Symbol();
  return (await Promise.race([seat, new Promise((resolve) => setImmediate(resolve, waits))])) !== waits;
}

describe("places on engine threads", () => {
  it("start a thread only if no other is free, and share the running ones from then on", async () => {
    const first = await seats.take(NOTES);
    first.leave();
    expect((await seats.take(NOTES)).thread).toBe(first.thread);
    const second = await seats.take(NOTES);
    expect(second.thread).not.toBe(first.thread);
    await Promise.all([seats.take(NOTES), seats.take(NOTES)]);
    expect(seats.count()).toBe(2);
    expect(seats.users()).toBe(4);
  });

  it("let one book at a time into the memory of a thread, and short texts beside it", async () => {
    const books = await Promise.all([seats.take(BOOK), seats.take(BOOK)]);
    const third = seats.take(BOOK);
    expect(await isTaken(seats.take(NOTES))).toBe(true);
    expect(await isTaken(third)).toBe(false);
    books[1]?.leave();
    expect((await third).thread).toBe(books[1]?.thread);
  });

  it("make texts wait that together need more memory than a thread has", async () => {
    const half = 800_000;
    const taken = await Promise.all([seats.take(half), seats.take(half)]);
    const waiting = seats.take(half);
    expect(await isTaken(waiting)).toBe(false);
    expect(await isTaken(seats.take(NOTES))).toBe(true);
    taken[0]?.leave();
    expect(await isTaken(waiting)).toBe(true);
  });

  it("are not waited for after the signal aborts", async () => {
    await Promise.all([seats.take(BOOK), seats.take(BOOK)]);
    const controller = new AbortController();
    const waiting = seats.take(BOOK, controller.signal);
    controller.abort(new Error("nobody waits"));
    await expect(waiting).rejects.toThrow("nobody waits");
    await expect(seats.take(NOTES, controller.signal)).rejects.toThrow("nobody waits");
    expect(seats.users()).toBe(2);
  });

  it("are never on a thread that has ended", async () => {
    const { thread, leave } = await seats.take(NOTES);
    dead.add(thread);
    leave();
    expect(seats.count()).toBe(0);
    expect((await seats.take(NOTES)).thread).not.toBe(thread);
    expect(seats.count()).toBe(1);
  });
});
