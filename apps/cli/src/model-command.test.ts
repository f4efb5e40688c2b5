import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readModelFile } from "@quizmill/models";
import { type StandIn, type StandInOptions, startStandIn } from "@quizmill/models/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { patience } from "../../../testing/share.ts";

/** The command as it runs in a shell of its own. */

const MAIN = path.join(import.meta.dirname, "main.ts");
/** Gives a process a terminal; part of util-linux, which not every machine has. */
const hasTerminal = (() => {
  try {
    return execFileSync("script", ["--version"], { stdio: "pipe" }).includes("util-linux");
  } catch {
    return false;
  }
})();

let dataDir = "";
let standIn: StandIn | undefined;
let running: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "quizmill-command-"));
});
afterEach(async () => {
  running?.kill("SIGKILL");
  await standIn?.close();
  await rm(dataDir, { recursive: true });
});

async function named(options: StandInOptions = {}): Promise<string[]> {
  standIn = await startStandIn(options);
  const address = standIn.baseUrl("chat");
  return ["model", "--provider", "openai-compatible", "--base-url", address, "--model", "writer"];
}

interface Ended {
  readonly code: number | null;
  /** Of both outputs. */
  readonly said: string;
}

/** Runs it to its end. On a terminal, what is typed for each prompt that it shows. */
async function quizmill(args: readonly string[], typed?: Readonly<Record<string, string>>): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: dataDir, LLM_API_KEY: "", LLM_PROVIDER: "" };
  const command = [process.execPath, MAIN, ...args];
  const started =
    typed === undefined
      ? spawn(process.execPath, [MAIN, ...args], { env, stdio: ["pipe", "pipe", "pipe"] })
      : spawn("script", ["-qec", command.map((word) => `'${word}'`).join(" "), "/dev/null"], { env });
  running = started;
  let said = "";
  const left = new Map(Object.entries(typed ?? {}));
  const take = (chunk: Buffer) => {
    said += String(chunk);
    for (const [prompt, answer] of left) {
      if (!said.includes(prompt)) continue;
      left.delete(prompt);
      started.stdin?.write(answer);
    }
  };
  started.stdout?.on("data", take);
  started.stderr?.on("data", take);
  if (typed === undefined) started.stdin?.end();
  const code = await new Promise<number | null>((resolve) => started.once("close", resolve));
  return { code, said };
}

describe("quizmill model, as a command", { timeout: 60_000 * patience() }, () => {
  it.skipIf(!hasTerminal)(
    "takes a key that is typed, shows two questions, and asks before it stores",
    async () => {
      const { code, said } = await quizmill([...(await named()), "--key-file", "-"], {
        "press Enter": "sk-typed\r",
        "Use this model": "y\r",
      });
      expect([code, said]).toEqual([0, expect.stringContaining("Stored in")]);
      expect(said).not.toContain("sk-typed");
      expect(said).toMatch(/1\. [\s\S]+2\. [\s\S]+Use this model/);
      expect((await readModelFile(dataDir))?.settings.apiKey).toBe("sk-typed");
    },
  );

  it.skipIf(!hasTerminal)("ends in one line where the input ends", async () => {
    const { code, said } = await quizmill(await named(), { "Use this model": "\u0004" });
    expect([code, said]).toEqual([1, expect.stringContaining("The input ended before an answer.")]);
    expect(said).not.toMatch(/^ {4}at |await/mu);
    expect(await readModelFile(dataDir)).toBeNull();
  });

  it("fails where nobody can be asked, and says so before and after", async () => {
    const { code, said } = await quizmill(await named());
    expect(code).toBe(1);
    expect(said).toMatch(/Nobody can be asked here[\s\S]+Nothing was stored; --yes/);
    expect(await readModelFile(dataDir)).toBeNull();
  });

  it.each([
    ["a wrong key", () => "wrong_key" as const, "The server refuses the key."],
    ["a name that it does not know", () => "unknown_model" as const, 'The server has no model "writer"'],
    ["a server that fails", () => "server_error" as const, "does not answer (server)"],
    [
      "a server that fails during the trial",
      ({ kind }: { kind: string }) => (kind === "write" ? ("server_error" as const) : undefined),
      "which says nothing about the model",
    ],
  ])("tells %s from the others", async (_what, fail, words) => {
    const { code, said } = await quizmill([...(await named({ fail })), "--yes"]);
    expect([code, said]).toEqual([1, expect.stringContaining(words)]);
    expect(said).not.toContain("None of its questions");
  });

  it("says how it is used, and only that", async () => {
    const { code, said } = await quizmill(["model", "--help"]);
    expect(code).toBe(0);
    expect(said).toMatch(/quizmill model install/);
    expect(said).not.toMatch(/quizmill (?:extract|generate|convert)/);
    expect((await quizmill(["--help"])).said).toMatch(/quizmill extract[\s\S]+quizmill convert/);
  });

  it("says what it removed", async () => {
    await quizmill([...(await named()), "--yes"]);
    const { code, said } = await quizmill(["model", "--remove"]);
    expect(code).toBe(0);
    expect(said).toContain(`${path.join(dataDir, "model.json")} (the choice of writer)`);
    expect((await quizmill(["model", "--remove"])).said).toContain("Nothing to remove");
  });
});
