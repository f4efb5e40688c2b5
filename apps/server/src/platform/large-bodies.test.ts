import { once } from "node:events";
import { request, type ServerResponse } from "node:http";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLargeBodies } from "./large-bodies.ts";

const MAX_BYTES = 1_000_000;
const BODY = JSON.stringify("word ".repeat(100_000));

describe("the room of a large body", () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = fastify({ bodyLimit: MAX_BYTES });
  });
  afterEach(() => app.close());

  it("is given back by a caller who left before entering it", async () => {
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
    const headers = { "content-type": "application/json", "content-length": String(BODY.length) };
    const first = request(app.listeningOrigin, { method: "POST", headers }).on("error", () => undefined);
    first.write(BODY.slice(0, 1_000));
    await arrived.promise;
    first.destroy();
    const second = await fetch(app.listeningOrigin, { method: "POST", headers, body: BODY });
    expect(await second.text()).toBe("read");
  });
});
