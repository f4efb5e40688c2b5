import { expect, it } from "vitest";
import { createStartLimit } from "./start-limit.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it("work is started so many pieces per turn of the event loop, in its order, and at once if nothing waits", async () => {
  const start = createStartLimit(2);
  const done: number[] = [];
  for (let piece = 0; piece < 5; piece += 1) start(() => done.push(piece));
  expect(done).toEqual([0, 1]);
  await nextTurn();
  start(() => done.push(5));
  expect(done).toEqual([0, 1, 2, 3]);
  await nextTurn();
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  await nextTurn();
  start(() => done.push(6));
  expect(done.at(-1)).toBe(6);
});

it("work that adds more work does not overtake what waits", async () => {
  const start = createStartLimit(2);
  const done: string[] = [];
  for (const name of ["a", "b", "c", "d", "e"])
    start(() => {
      done.push(name);
      if (name === "c") start(() => done.push("made by c"));
    });
  while (done.length < 6) await nextTurn();
  expect(done).toEqual(["a", "b", "c", "d", "e", "made by c"]);
});
