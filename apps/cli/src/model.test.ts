import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { readModelFile } from "@quizmill/models";
import { InstallFailed, packagesFor } from "@quizmill/models/setup";
import { type StandIn, type StandInOptions, startStandIn, writeRandomGguf } from "@quizmill/models/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runProgram } from "./program.ts";
import type { Surroundings } from "./surroundings.ts";

let dataDir = "";
let open: (StandIn | Server)[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "quizmill-cli-"));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true });
  for (const server of open) server.close();
  open = [];
});

const NOBODY = { Ollama: 9, "LM Studio": 9, "llama.cpp": 9, vLLM: 9 };
const portOf = (standIn: StandIn) => Number(new URL(standIn.baseUrl("chat")).port);

async function standInWith(options: StandInOptions = {}): Promise<StandIn> {
  const standIn = await startStandIn(options);
  open.push(standIn);
  return standIn;
}

interface Typed {
  readonly ports?: Surroundings["ports"];
  readonly answers?: string[];
  readonly env?: Record<string, string>;
  readonly input?: string;
  readonly installRuntime?: Surroundings["installRuntime"];
}

async function quizmill(
  args: string[],
  { ports = NOBODY, answers, env = {}, input = "", installRuntime }: Typed = {},
) {
  const said = { out: "", err: "" };
  const code = await runProgram(args, {
    env: { DATA_DIR: dataDir, ...env },
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    ports,
    readInput: async () => input,
    ...(installRuntime && { installRuntime }),
    ...(answers && { ask: async () => answers.shift() ?? "n" }),
  });
  return { code, ...said };
}

