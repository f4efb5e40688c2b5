import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createJsonThread, type JsonThread } from "./json-thread.ts";

const bytesOf = (text: string) => Buffer.from(new TextEncoder().encode(text).buffer);

describe("the thread that parses", () => {
  let thread: JsonThread;
  let started = 0;
  const count = () => {
    started += 1;
  };
  beforeEach(() => {
    started = 0;
    process.on("worker", count);
  });
  afterEach(async () => {
    process.off("worker", count);
    await thread.close();
  });

  it("is one for all, and answers each by its own, however many come at once", async () => {
    thread = createJsonThread();
    const parsed = await Promise.all(
      ['{"a":1}', "no JSON", '"b"'].map((json) => thread.parse(bytesOf(json))),
    );
    expect(parsed[0]).toEqual({ value: { a: 1 } });
    expect(parsed[1]).toHaveProperty("refusal");
    expect(parsed[2]).toEqual({ value: "b" });
    expect(started).toBe(1);
  });

  it("takes the bytes and copies none", async () => {
    thread = createJsonThread();
    const bytes = bytesOf("[1]");
    const parsing = thread.parse(bytes);
    expect(bytes.byteLength).toBe(0);
    await parsing;
  });

  it("ends when no body has come for a while, and another takes its place", async () => {
    thread = createJsonThread(1);
    for (const value of [1, 2, 3]) {
      expect(await thread.parse(bytesOf(String(value)))).toEqual({ value });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(started).toBe(3);
  });

  it("leaves nobody waiting when it ends", async () => {
    thread = createJsonThread();
    const parsing = expect(thread.parse(bytesOf("1"))).rejects.toThrow("ended");
    await thread.close();
    await parsing;
  });
});
