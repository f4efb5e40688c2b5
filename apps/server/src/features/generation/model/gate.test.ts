import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Failure, type StandIn, startStandIn } from "@quizmill/models/testing";
import { afterEach, describe, expect, it } from "vitest";
import { createTestHome, type TestHome } from "../../../test-home.ts";
import { endServerProcess, type ServerProcess, startServerProcess } from "../../../test-process.ts";
import { offerOllama } from "./gate.ts";

let open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open) await one.close();
  open = [];
});

/** A log that remembers its messages and their data. */
function listener() {
  const said: { about: object; text: string }[] = [];
  const note = (about: object, text: string) => void said.push({ about, text });
  return { said, log: { info: note, warn: note } as unknown as Parameters<typeof offerOllama>[0] };
}

async function ollama(answer: string): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({ close: () => server.close() });
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

describe("an Ollama beside a server without a model", () => {
  it("is offered by the names of its models, and nothing else is requested from it", async () => {
    const { said, log } = listener();
    const { address, asked } = await ollama(
      JSON.stringify({ models: [{ name: "gemma" }, { name: "qwen" }] }),
    );
    await offerOllama(log, address);
    expect(said).toEqual([
      { about: { models: ["gemma", "qwen"] }, text: expect.stringContaining("is not used") },
    ]);
    expect(said[0]?.text).toContain("LLM_PROVIDER=ollama");
    expect(asked).toEqual(["GET /api/tags"]);
  });

  it.each([
    ["holds no model", JSON.stringify({ models: [] })],
    ["is something else", "<html>hello</html>"],
    ["answers in another way", JSON.stringify([1])],
  ])("is not mentioned if it %s", async (_what, answer) => {
    const { said, log } = listener();
    const { address, asked } = await ollama(answer);
    await offerOllama(log, address);
    expect(asked).toEqual(["GET /api/tags"]);
    expect(said).toEqual([]);
  });

  it("is not mentioned if nobody answers", async () => {
    const { said, log } = listener();
    await offerOllama(log, "http://127.0.0.1:9/v1");
    expect(said).toEqual([]);
  });
});

describe("a server's first log lines about its model", () => {
  let running: ServerProcess | undefined;
  let home: TestHome | undefined;
  afterEach(async () => {
    await endServerProcess(running, "SIGKILL");
    await home?.remove();
  });

  /** Waits for a line of the log, however long the machine takes. */
  async function lineOf(server: ServerProcess, pattern: RegExp): Promise<string> {
    for (;;) {
      const line = server.output.find((one) => pattern.test(one));
      if (line !== undefined) return line;
      await new Promise((resolve) => server.child.stdout?.once("data", resolve));
    }
  }

  it.each([
    ["wrong_key", /refuses the key or does not know the model .*; the embedded engine serves/],
    ["unknown_model", /refuses the key or does not know the model .*; the embedded engine serves/],
    ["server_error", /does not answer now; sets are tried with it all the same/],
  ] as const)(
    "say what is wrong (%s) without the key or the model server's own message",
    async (failure: Failure, words) => {
      const model: StandIn = await startStandIn({ fail: () => failure });
      open.push(model);
      home = await createTestHome();
      running = await startServerProcess({
        home,
        logLevel: "info",
        more: {
          LLM_PROVIDER: "openai-compatible",
          LLM_BASE_URL: model.baseUrl("chat"),
          LLM_MODEL: "writer",
          LLM_API_KEY: "sk-own",
        },
      });
      expect(await lineOf(running, /language model/)).toMatch(words);
      expect(model.calls.map(({ kind }) => kind)).toEqual(["check"]);
      expect(running.output.join("\n")).not.toMatch(/sk-own|sk-secret/);
    },
  );
});
