import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { patience } from "../../../testing/share.ts";
import { readEvents } from "./features/generation/testing/events.ts";
import { eventsOf, makeSet } from "./features/generation/testing/sets.ts";
import { createTestHome, type TestHome } from "./test-home.ts";
import { endServerProcess, type ServerProcess, startServerProcess } from "./test-process.ts";

/** Longer than any of these tests: the job does not end by itself. */
const LONG_TEXT = madeUpNotes(5, 60_000);

let home: TestHome;
let server: ServerProcess;

beforeEach(async () => {
  home = await createTestHome();
  server = await startServerProcess({ home });
});
afterEach(async () => {
  await endServerProcess(server, "SIGKILL");
  await home.remove();
});

async function stopMs(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }> {
  const startedAt = performance.now();
  const code = await endServerProcess(server, signal);
  return { code, ms: performance.now() - startedAt };
}

/** A request that begins and is never completed. */
async function sendHalf(head: readonly string[], body: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  return socket;
}

/**
 * Signals and uploads know no database; how a running job and its listener end may depend on it. On SQLite
 * `kill.test.ts` ends a job by SIGTERM.
 */
const isPostgres = inject("postgresUrl") !== undefined;

describe("a server that is asked to stop", () => {
  it.each([isPostgres ? "SIGTERM" : "SIGINT"] as const)(
    "ends at once by %s, with a job half done and a client following it",
    async (signal) => {
      const { token } = await server.account();
      const set = await makeSet(server, token, { text: LONG_TEXT });
      const names: string[] = [];
      const response = await eventsOf(server, set);
      const following = (async () => {
        for await (const { name } of readEvents(response)) names.push(name);
      })();
      await expect.poll(() => names.length).toBeGreaterThan(0);
      const { code, ms } = await stopMs(signal);
      expect(code).toBe(0);
      expect(ms).toBeLessThan(3_000 * patience());
      await following;
      expect(["done", "failed"]).not.toContain(names.at(-1));
    },
  );

  it.skipIf(isPostgres)("does not wait for ever for a stalled upload", { tags: "thorough" }, async () => {
    const { token } = await server.account();
    const boundary = "x";
    const socket = await sendHalf(
      [
        "POST /api/upload/bootstrap?mode=study HTTP/1.1",
        "host: x",
        `authorization: Bearer ${token}`,
        `content-type: multipart/form-data; boundary=${boundary}`,
        "content-length: 1000000",
      ],
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-`,
    );
    await server.call("GET", "/api/health");
    const { code, ms } = await stopMs("SIGTERM");
    socket.destroy();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(8_000 * patience());
    expect(readdirSync(path.join(home.dataDir, "staged"))).toEqual([]);
  });
});
