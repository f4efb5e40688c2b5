import { describe, expect, it } from "vitest";
import { giveBack, inOwnMemory } from "./own-memory.ts";

describe("memory of its own", () => {
  it("is what bytes have that lie alone, and what others are copied to", () => {
    const alone = new Uint8Array([1, 2, 3]);
    expect(inOwnMemory(alone)).toBe(alone);
    const among = alone.subarray(1);
    const copy = inOwnMemory(among);
    expect(copy.buffer.byteLength).toBe(2);
    giveBack(copy);
    expect([...among]).toEqual([2, 3]);
  });

  it("is given back at once", () => {
    const before = process.memoryUsage().arrayBuffers;
    const bytes = new Uint8Array(50_000_000);
    giveBack(bytes);
    expect(bytes.byteLength).toBe(0);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  });
});
