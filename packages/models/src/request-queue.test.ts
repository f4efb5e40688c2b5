import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createRequestQueue, type RequestQueue } from "./request-queue.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that answers when it is told to; `next` resolves with the next call, by its path. */
async function listen() {
  const came: { path: string; answer: ServerResponse }[] = [];
  const server = createServer((request, answer) => {
    came.push({ path: request.url ?? "", answer });
    server.emit("came");
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const next = async () => {
    while (came.length === 0) await once(server, "came");
    return came.shift() as (typeof came)[number];
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, came, next };
}

const TEXT = { body: "{}" };
const NOBODY = new AbortController().signal;

function admitted(gate: RequestQueue, { signal = NOBODY, rank = 0, begin: beforeSend = () => {} } = {}) {
  return gate.enqueue({ rank: () => rank, signal, beforeSend, sent: () => {}, answered: () => {} });
}

describe("a gate for one call at a time", () => {
  it("lets the next one go with the last byte of an answer, though nobody has read that", async () => {
    const { url, came, next } = await listen();
    const gate = createRequestQueue(1);
    const first = admitted(gate).fetch(`${url}/first`, TEXT);
    const second = admitted(gate).fetch(`${url}/second`, TEXT);
    const { answer } = await next();
    answer.write("begun");
    const response = await first;
    expect(came).toEqual([]);
    answer.end(" and ended");
    const { path, answer: other } = await next();
    expect(path).toBe("/second");
    other.end();
    await second;
    expect(await response.text()).toBe("begun and ended");
  });

  it("keeps it until a bad answer has been considered", async () => {
    const { url, came, next } = await listen();
    const gate = createRequestQueue(1);
    const bad = admitted(gate);
    const first = bad.fetch(`${url}/first`, TEXT);
    const second = admitted(gate).fetch(`${url}/second`, TEXT);
    (await next()).answer.writeHead(429).end();
    expect((await first).status).toBe(429);
    expect(await (await first).text()).toBe("");
    expect(came).toEqual([]);
    bad.leave();
    (await next()).answer.end();
    expect((await second).status).toBe(200);
  });

  it("gives the turn on that was given up, or refused when it came", async () => {
    const { url, next } = await listen();
    const gate = createRequestQueue(1);
    const controller = new AbortController();
    const first = admitted(gate);
    const sent = first.fetch(`${url}/first`, TEXT);
    const { answer } = await next();
    const leaving = admitted(gate, { signal: controller.signal }).fetch(`${url}/gone`, TEXT);
    const refused = admitted(gate, {
      begin: () => {
        throw new Error("no tokens left");
      },
    });
    const refusal = refused.fetch(`${url}/refused`, TEXT).finally(refused.leave);
    const told = expect(refusal).rejects.toThrow("no tokens left");
    const last = admitted(gate).fetch(`${url}/last`, TEXT);
    controller.abort(new Error("nobody waits"));
    await expect(leaving).rejects.toThrow("nobody waits");
    answer.end();
    await sent;
    await told;
    const { path, answer: other } = await next();
    expect(path).toBe("/last");
    other.end();
    await last;
  });
});
