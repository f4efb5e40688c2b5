import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBody } from "./read-body.ts";

const MAX_BYTES = 3_000_000;
const LONG = "word ".repeat(500_000);

describe("a body", () => {
  let server: Server;
  /** What became of the body last read. */
  let read: Promise<Buffer>;
  beforeEach(async () => {
    server = createServer((incoming, reply) => {
      const announced = Number(incoming.headers["content-length"]);
      read = readBody(incoming, { announced, max: MAX_BYTES });
      read.then(
        () => reply.end(),
        () => reply.end(),
      );
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterEach(() => server.close());

  function send(headers: Record<string, string | number> = {}) {
    const { port } = server.address() as AddressInfo;
    return request({ port, method: "POST", headers }).on("error", () => undefined);
  }

  it.each([
    ["short", "A word."],
    ["long", LONG],
    ["empty", ""],
  ])("is given whole where it is %s, its length told or not", async (_what, text) => {
    const length = Buffer.byteLength(text);
    for (const headers of [{ "content-length": length }, { "transfer-encoding": "chunked" }]) {
      const call = send(headers);
      call.end(text);
      await once(call, "response");
      expect((await read).toString()).toBe(text);
    }
  });

  it("has memory of its own where it is long: the buffer it lies in holds nothing else", async () => {
    const call = send({ "content-length": LONG.length });
    call.end(LONG);
    await once(call, "response");
    expect((await read).buffer.byteLength).toBe(LONG.length);
  });

  it("is refused before it comes where it is announced too long, and when it gets too long otherwise", async () => {
    const announced = send({ "content-length": MAX_BYTES + 1 });
    announced.flushHeaders();
    await once(announced, "response");
    await expect(read).rejects.toMatchObject({ code: "BODY_TOO_LARGE" });
    announced.destroy();
    const endless = send({ "transfer-encoding": "chunked" });
    endless.write(LONG + LONG);
    await once(endless, "response");
    await expect(read).rejects.toMatchObject({ code: "BODY_TOO_LARGE" });
    endless.destroy();
  });

  it("that breaks off is refused", async () => {
    const call = send({ "content-length": LONG.length });
    const asked = once(server, "request");
    call.write(LONG.slice(0, 1_000));
    await asked;
    call.destroy();
    await expect(read).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });
});
