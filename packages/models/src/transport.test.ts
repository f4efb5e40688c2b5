import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from "node:net";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { patience } from "../../../testing/share.ts";
import { createRequestQueue } from "./request-queue.ts";

const servers: (Server | NetServer)[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server | NetServer): Promise<string> {
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

function calls({ concurrency = 1 } = {}) {
  const gate = createRequestQueue(concurrency);
  const { signal } = new AbortController();
  return ({ begin: beforeSend = () => {}, rank = 1 } = {}) => {
    const { fetch, leave } = gate.enqueue({
      rank: () => rank,
      signal,
      beforeSend,
      sent: () => {},
      answered: () => {},
    });
    return { leave, send: (url: string) => fetch(url, { body: "{}" }) };
  };
}

/** Answers at once, in a thread of its own, and counts. */
const COUNTING_SERVER = `
const { createServer } = require("node:http");
const { parentPort, workerData } = require("node:worker_threads");
const came = new Int32Array(workerData);
const server = createServer((request, answer) => {
  Atomics.add(came, 0, 1);
  request.resume().on("end", () => answer.end("{}"));
});
server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
`;

describe("calls to a model's server", () => {
  it("go on while those who wait for their answers are busy", async () => {
    const shared = new SharedArrayBuffer(4);
    const came = new Int32Array(shared);
    const server = new Worker(COUNTING_SERVER, { eval: true, workerData: shared });
    const [port] = await once(server, "message");
    const call = calls();
    const answers = ["a", "b", "c"].map((path) => call().send(`http://127.0.0.1:${port}/${path}`));
    // Until they are handed over, and the first is on its way.
    while (Atomics.load(came, 0) === 0) await new Promise(setImmediate);
    const until = performance.now() + 5_000 * patience();
    while (Atomics.load(came, 0) < 3 && performance.now() < until);
    expect(Atomics.load(came, 0)).toBe(3);
    for (const answer of answers) expect(await (await answer).text()).toBe("{}");
    await server.terminate();
  });

  it("that lie ready are asked anew whether they should go, after a bad answer", async () => {
    const paths: (string | undefined)[] = [];
    const url = await listen(
      createHttpServer((request, answer) => {
        paths.push(request.url);
        answer.writeHead(503).end();
      }),
    );
    const call = calls();
    const first = call();
    let begun = 0;
    const begin = () => {
      begun += 1;
      if (paths.length > 0) throw new Error("resting");
    };
    const bad = first.send(`${url}/first`);
    const ready = call({ begin }).send(`${url}/ready`);
    ready.catch(() => {});
    expect((await bad).status).toBe(503);
    first.leave();
    await expect(ready).rejects.toThrow("resting");
    expect(begun).toBe(2);
    expect(paths).toEqual(["/v1/first"]);
  });

  it("that somebody waits for pass those that lie ready", async () => {
    const came: string[] = [];
    const waiting: (() => void)[] = [];
    const url = await listen(
      createHttpServer((request, answer) => {
        came.push(request.url?.split("/").at(-1) ?? "");
        waiting.push(() => answer.end("{}"));
      }),
    );
    const call = calls();
    const answers = ["first", "ready", "next"].map((path) => call().send(`${url}/${path}`));
    await expect.poll(() => came).toEqual(["first"]);
    answers.push(call().send(`${url}/waits`), call({ rank: 0 }).send(`${url}/urgent`));
    await new Promise(setImmediate);
    for (let ended = 0; ended < answers.length; ended += 1) {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.pop()?.();
    }
    await Promise.all(answers);
    expect(came).toEqual(["first", "urgent", "ready", "next", "waits"]);
  });

  it("are sent again where the server had just ended a connection that was kept", async () => {
    let connections = 0;
    const url = await listen(
      createNetServer((socket) => {
        connections += 1;
        socket.on("error", () => {});
        socket.once("data", () => {
          socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
          socket.once("data", () => socket.resetAndDestroy());
        });
      }),
    );
    const call = calls();
    for (const path of ["first", "second"])
      expect(await (await call().send(`${url}/${path}`)).text()).toBe("{}");
    expect(connections).toBe(2);
  });

  it.each(["http://127.0.0.1:1/v1", "http://:/v1", "https://127.0.0.1:1/v1"])(
    "fail as those of fetch do where nobody can be reached (%s)",
    async (url) => {
      const { send, leave } = calls()();
      await expect(send(url)).rejects.toThrow(new TypeError("fetch failed"));
      leave();
    },
  );

  it("hold no process that has had its answer, and take the way through a proxy that Node is told of", async () => {
    const asked: (string | undefined)[] = [];
    const proxy = await listen(
      createHttpServer((request, answer) => {
        asked.push(request.url);
        request.resume().on("end", () => answer.writeHead(401).end());
      }),
    );
    const settings = { provider: "openai-compatible", baseUrl: "http://model.example/v1", model: "writer" };
    const client = new URL("./client.ts", import.meta.url).href;
    const script = `(async () => {
      const { createModelClient } = await import(${JSON.stringify(client)});
      const checked = createModelClient(${JSON.stringify(settings)}).check(new AbortController().signal);
      await checked.catch(({ kind }) => console.log(kind));
    })()`;
    const env = { NODE_USE_ENV_PROXY: "1", HTTP_PROXY: new URL(proxy).origin };
    const child = spawn(process.execPath, ["-e", script], { env });
    const told: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => told.push(String(text)));
    expect(await once(child, "close")).toEqual([0, null]);
    expect(told.join("")).toBe("access\n");
    expect(asked).toEqual(["http://model.example/v1/chat/completions"]);
  });
});