describe("quizmill model", () => {
  it("finds a model on this machine, tries it, and stores it", { tags: "thorough" }, async () => {
    const standIn = await standInWith();
    const ports = { ...NOBODY, "llama.cpp": portOf(standIn) };
    const { code, out, err } = await quizmill(["model", "--language", "pl"], {
      ports,
      answers: ["7", "1", "y"],
    });
    expect(code).toBe(0);
    expect(err).toContain("1  stand-in · llama.cpp");
    expect(err).toMatch(/Questions written: \d+, of which \d+ passed/);
    expect(err).toMatch(/Speed: about [\d.]+ tokens a second/);
    expect(err).toMatch(/20 questions take about \d+ seconds/);
    expect(err).toContain("no text leaves it");
    expect(out).toContain(path.join(dataDir, "model.json"));
    expect((await readModelFile(dataDir))?.settings).toEqual({
      provider: "openai-compatible",
      model: "stand-in",
      concurrency: 1,
      form: expect.any(String),
      baseUrl: standIn.baseUrl("chat"),
    });
    expect(standIn.calls.some(({ prompt }) => prompt.includes("Language: Polish"))).toBe(true);
  });

  it("takes a name instead of an answer, and stores nothing without a yes", async () => {
    const ports = { ...NOBODY, vLLM: portOf(await standInWith()) };
    expect((await quizmill(["model"], { ports })).err).toContain("Name one of these models with --model");
    const unsure = await quizmill(["model", "--model", "stand-in"], { ports });
    expect([unsure.code, unsure.err]).toEqual([1, expect.stringContaining("Nothing was stored")]);
    expect(unsure.err).toContain("Nobody can be asked here");
    expect(await readModelFile(dataDir)).toBeNull();
    const sure = await quizmill(["model", "--model", "stand-in", "--yes"], { ports });
    expect(sure.code).toBe(0);
    expect((await readModelFile(dataDir))?.settings).toMatchObject({ model: "stand-in", concurrency: 4 });
    const unknown = await quizmill(["model", "--model", "other"], { ports });
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('no model "other"')]);
    expect(unknown.err).not.toContain("Usage:");
  });

  it("says in two lines how to get a program where there is none", async () => {
    const { code, out } = await quizmill(["model"]);
    expect(code).toBe(0);
    expect(out.trim().split("\n")).toHaveLength(2);
    expect(out).toMatch(/quizmill model install[\s\S]*Ollama/);
  });

  it("takes a hosted model, its key from a file or from standard input, and prices it", async () => {
    const standIn = await standInWith();
    const named = [
      "--provider",
      "openai-compatible",
      "--base-url",
      standIn.baseUrl("chat"),
      "--model",
      "writer",
    ];
    const key = path.join(dataDir, "key");
    await writeFile(key, "sk-own\n");
    const { code, out, err } = await quizmill([
      "model",
      ...named,
      "--key-file",
      key,
      "--price",
      "1,2,EUR",
      "--yes",
    ]);
    expect(code).toBe(0);
    expect((await readModelFile(dataDir))?.settings.apiKey).toBe("sk-own");
    expect((await readModelFile(dataDir))?.price).toEqual({ input: 1, output: 2, currency: "EUR" });
    expect(standIn.calls[0]?.headers.authorization).toBe("Bearer sk-own");
    expect(out + err).not.toContain("sk-own");
    await quizmill(["model", ...named, "--key-file", "-", "--yes"], { input: "sk-typed\n" });
    expect((await readModelFile(dataDir))?.settings.apiKey).toBe("sk-typed");
  });

  it("says that a model is not fit that does not see what is wrong, and takes another as its reader", async () => {
    const standIn = await standInWith({
      letter: (_, letter, { model }) => (model === "writer" ? "A" : letter),
    });
    const named = ["--provider", "openai-compatible", "--base-url", standIn.baseUrl("chat"), "--yes"];
    const alone = await quizmill(["model", ...named, "--model", "writer"]);
    expect([alone.code, alone.err]).toEqual([
      1,
      expect.stringMatching(/not fit.*--solver.*Nothing was stored/),
    ]);
    expect(await readModelFile(dataDir)).toBeNull();
    await quizmill(["model", ...named, "--model", "writer", "--solver", "reader"]);
    expect((await readModelFile(dataDir))?.settings).toMatchObject({ form: "full", solverModel: "reader" });
  });

  it("says what is wrong where the model does not answer, and stores nothing", async () => {
    const ports = { ...NOBODY, vLLM: portOf(await standInWith({ fail: () => "wrong_key" })) };
    const { code, err } = await quizmill(["model", "--model", "stand-in", "--yes"], { ports });
    expect([code, err]).toEqual([1, expect.stringContaining("refuses the key")]);
    expect(await readModelFile(dataDir)).toBeNull();
  });

  it("stores no model of which nothing can be used", async () => {
    const useless = await standInWith({ items: () => [] });
    const ports = { ...NOBODY, vLLM: portOf(useless) };
    const { code, err } = await quizmill(["model", "--model", "stand-in", "--yes"], { ports });
    expect([code, err]).toEqual([1, expect.stringMatching(/shorter instructions[\s\S]*Nothing was stored/)]);
    expect(await readModelFile(dataDir)).toBeNull();
  });

  it("has Ollama fetch a model, with its progress", async () => {
    const standIn = await standInWith();
    const pulled: string[] = [];
    const ollama = createServer(async (request, response) => {
      if (request.url === "/api/tags") return void response.end(JSON.stringify({ models: [] }));
      if (request.url === "/api/pull") {
        for await (const chunk of request) pulled.push(String(chunk));
        for (const completed of [1e9, 2e9])
          response.write(`${JSON.stringify({ status: "pulling", digest: "a", total: 2e9, completed })}\n`);
        return void response.end(`${JSON.stringify({ status: "success" })}\n`);
      }
      const body = await Array.fromAsync(request, String);
      const answer = await fetch(new URL(request.url ?? "", standIn.baseUrl("chat")), {
        method: "POST",
        body: body.join(""),
      });
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(await answer.text());
    });
    open.push(ollama);
    await new Promise<void>((resolve) => ollama.listen(0, "127.0.0.1", resolve));
    const ports = { ...NOBODY, Ollama: (ollama.address() as AddressInfo).port };
    const { code, err } = await quizmill(["model"], { ports, answers: ["", "y"] });
    expect(code).toBe(0);
    expect(err).toContain("to be fetched by Ollama");
    expect(err).toContain("[#####.....] 1.0 GB of 2.0 GB");
    const name = (await readModelFile(dataDir))?.settings.model;
    expect(JSON.parse(pulled.join(""))).toEqual({ model: name, stream: true });
  });

  it("sends the key of the environment to its own server alone, and never stores it", async () => {
    const [own, other] = [await standInWith(), await standInWith()];
    const env = {
      LLM_API_KEY: "sk-env",
      LLM_PROVIDER: "openai-compatible",
      LLM_MODEL: "m",
      LLM_BASE_URL: own.baseUrl("chat"),
    };
    const named = (server: StandIn) => [
      ...["model", "--provider", "openai-compatible", "--model", "m", "--yes"],
      ...["--base-url", server.baseUrl("chat")],
    ];
    const there = await quizmill(named(own), { env });
    expect(own.calls[0]?.headers.authorization).toBe("Bearer sk-env");
    expect(there.out).toContain("is not stored");
    await quizmill(named(other), { env });
    await quizmill(named(own), { env: { LLM_API_KEY: "sk-env" } });
    const elsewhere = await quizmill(["model", "--model", "stand-in", "--yes"], {
      env,
      ports: { ...NOBODY, vLLM: portOf(other) },
    });
    expect(elsewhere.code).toBe(0);
    const sent = own.calls.filter(({ headers }) => headers.authorization === undefined);
    expect(sent.length).toBeGreaterThan(0);
    expect(other.calls.length).toBeGreaterThan(0);
    expect(other.calls.every(({ headers }) => headers.authorization === undefined)).toBe(true);
    expect(await readFile(path.join(dataDir, "model.json"), "utf8")).not.toContain("sk-env");
    const away = ["model", "--provider", "openai", "--model", "m", "--base-url", "http://x.invalid/v1"];
    const said = await quizmill(away, { env });
    expect([said.code, said.err]).toEqual([1, expect.stringContaining("LLM_API_KEY is not sent there")]);
  });

  it("says that a model of Ollama's cloud sends text away", async () => {
    const standIn = await standInWith();
    const named = [
      "model",
      "--provider",
      "openai-compatible",
      "--base-url",
      standIn.baseUrl("chat"),
      "--yes",
    ];
    const { err } = await quizmill([...named, "--model", "large:120b-cloud"]);
    expect(err).toContain("text leaves this machine");
    expect(err).not.toContain("no text leaves it");
  });

  it("undoes the choice with --remove, and leaves files that are not its own", async () => {
    await writeFile(path.join(dataDir, "model.json"), "{}");
    await mkdir(path.join(dataDir, "models"));
    const [own, fetched] = ["own.gguf", "qwen3-4b.gguf"].map((name) => path.join(dataDir, "models", name));
    for (const file of [own, fetched, `${fetched}.sha256`]) await writeFile(file ?? "", "x");
    expect((await quizmill(["model", "--remove"])).out.split("\n").slice(0, 3)).toEqual([
      "Removed:",
      `  ${path.join(dataDir, "model.json")}`,
      `  ${fetched}`,
    ]);
    expect((await quizmill(["model", "--remove"])).out).toContain("Nothing to remove");
    await expect(readFile(path.join(dataDir, "model.json"))).rejects.toThrow();
    expect(await readdir(path.join(dataDir, "models"))).toEqual(["own.gguf"]);
  });

  it.each([
    [["model", "teach"], /knows no "teach"/],
    [["model", "--provider", "best", "--model", "m"], /--provider is one of/],
    [["model", "--provider", "openai"], /--provider needs --model/],
    [["model", "--provider", "openai-compatible", "--model", "m"], /needs --base-url/],
    [["model", "--price", "1"], /--price takes/],
    [["model", "--language", "fr"], /--language/],
    [["model", "--provider", "openai", "--model", "m", "--base-url", "host"], /--base-url takes an address/],
    [["model", "install", "--mirror", "ftp://x.example/m"], /--mirror takes an address/],
    [["model", "install", "--sha256", "abc"], /--sha256 takes 64/],
  ])("is explained where it is typed wrongly: %j", async (args, words) => {
    const { code, err } = await quizmill(args);
    expect([code, err]).toEqual([2, expect.stringMatching(words)]);
  });
});

