import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { buildReaderWhenStale } from "../packages/extract/build/build-reader.ts";
import { storeLexiconsWhenStale } from "../packages/questions/build/store-lexicon.ts";
import { own } from "../testing/own-children.ts";

const MAIN = path.resolve(import.meta.dirname, "../apps/server/src/main.ts");

/** The same options as `npm start`. */
const NODE_OPTIONS = ["--max-semi-space-size=8", "--v8-pool-size=1"];
const MEMORY = { MALLOC_MMAP_THRESHOLD_: "262144" };

/** A log line of the server with timings, as `{msg, …Ms}`. */
export type LogLine = Record<string, unknown> & { msg?: string };

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  readonly logs: LogLine[];
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface ServerOptions {
  /** Switch off if many calls a second would fill this process's memory with lines. */
  readonly keepsLogs?: boolean;
}

/** The product in a process of its own, on a free port, with an empty data folder; `settings` is its environment. */
export async function startServer(
  settings: Record<string, string> = {},
  { keepsLogs = true }: ServerOptions = {},
): Promise<RunningServer> {
  buildReaderWhenStale();
  storeLexiconsWhenStale();
  const dataDir = mkdtempSync(path.join(tmpdir(), "quizmill-bench-"));
  const child: ChildProcess = own(
    spawn(process.execPath, [...NODE_OPTIONS, MAIN], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...MEMORY,
        PORT: "0",
        HOST: "127.0.0.1",
        DATA_DIR: dataDir,
        LOG_LEVEL: "info",
        // One address makes as many calls as many would.
        CALLS_PER_MINUTE: "100000000",
        ...settings,
      },
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const logs: LogLine[] = [];
  const ready = Promise.withResolvers<string>();
  if (!child.stdout) throw new Error("The server has no output.");
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.startsWith("{")) {
      if (keepsLogs) logs.push(JSON.parse(line) as LogLine);
      return;
    }
    const address = /ready at (http\S+)/.exec(line)?.[1];
    if (address) ready.resolve(address);
  });
  child.once("exit", (code) => ready.reject(new Error(`The server ended with ${code}.`)));
  return {
    url: await ready.promise,
    pid: child.pid ?? 0,
    dataDir,
    logs,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
