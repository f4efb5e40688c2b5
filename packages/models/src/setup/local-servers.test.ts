import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findLocalServers, USUAL_PORTS } from "./local-servers.ts";
import { PullFailed, pullWithOllama } from "./ollama-pull.ts";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A program that answers these paths. Anything else is not found. */
async function programWith(answers: Record<string, unknown>, asked: string[] = []): Promise<number> {
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = answers[request.url ?? ""];
    if (answer === undefined) return void response.writeHead(404).end();
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Where nobody listens. */
const NOBODY = { Ollama: 9, "LM Studio": 9, "llama.cpp": 9, vLLM: 9 };

describe("the programs on this machine that run models", () => {
  it("are found by their lists of models, with sizes where these are told", async () => {
    const asked: string[] = [];
    const ports = {
      Ollama: await programWith(
        {
          "/api/tags": {
            models: [
              { name: "writer:4b", size: 2_600_000_000 },
              { name: "nomic-embed-text", size: 200_000_000 },
            ],
          },
        },
        asked,
      ),
      "LM Studio": await programWith({
        "/api/v1/models": {
          models: [
            { type: "llm", key: "studio", size_bytes: 5 },
            { type: "embedding", key: "numbers", size_bytes: 1 },
          ],
        },
      }),
      "llama.cpp": await programWith({ "/v1/models": { data: [{ id: "file.gguf", meta: { size: 7 } }] } }),
      vLLM: await programWith({ "/v1/models": { data: [{ id: "large", max_model_len: 8_192 }] } }),
    };
    const found = await findLocalServers(ports);
    expect(found.map(({ program, provider, models }) => [program, provider, models])).toEqual([
      ["Ollama", "ollama", [{ name: "writer:4b", bytes: 2_600_000_000 }]],
      ["LM Studio", "openai-compatible", [{ name: "studio", bytes: 5 }]],
      ["llama.cpp", "openai-compatible", [{ name: "file.gguf", bytes: 7 }]],
      ["vLLM", "openai-compatible", [{ name: "large", bytes: null }]],
    ]);
    expect(found[0]?.baseUrl).toBe(`http://127.0.0.1:${ports.Ollama}/v1`);
    expect(asked).toEqual(["GET /api/tags"]);
  });

  it("may list their models in the common way alone", async () => {
    const port = await programWith({ "/v1/models": { data: [{ id: "studio" }] } });
    const [found] = await findLocalServers({ ...NOBODY, "LM Studio": port });
    expect(found).toMatchObject({ program: "LM Studio", models: [{ name: "studio", bytes: null }] });
  });

  it.each([
    ["nobody", null],
    ["something else", "<html>hello</html>"],
    ["another list", { models: [{ title: 1 }] }],
  ])("are none where %s answers", async (_who, answer) => {
    const port = answer === null ? 9 : await programWith({ "/api/tags": answer });
    expect(await findLocalServers({ ...NOBODY, Ollama: port })).toEqual([]);
  });

  it("are asked on loopback addresses alone, and no other is asked because they say so", async () => {
    const asked: string[] = [];
    const elsewhere = await programWith({ "/api/tags": { models: [{ name: "writer:4b" }] } }, asked);
    const sending = createServer((_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${elsewhere}/api/tags` }).end();
    });
    open.push(sending);
    await new Promise<void>((resolve) => sending.listen(0, "127.0.0.1", resolve));
    const fetched = vi.spyOn(globalThis, "fetch");
    try {
      await findLocalServers(USUAL_PORTS);
      const port = (sending.address() as AddressInfo).port;
      expect(await findLocalServers({ ...NOBODY, Ollama: port })).toEqual([]);
      const hosts = fetched.mock.calls.map(([url]) => new URL(String(url)).hostname);
      expect(hosts.length).toBeGreaterThanOrEqual(Object.keys(USUAL_PORTS).length);
      expect(new Set(hosts)).toEqual(new Set(["127.0.0.1"]));
    } finally {
      fetched.mockRestore();
    }
    expect(asked).toEqual([]);
  });
});

describe("a model that Ollama is to fetch", () => {
  const lines = (...some: object[]) => some.map((line) => `${JSON.stringify(line)}\n`).join("");
  const pull = async (answer: string) => {
    const origin = `http://127.0.0.1:${await programWith({ "/api/pull": answer })}`;
    const { signal } = new AbortController();
    return Array.fromAsync(pullWithOllama("writer:4b", { origin, signal }));
  };

  it("is told how far it is, over all its parts", async () => {
    const progress = await pull(
      lines(
        { status: "pulling manifest" },
        { status: "pulling a", digest: "a", total: 10 },
        { status: "pulling a", digest: "a", total: 10, completed: 10 },
        { status: "pulling b", digest: "b", total: 30, completed: 15 },
        { status: "success" },
      ),
    );
    expect(progress.map(({ doneBytes, totalBytes }) => [doneBytes, totalBytes])).toEqual([
      ...[
        [0, 0],
        [0, 10],
        [10, 10],
        [25, 40],
        [25, 40],
      ],
    ]);
  });

  it("is refused in Ollama's own words, and where the answer ends early", async () => {
    await expect(pull(lines({ error: "pull model manifest: file does not exist" }))).rejects.toThrow(
      new PullFailed("pull model manifest: file does not exist"),
    );
    await expect(pull(lines({ status: "pulling manifest" }))).rejects.toThrow(PullFailed);
  });
});
