import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { limitCallStarts } from "./limit-call-starts.ts";

describe("calls that arrive together", () => {
  let app: FastifyInstance;
  let started: string[];
  beforeEach(async () => {
    app = fastify();
    started = [];
    limitCallStarts(app);
    app.addHook("onRequest", async ({ url }) => {
      started.push(url.slice(1));
    });
    app.all("/:name", async () => "done");
    app.get("/stream/:name", { config: { isStream: true } }, async () => "done");
    await app.ready();
  });
  afterEach(() => app.close());

  const bring = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      app.inject({ method: "POST", url: `/${index}`, payload: { some: "thing" } }),
    );

  const follow = (count: number) =>
    Array.from({ length: count }, (_, index) => app.inject(`/stream/${index}`));

  it.each([
    ["bring a body", bring, ""],
    ["open a stream", follow, "stream/"],
  ])(
    "that %s are started a few in each turn of the event loop, in their order",
    async (_what, come, path) => {
      const brought = come(20);
      const startsPerTurn: number[] = [];
      while (started.length < brought.length) {
        const before = started.length;
        await new Promise((resolve) => setImmediate(resolve));
        startsPerTurn.push(started.length - before);
      }
      expect(Math.max(...startsPerTurn)).toBe(2);
      expect(started).toEqual(brought.map((_, index) => `${path}${index}`));
      for (const { statusCode } of await Promise.all(brought)) expect(statusCode).toBe(200);
    },
  );

  it("do not delay a call that only reads", async () => {
    const brought = bring(20);
    await app.inject("/reading");
    expect(started.indexOf("reading")).toBeLessThan(6);
    await Promise.all(brought);
  });
});
