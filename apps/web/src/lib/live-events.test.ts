import type { JobEvent } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { type EventStream, listenToJob, type SeqMemory } from "./live-events.ts";

/** A stream that the test sends events on. */
function streamAtHand() {
  const listeners = new Map<string, (event: { data?: unknown }) => void>();
  const opened: string[] = [];
  let isClosed = false;
  const openStream = (url: string): EventStream => {
    opened.push(url);
    return {
      addEventListener: (name, listener) => listeners.set(name, listener),
      close: () => {
        isClosed = true;
      },
    };
  };
  return {
    openStream,
    opened,
    send: (name: string, data: unknown) => listeners.get(name)?.({ data: JSON.stringify(data) }),
    sendRaw: (name: string, data: string) => listeners.get(name)?.({ data }),
    break: () => listeners.get("error")?.({}),
    isClosed: () => isClosed,
  };
}

function memoryWith(entries: Record<string, number> = {}): SeqMemory & { entries: Map<string, number> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    read: (jobId) => map.get(jobId) ?? null,
    write: (jobId, seq) => void map.set(jobId, seq),
    forget: (jobId) => void map.delete(jobId),
  };
}

function listen(seen: Record<string, number> = {}) {
  const stream = streamAtHand();
  const memory = memoryWith(seen);
  const events: JobEvent[] = [];
  let lost = 0;
  const stop = listenToJob(
    { jobId: "j1", token: "secret" },
    { onEvent: (event) => events.push(event), onLost: () => (lost += 1) },
    { openStream: stream.openStream, memory },
  );
  return { stream, memory, events, lost: () => lost, stop };
}

const progress = { seq: 4, done: 2, total: 9, questions: 7, etaSeconds: 12 };

describe("a job's event stream", () => {
  it("is opened with the token, and without afterSeq on a first visit", () => {
    expect(listen().stream.opened).toEqual(["/api/jobs/j1/events?token=secret"]);
  });

  it("asks only for events after the last one seen", () => {
    expect(listen({ j1: 17 }).stream.opened).toEqual(["/api/jobs/j1/events?token=secret&afterSeq=17"]);
  });

  it("passes on the named events and stores their seq", () => {
    const { stream, memory, events } = listen();
    stream.send("progress", progress);
    stream.send("new_questions", { seq: 5, count: 3, total: 10 });
    expect(events).toEqual([
      { name: "progress", data: progress },
      { name: "new_questions", data: { seq: 5, count: 3, total: 10 } },
    ]);
    expect(memory.entries.get("j1")).toBe(5);
  });

  it("skips events that it does not know and continues", () => {
    const { stream, events, memory } = listen();
    stream.sendRaw("progress", "{");
    stream.send("progress", { seq: "four" });
    stream.send("new_questions", { seq: 5, count: 3, total: 10 });
    expect(events.map((event) => event.name)).toEqual(["new_questions"]);
    expect(memory.entries.get("j1")).toBe(5);
  });

  it.each([
    ["done", { seq: 8, status: "READY", total: 40 }],
    ["failed", { seq: 8, code: "GENERATION_FAILED" }],
  ] as const)("ends on %s, and deletes the seq because nothing follows", (name, data) => {
    const { stream, events, memory, lost } = listen({ j1: 7 });
    stream.send(name, data);
    stream.break();
    expect(events).toEqual([{ name, data }]);
    expect(stream.isClosed()).toBe(true);
    expect(memory.entries.has("j1")).toBe(false);
    expect(lost()).toBe(0);
  });

  it("closes and reports it once when it breaks", () => {
    const { stream, lost, events } = listen();
    stream.break();
    stream.break();
    stream.send("progress", progress);
    expect(lost()).toBe(1);
    expect(stream.isClosed()).toBe(true);
    expect(events).toEqual([]);
  });

  it("is silent after it was stopped", () => {
    const { stream, stop, lost, events } = listen();
    stop();
    stream.send("progress", progress);
    stream.break();
    expect(stream.isClosed()).toBe(true);
    expect(lost()).toBe(0);
    expect(events).toEqual([]);
  });
});
