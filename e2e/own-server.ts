import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const CLOCK = path.resolve(import.meta.dirname, "moved-clock.ts");
const MAIN = path.resolve(import.meta.dirname, "../apps/server/src/main.ts");

export interface OwnServer {
  readonly url: string;
  /** Lets a day pass on its clock. */
  passDay(): void;
  close(): Promise<void>;
}

/** The product in a process of its own with an empty data folder, for journeys that need other settings. */
export async function startOwnServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "quizmill-e2e-own-"));
  const child = spawn(process.execPath, ["--import", pathToFileURL(CLOCK).href, MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      CALLS_PER_MINUTE: "1000000",
      TRUST_PROXY: "127.0.0.1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The server ended before it was ready.")));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const address = /ready at (http\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    url,
    passDay: () => void child.kill("SIGUSR2"),
    close: async () => {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
