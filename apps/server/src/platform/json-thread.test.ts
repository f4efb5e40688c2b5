import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createJsonThread, type JsonThread } from "./json-thread.ts";

const encoder = new TextEncoder();
/** In pieces of three bytes. */
function piecesOf(text: string) {
  const bytes = encoder.encode(text);
  return Array.from({ length: Math.ceil(bytes.length / 3) }, (_, n) => bytes.slice(3 * n, 3 * n + 3));
}

function parse(thread: JsonThread, text: string) {
  const body = thread.open();
  for (const piece of piecesOf(text)) body.add([piece]);
  return body.parse();
}

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
    const parsed = await Promise.all(['{"a":1}', "no JSON", '"b"'].map((json) => parse(thread, json)));
    expect(parsed[0]).toEqual({ value: { a: 1 } });
    expect(parsed[1]).toHaveProperty("refusal");
    expect(parsed[2]).toEqual({ value: "b" });
    expect(started).toBe(1);
  });

  it("takes the pieces and copies none", async () => {
    thread = createJsonThread();
    const body = thread.open();
    const pieces = piecesOf("[1, 2]");
    body.add(pieces);
    expect(pieces.map(({ byteLength }) => byteLength)).toEqual([0, 0]);
    expect(await body.parse()).toEqual({ value: [1, 2] });
  });

  it("puts bodies together whose pieces come by turns, and forgets those that do not come whole", async () => {
    thread = createJsonThread();
    const texts = ['{"first":"eins"}', '{"never":', `["${"[".repeat(9)}"]`];
    const bodies = texts.map(() => thread.open());
    for (let at = 0; at < 6; at += 1)
      bodies.forEach((body, n) => {
        body.add(piecesOf(texts[n] ?? "").slice(at, at + 1));
      });
    bodies[1]?.drop();
    const [first, , third] = bodies;
    expect(await third?.parse()).toEqual({ value: ["[".repeat(9)] });
    expect(await first?.parse()).toEqual({ value: { first: "eins" } });
  });

  it("refuses what has too many parts, in whichever pieces they come", async () => {
    thread = createJsonThread();
    expect(await parse(thread, "[".repeat(101))).toHaveProperty("refusal");
    expect(await parse(thread, `${"[".repeat(100)}${"]".repeat(100)}`)).toHaveProperty("value");
  });

  it("refuses it before all of it has come, and takes what comes after that", async () => {
    thread = createJsonThread();
    const [modest, body] = [thread.open(), thread.open()];
    modest.add(piecesOf("[".repeat(50)));
    body.add(piecesOf("[".repeat(101)));
    await Promise.race([body.settled, modest.settled.then(() => expect.unreachable())]);
    body.add(piecesOf("]"));
    expect(await body.parse()).toHaveProperty("refusal");
    modest.add(piecesOf("]".repeat(50)));
    expect(await modest.parse()).toHaveProperty("value");
  });

  it("ends when no body has come for a while, and another takes its place", async () => {
    thread = createJsonThread(1);
    for (const value of [1, 2, 3]) {
      expect(await parse(thread, String(value))).toEqual({ value });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(started).toBe(3);
  });

  it.skipIf(process.platform !== "linux")("gives way to the one that answers calls", async () => {
    thread = createJsonThread();
    await parse(thread, "1");
    const niceness = readdirSync("/proc/self/task").map((id) => getPriority(Number(id)));
    expect(Math.max(...niceness)).toBe(Math.min(19, getPriority() + 5));
  });

  it("leaves nobody waiting when it ends", async () => {
    thread = createJsonThread();
    const parsing = expect(parse(thread, "1")).rejects.toThrow("ended");
    await thread.close();
    await parsing;
  });
});
