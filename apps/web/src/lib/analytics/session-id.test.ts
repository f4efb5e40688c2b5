import { expect, it } from "vitest";
import type { Stored } from "../storage.ts";
import { usageSession } from "./session-id.ts";

function memory(canWrite = true): Stored<string> {
  let value: string | null = null;
  return {
    key: "id",
    read: () => value,
    write: (next) => {
      if (canWrite) value = next;
    },
    forget: () => {
      value = null;
    },
  };
}

it("is another one on each page load without consent, and is not stored", () => {
  const stored = memory();
  expect(usageSession(stored, "first", false)).toEqual({ id: "first", isPersisted: false });
  expect(usageSession(stored, "second", false)).toEqual({ id: "second", isPersisted: false });
  expect(stored.read()).toBeNull();
});

it("stays the same over page loads with consent", () => {
  const stored = memory();
  expect(usageSession(stored, "first", true)).toEqual({ id: "first", isPersisted: true });
  expect(usageSession(stored, "second", true)).toEqual({ id: "first", isPersisted: true });
});

it("is not marked as stored if the browser stores nothing", () => {
  expect(usageSession(memory(false), "first", true)).toEqual({ id: "first", isPersisted: false });
});
