import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type EventStream, openEventStream } from "./sse.ts";

const HEARTBEAT_MS = 10;

let app: FastifyInstance;
let opened: Promise<EventStream>;

beforeEach(async () => {
  app = fastify();
  const { promise, resolve } = Promise.withResolvers<EventStream>();
  opened = promise;
  app.get("/", async (_request, reply) => {
    const stream = openEventStream(reply, HEARTBEAT_MS);
    resolve(stream);
    await new Promise<void>((done) => stream.signal.addEventListener("abort", () => done()));
    return reply;
  });
  await app.listen({ port: 0 });
});
afterEach(() => app.close());

async function listen(): Promise<IncomingMessage> {
  const [message] = await once(get(app.listeningOrigin, { agent: false }), "response");
  return message as IncomingMessage;
}

async function read(message: IncomingMessage, until: RegExp): Promise<string> {
  let text = "";
  for await (const chunk of message.setEncoding("utf8")) {
    text += chunk;
    if (until.test(text)) break;
  }
  return text;
}

describe("an event stream", () => {
  it("is not kept by caches nor held back by proxies", async () => {
    const message = await listen();
    expect(message.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    message.destroy();
  });

  it("sends a comment from time to time, so that it stays open", async () => {
    expect(await read(await listen(), /(: still here\n\n){3}/)).toMatch(/^: open\n\n/);
  });

  it("sends comments beside any number of other streams, and none after it is closed", async () => {
    const closed = await listen();
    (await opened).close();
    const others = await Promise.all(Array.from({ length: 40 }, listen));
    for (const text of await Promise.all(others.map((other) => read(other, /(: still here\n\n){2}/))))
      expect(text).toMatch(/^: open\n\n(: still here\n\n)+$/);
    expect(await read(closed, /never/)).toMatch(/^: open\n\n(: still here\n\n)*$/);
  });

  it("gives each event its id, name and data", async () => {
    const message = await listen();
    await (await opened).send({ id: 7, name: "progress", dataJson: '{"seq":7}' });
    expect(await read(message, /seq/)).toContain('id: 7\nevent: progress\ndata: {"seq":7}\n\n');
  });

  it("ends if its listener left before it was opened", async () => {
    const { promise: late, resolve } = Promise.withResolvers<EventStream>();
    const other = fastify();
    const arrived = Promise.withResolvers<void>();
    other.get("/", async (_request, reply) => {
      arrived.resolve();
      await once(reply.raw, "close");
      resolve(openEventStream(reply, HEARTBEAT_MS));
      return reply;
    });
    await other.listen({ port: 0 });
    const request = get(other.listeningOrigin, { agent: false }).on("error", () => undefined);
    await arrived.promise;
    request.destroy();
    expect((await late).signal.aborted).toBe(true);
    await other.close();
  });

  it("waits for a listener who does not read, and stops waiting when the listener leaves", async () => {
    const message = await listen();
    message.pause();
    const stream = await opened;
    let sent = 0;
    const sending = (async () => {
      while (!stream.signal.aborted) {
        await stream.send({ id: sent, name: "progress", dataJson: "x".repeat(100_000) });
        sent += 1;
      }
    })();
    let before = -1;
    await expect
      .poll(() => {
        const isStuck = sent === before;
        before = sent;
        return isStuck;
      })
      .toBe(true);
    expect(sent).toBeLessThan(1_000);
    message.destroy();
    await sending;
  });

  it("ends for the listener when it is closed", async () => {
    const message = await listen();
    (await opened).close();
    expect(await read(message, /never/)).toMatch(/^: open\n\n/);
  });
});
