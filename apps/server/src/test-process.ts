import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { callServer, openAccount, type TestApp } from "./test-app.ts";
import type { TestHome } from "./test-home.ts";

const MAIN = path.join(import.meta.dirname, "main.ts");

/** The server as a process of its own, as users start it. For tests only. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** All lines of its standard output so far. */
  readonly output: readonly string[];
  readonly call: TestApp["call"];
  readonly account: TestApp["account"];
}

/** Starts a server on a free port; resolves when it says that it is ready. */
export async function startServerProcess(settings: {
  home: Pick<TestHome, "dataDir" | "databaseUrl">;
  logLevel?: string;
  /** `--roles=…` */
  args?: readonly string[];
  /** More settings, as in the environment. */
  more?: Record<string, string>;
}): Promise<ServerProcess> {
  const { home, logLevel = "fatal", args = [], more = {} } = settings;
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      DATA_DIR: home.dataDir,
      LOG_LEVEL: logLevel,
      ...more,
      ...(home.databaseUrl !== null && { DATABASE_URL: home.databaseUrl }),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The server ended before it was ready.")));
    createInterface({ input: child.stdout }).on("line", (line) => {
      output.push(line);
      const address = /ready at (http\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  const call: TestApp["call"] = (...what) => callServer(url, ...what);
  return { child, url, output, call, account: () => openAccount(call) };
}

/** Ends it by a signal; returns its exit code, null if it was killed or had ended before. */
export async function endServerProcess(
  server: ServerProcess | undefined,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (!server || server.child.exitCode !== null || server.child.signalCode !== null) return null;
  const ended = once(server.child, "close") as Promise<[number | null]>;
  server.child.kill(signal);
  const [code] = await ended;
  return code;
}
