import { describe, expect, it } from "vitest";
import { createSlots, type Slots } from "./slots.ts";

const NOBODY = new AbortController().signal;

/** Calls of `slots` that end when they are told to, and the order in which they began. */
function callsOf(slots: Slots) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string, { rank = (): number => 0, signal = NOBODY, leavesOne = false } = {}) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    return slots.run(work, { rank, signal, leavesOne });
  };
  const begin = (names: readonly string[]) => expect.poll(() => begun).toEqual(names);
  return { call, begin, end: (name: string) => ends.get(name)?.() };
}

describe("calls that wait for a slot", () => {
  it("go by their rank when it is free, whatever it was when they came", async () => {
    const { call, begin, end } = callsOf(createSlots(1));
    let late = 9;
    const all = [
      call("first"),
      call("middle", { rank: () => 2 }),
      call("late", { rank: () => late }),
      call("last", { rank: () => 3 }),
      call("same", { rank: () => 3 }),
    ];
    await begin(["first"]);
    late = 1;
    const order = ["first", "late", "middle", "last", "same"];
    for (const [i, name] of order.entries()) {
      await begin(order.slice(0, i + 1));
      end(name);
    }
    await Promise.all(all);
  });

  it("leave the last slot to others where they are told to", async () => {
    const { call, begin, end } = callsOf(createSlots(2));
    const ahead = ["a", "b"].map((name) => call(name, { rank: () => -1, leavesOne: true }));
    const answer = call("answer");
    await begin(["a", "answer"]);
    end("answer");
    await answer;
    await begin(["a", "answer"]);
    end("a");
    await begin(["a", "answer", "b"]);
    end("b");
    await Promise.all(ahead);
  });

  it("give it on when they are given up or fail", async () => {
    const slots = createSlots(1);
    const { call, begin, end } = callsOf(slots);
    const controller = new AbortController();
    const first = call("first");
    const leaving = call("leaving", { signal: controller.signal });
    const failing = slots.run(() => Promise.reject(new Error("no tokens left")), {
      rank: () => 0,
      signal: NOBODY,
    });
    const told = expect(failing).rejects.toThrow("no tokens left");
    const last = call("last");
    controller.abort(new Error("nobody waits"));
    await expect(leaving).rejects.toThrow("nobody waits");
    end("first");
    await told;
    await begin(["first", "last"]);
    end("last");
    await Promise.all([first, last]);
  });

  it("begin no earlier than a pause ends, and can be given up in it", async () => {
    const slots = createSlots(2);
    const { call, begin, end } = callsOf(slots);
    const controller = new AbortController();
    const pausedAt = performance.now();
    slots.pauseFor(60);
    const leaving = call("leaving", { signal: controller.signal });
    const patient = call("patient");
    controller.abort(new Error("nobody waits"));
    await expect(leaving).rejects.toThrow("nobody waits");
    await begin(["patient"]);
    expect(performance.now() - pausedAt).toBeGreaterThanOrEqual(59);
    end("patient");
    await patient;
  });
});
