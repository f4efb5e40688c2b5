import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createNetServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createModelClient } from "./client.ts";
import { createTokenMeter } from "./token-meter.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

it("does not follow a server that points elsewhere: key and text are not meant for that one", async () => {
  const elsewhere: (string | undefined)[] = [];
  const other = await listen(
    createServer((request, answer) => {
      elsewhere.push(request.url);
      answer.end("{}");
    }),
  );
  for (const status of [301, 302, 307, 308]) {
    const baseUrl = await listen(
      createServer((_request, answer) => answer.writeHead(status, { location: other }).end()),
    );
    const settings = { provider: "openai-compatible", baseUrl, apiKey: "sk-own", model: "writer" } as const;
    const checked = createModelClient(settings).check(new AbortController().signal);
    await expect(checked).rejects.toMatchObject({ name: "ModelFault", kind: "access", status });
  }
  expect(elsewhere).toEqual([]);
});

it("asks again where the server had just ended a connection that was kept", async () => {
  const body = JSON.stringify({ choices: [{ message: { content: "1=A" }, finish_reason: "stop" }] });
  let connections = 0;
  const baseUrl = await listen(
    createNetServer((socket) => {
      connections += 1;
      socket.on("error", () => {});
      socket.once("data", () => {
        socket.write(
          `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
        socket.once("data", () => socket.resetAndDestroy());
      });
    }),
  );
  const client = createModelClient({ provider: "openai-compatible", baseUrl, model: "writer" });
  const ask = { meter: createTokenMeter(), signal: new AbortController().signal, rank: () => 0 };
  const prompt = { system: "", user: "Task: answer" };
  for (let call = 0; call < 2; call++)
    expect(await client.answer({ ...ask, prompt, count: 1 })).toMatchObject({ text: "1=A" });
  expect(connections).toBe(2);
});

it.each(["http://127.0.0.1:1/v1", "http://:/v1", "https://127.0.0.1:1/v1"])(
  "says that nobody can be reached (%s)",
  async (baseUrl) => {
    const settings = { provider: "openai-compatible", baseUrl, model: "writer" } as const;
    const checked = createModelClient(settings).check(new AbortController().signal);
    await expect(checked).rejects.toMatchObject({ kind: "network" });
  },
);

it("holds no process that has had its answer, and takes the way through a proxy that Node is told of", async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url);
    request.resume().on("end", () => answer.writeHead(401).end());
  });
  server.on("connect", (request, socket) => {
    asked.push(request.url);
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    server.emit("connection", socket);
  });
  const proxy = await listen(server);
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
  expect(asked).toEqual(["model.example:80", "/v1/chat/completions"]);
});
