import { describe, expect, it } from "vitest";
import { type BodyPlace, createBodyRoom } from "./body-room.ts";

const LIMITS = { maxBytes: 30, maxOfCaller: 3, maxWaiting: 4 };
const RETRY = { retryAfterSeconds: 5 };

/** The numbers of the places that may be read, in the order in which they became free. */
function watch(places: readonly BodyPlace[]): number[] {
  const free: number[] = [];
  places.forEach(({ isFree }, number) => void isFree.then(() => free.push(number)));
  return free;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the room for large bodies", () => {
  it("lets so many bytes of different callers in, and the others when somebody leaves, in their order", async () => {
    const enter = createBodyRoom(LIMITS);
    const places = ["a", "b", "c", "d", "e"].map((caller) => enter(caller, 10));
    const free = watch(places);
    await settled();
    expect(free).toEqual([0, 1, 2]);
    places[1]?.leave();
    places[1]?.leave();
    await settled();
    expect(free).toEqual([0, 1, 2, 3]);
    places[0]?.leave();
    await settled();
    expect(free).toEqual([0, 1, 2, 3, 4]);
  });

  it("has one body of each caller in it, and lets others overtake that caller's next", async () => {
    const enter = createBodyRoom(LIMITS);
    const places = [enter("a", 10), enter("a", 10), enter("b", 10)];
    const free = watch(places);
    await settled();
    expect(free).toEqual([0, 2]);
    places[0]?.leave();
    await settled();
    expect(free).toEqual([0, 2, 1]);
  });

  it("lets nobody overtake a larger body for which there is no room yet", async () => {
    const enter = createBodyRoom(LIMITS);
    const places = [enter("a", 20), enter("b", 20), enter("c", 5)];
    const free = watch(places);
    await settled();
    expect(free).toEqual([0]);
    places[0]?.leave();
    await settled();
    expect(free).toEqual([0, 1, 2]);
  });

  it("forgets whoever leaves the line", async () => {
    const enter = createBodyRoom(LIMITS);
    const places = [enter("a", 30), enter("b", 30), enter("c", 30)];
    const free = watch(places);
    places[1]?.leave();
    places[0]?.leave();
    await settled();
    expect(free).toEqual([0, 2]);
  });

  it("refuses a caller with too many at once, and anybody where too many wait", () => {
    const enter = createBodyRoom(LIMITS);
    for (let time = 0; time < 3; time += 1) enter("a", 10);
    expect(() => enter("a", 10)).toThrow(expect.objectContaining({ code: "RATE_LIMITED", details: RETRY }));
    for (const caller of ["b", "c", "d", "e"]) enter(caller, 10);
    expect(() => enter("f", 10)).toThrow(expect.objectContaining({ code: "SERVER_BUSY", details: RETRY }));
  });
});
