import { once } from "node:events";
import { request, type ServerResponse } from "node:http";
import { LIMITS } from "@quizmill/contract";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLargeBodies } from "./large-bodies.ts";

const { largeBodiesMaxBytes, largeBodiesPerAccount } = LIMITS.request;
const MAX_BYTES = largeBodiesMaxBytes / 4;
const BODY = JSON.stringify("word ".repeat(100_000));

describe("the room for large bodies", () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = fastify({ bodyLimit: MAX_BYTES });
    app.setErrorHandler((error, _request, reply) => reply.send((error as { code?: string }).code));
  });
  afterEach(() => app.close());

  const headersOf = (caller: string, bytes = BODY.length) => ({
    "content-type": "application/json",
    "content-length": String(bytes),
    "x-caller": caller,
  });
  /** Sends a body without its end. */
  function begin(caller: string, bytes?: number) {
    const headers = headersOf(caller, bytes);
    const call = request(app.listeningOrigin, { method: "POST", headers }).on("error", () => undefined);
    call.write(BODY.slice(0, 1_000));
    return call;
  }
  const send = async (caller: string) => {
    const answer = await fetch(app.listeningOrigin, {
      method: "POST",
      headers: headersOf(caller),
      body: BODY,
    });
    return answer.text();
  };

  it("is limited for one caller by their number, and for all by their bytes", async () => {
    const hooks = createLargeBodies(({ headers }) => String(headers["x-caller"]))(MAX_BYTES);
    let entered = 0;
    const count = async () => {
      entered += 1;
    };
    app.post(
      "/",
      { preParsing: [hooks.preParsing, count], preValidation: hooks.preValidation },
      async () => "read",
    );
    await app.listen({ port: 0 });
    const of = (caller: string, many: number, bytes?: number) =>
      Array.from({ length: many }, () => begin(caller, bytes));
    const open = of("one", largeBodiesPerAccount);
    await expect.poll(() => entered).toBe(largeBodiesPerAccount);
    expect(await send("one")).toBe("RATE_LIMITED");
    expect(await send("another")).toBe("read");
    open.push(...of("a third", 3, MAX_BYTES));
    await expect.poll(() => entered).toBe(largeBodiesPerAccount + 4);
    open.push(begin("a fourth", MAX_BYTES - largeBodiesPerAccount * BODY.length - 100));
    await expect.poll(() => entered).toBe(largeBodiesPerAccount + 5);
    expect(await send("another")).toBe("SERVER_BUSY");
    for (const call of open) call.destroy();
    await expect.poll(() => send("another")).toBe("read");
    for (let time = 0; time <= largeBodiesPerAccount; time += 1) expect(await send("one")).toBe("read");
  });

  it("is freed by a caller who left before entering it", async () => {
    const arrived = Promise.withResolvers<void>();
    let isFirst = true;
    const letFirstLeave = async (_request: unknown, reply: { raw: ServerResponse }) => {
      if (!isFirst) return;
      isFirst = false;
      arrived.resolve();
      await once(reply.raw, "close");
    };
    const hooks = createLargeBodies(() => "the same caller")(MAX_BYTES);
    app.post("/", { onRequest: letFirstLeave, ...hooks }, async () => "read");
    await app.listen({ port: 0 });
    const first = begin("the same");
    await arrived.promise;
    first.destroy();
    await Promise.all(
      Array.from({ length: largeBodiesPerAccount }, async () => expect(await send("the same")).toBe("read")),
    );
  });
});
