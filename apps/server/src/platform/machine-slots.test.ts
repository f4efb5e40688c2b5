import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { machineSlots } from "./machine-slots.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "slots-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Two processes on one folder behave like two lists of locks in one. */
it("are so many for all processes together, and come back", () => {
  const [one, other] = [machineSlots(folder, 2), machineSlots(folder, 2)];
  const first = one.take();
  expect(other.take()).not.toBeNull();
  expect([one.take(), other.take()]).toEqual([null, null]);
  first?.();
  expect(other.take()).not.toBeNull();
});

it("tell that another process waits", () => {
  const [one, other] = [machineSlots(folder, 1), machineSlots(folder, 1)];
  expect(one.isWanted()).toBe(false);
  const stop = other.want();
  expect(one.isWanted()).toBe(true);
  stop();
  expect(one.isWanted()).toBe(false);
});
