import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createModelClient } from "./client.ts";

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
