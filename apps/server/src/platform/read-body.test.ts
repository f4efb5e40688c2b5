import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BodyTaker, readBody } from "./read-body.ts";

const MAX_BYTES = 3_000_000;
const LONG = "word ".repeat(500_000);

/** Keeps all pieces, which are enough from so many bytes on; `dropped` says how often it was told that the rest does not come. */
function keeper(enough: number) {
  const pieces: Buffer[] = [];
  let stop = () => {};
  const kept = { dropped: 0, pieces };
  const taker: BodyTaker<Buffer> = {
    add: (piece) => {
      pieces.push(piece);
      if (Buffer.concat(pieces).length >= enough) stop();
    },
    whenEnough: (told) => {
      stop = told;
    },
    whole: () => Buffer.concat(pieces),
    drop: () => {
      kept.dropped += 1;
    },
  };
  return { kept, taker };
}

describe("a body", () => {
  let server: Server;
  /** What became of the body last read. */
  let read: Promise<Buffer>;
  let kept: ReturnType<typeof keeper>["kept"];
  let enough: number;
  beforeEach(async () => {
    enough = Number.POSITIVE_INFINITY;
    server = createServer((incoming, reply) => {
      const announced = Number(incoming.headers["content-length"]);
      const { taker, kept: now } = keeper(enough);
      kept = now;
      read = readBody(incoming, { announced, max: MAX_BYTES }, taker);
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

  it("comes piece by piece where it is long, and lets others have their turns in between", async () => {
    const call = send({ "content-length": LONG.length });
    const asked = once(server, "request");
    call.end(LONG);
    await asked;
    let mostInOneTurn = 0;
    let isRead = false;
    void read.then(() => {
      isRead = true;
    });
    while (!isRead) {
      const before = kept.pieces.length;
      await new Promise((resolve) => setImmediate(resolve));
      // The first pieces come as they are.
      if (before > 2) mostInOneTurn = Math.max(mostInOneTurn, kept.pieces.length - before);
    }
    expect(kept.pieces.length).toBeGreaterThan(20);
    expect(mostInOneTurn).toBeLessThanOrEqual(3);
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
    expect(kept.dropped).toBe(1);
    endless.destroy();
  });

  it("is read no further once whoever takes it knows enough", async () => {
    const call = send({ "content-length": LONG.length });
    enough = 300_000;
    call.write(LONG.slice(0, 400_000));
    await once(call, "response");
    const { length } = await read;
    expect(length).toBeGreaterThanOrEqual(enough);
    expect(length).toBeLessThanOrEqual(400_000);
    expect(kept.dropped).toBe(0);
    call.destroy();
  });

  it("that breaks off is refused", async () => {
    const call = send({ "content-length": LONG.length });
    const asked = once(server, "request");
    call.write(LONG.slice(0, 1_000));
    await asked;
    call.destroy();
    await expect(read).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    expect(kept.dropped).toBe(1);
  });
});