describe("quizmill model install", () => {
  const install = (...args: string[]) => ["model", "install", ...args];

  it("takes a file that is here, after its hash, and stores nothing of a model that gives nothing", async () => {
    const file = path.join(dataDir, "own.gguf");
    await writeRandomGguf(file);
    const installed: string[] = [];
    const installRuntime = async (folder: string) => void installed.push(folder);
    const wrong = await quizmill(install("--use-file", file, "--sha256", "0".repeat(64)), { installRuntime });
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("hash of the file is another")]);
    expect(installed).toEqual([]);
    const unloadable = await quizmill(install("--use-file", file, "--yes"), { installRuntime });
    expect([unloadable.code, unloadable.err]).toEqual([1, expect.stringContaining("does not answer")]);
    expect(installed).toEqual([path.join(dataDir, "model-runtime")]);
    expect(await readModelFile(dataDir)).toBeNull();
  });

  it("needs no network for a file that is here, where what runs it is here too", {
    tags: "thorough",
  }, async () => {
    const file = path.join(dataDir, "own.gguf");
    await writeRandomGguf(file);
    const installRuntime = async () => {
      throw new InstallFailed("npm could not install it.");
    };
    const away = await quizmill(install("--use-file", file, "--yes"), { installRuntime });
    expect([away.code, away.err]).toEqual([1, expect.stringContaining("Without a network, copy")]);
    for (const spec of packagesFor(process.platform, process.arch)) {
      const at = spec.lastIndexOf("@");
      const own = path.join(dataDir, "model-runtime/node_modules", spec.slice(0, at));
      await mkdir(own, { recursive: true });
      await writeFile(path.join(own, "package.json"), JSON.stringify({ version: spec.slice(at + 1) }));
    }
    const here = await quizmill(install("--use-file", file, "--yes"), { installRuntime });
    expect([here.code, here.err]).toEqual([1, expect.stringContaining("own does not answer")]);
    expect(here.err).toContain("Trying own");
  });

  it("names the models that it knows, with size and licence, and says what is wrong", async () => {
    const listed = await quizmill(install());
    expect(listed.err).toMatch(/qwen2.5-1.5b-instruct · about 1.1 GB · Apache-2.0/);
    expect((await quizmill(install("--model", "other"))).err).toContain("--model is one of qwen2.5");
    const installRuntime = async () => undefined;
    const named = install("--model", "qwen2.5-1.5b-instruct", "--mirror", "http://127.0.0.1:9/m.gguf");
    const away = await quizmill(named, { installRuntime });
    expect([away.code, away.err]).toEqual([1, expect.stringContaining("does not answer")]);
    const failing = await quizmill(named, {
      installRuntime: async () => {
        throw new InstallFailed("npm could not install it.");
      },
    });
    expect([failing.code, failing.err]).toEqual([1, expect.stringContaining("npm could not install it.")]);
  });
});

describe("quizmill generate --engine model", () => {
  it("uses the chosen model, unless the environment names another", { tags: "thorough" }, async () => {
    const [chosen, named] = [await standInWith(), await standInWith()];
    await quizmill(["model", "--model", "stand-in", "--yes"], { ports: { ...NOBODY, vLLM: portOf(chosen) } });
    const file = path.resolve(import.meta.dirname, "../../../fixtures/docx/en-photosynthesis.docx");
    const before = chosen.calls.length;
    await quizmill(["generate", file, "--count", "3", "--engine", "model"]);
    expect(chosen.calls.length).toBeGreaterThan(before);
    const env = { LLM_PROVIDER: "openai-compatible", LLM_MODEL: "m", LLM_BASE_URL: named.baseUrl("chat") };
    await quizmill(["generate", file, "--count", "3", "--engine", "model"], { env });
    // The first command's last calls may arrive after it has ended.
    const modelsIn = ({ calls }: StandIn) => new Set(calls.map(({ body }) => JSON.parse(body).model));
    expect(modelsIn(chosen)).toEqual(new Set(["stand-in"]));
    expect(modelsIn(named)).toEqual(new Set(["m"]));
  });
});
