import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ModelFault } from "../faults.ts";
import type { InsideModel } from "../settings.ts";

/** Where a running model answers. */
export interface InsideAddress {
  readonly origin: string;
  readonly token: string;
}

export interface InsideProcess {
  /** Starts the process if none runs, and waits until the model is loaded. Throws ModelFault. */
  address(): Promise<InsideAddress>;
  /** Null if none runs. */
  readonly pid: number | null;
  stop(): void;
}

export interface InsideOptions {
  /** After so long without a request the process ends, and its memory is free. */
  readonly idleMs?: number;
  readonly loadMs?: number;
  /** Starts the process; by default with `serve.ts`. */
  readonly launch?: () => ChildProcess;
}

const IDLE_MS = 10 * 60_000;
const LOAD_MS = 5 * 60_000;
const WATCH_MS = 500;
/** For the code of the process itself; the weights are beside it. */
const HEAP_MIB = 512;
const MIB = 1024 * 1024;
const FILE = new URL("./serve.ts", import.meta.url);

interface Running {
  readonly child: ChildProcess;
  readonly address: Promise<InsideAddress>;
}

/** With nothing of this process's environment, which holds keys. */
function launchServing(): ChildProcess {
  return fork(FILE, {
    execArgv: [`--max-old-space-size=${HEAP_MIB}`],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

const known = new Map<string, InsideProcess>();

/** The one process for this model, whoever asks: its weights are not in memory twice. */
export function sharedInsideProcess(inside: InsideModel): InsideProcess {
  const key = JSON.stringify([inside.file, inside.runtime, inside.contextTokens, inside.memoryMaxMiB]);
  const own = known.get(key) ?? createInsideProcess(inside);
  known.set(key, own);
  return own;
}

/** Runs a model in a process of its own, from the first request until nobody has asked for ten minutes. */
export function createInsideProcess(
  { memoryMaxMiB, ...model }: InsideModel,
  { idleMs = IDLE_MS, loadMs = LOAD_MS, launch = launchServing }: InsideOptions = {},
): InsideProcess {
  let running: Running | null = null;

  const start = (): Running => {
    const token = randomBytes(24).toString("hex");
    const child = launch();
    const { promise, resolve, reject } = Promise.withResolvers<InsideAddress>();
    promise.catch(() => undefined);
    const giveUp = setTimeout(() => child.kill("SIGKILL"), loadMs);
    const watch = setInterval(() => void endIfTooLarge(child, memoryMaxMiB), WATCH_MS);
    child.on("message", ({ port }: { port?: number }) => {
      clearTimeout(giveUp);
      if (port !== undefined) resolve({ origin: `http://127.0.0.1:${port}`, token });
    });
    const end = () => {
      clearTimeout(giveUp);
      clearInterval(watch);
      if (running?.child === child) running = null;
      reject(new ModelFault("server"));
    };
    child.on("exit", end);
    // A process that could not be started does not exit.
    child.on("error", end);
    child.send({ ...model, token, idleMs }, () => undefined);
    // The process ends with this one, and does not keep it alive.
    child.unref();
    child.channel?.unref();
    watch.unref();
    giveUp.unref();
    return { child, address: promise };
  };
  return {
    async address() {
      running ??= start();
      return running.address;
    },
    get pid() {
      return running?.child.pid ?? null;
    },
    stop() {
      running?.child.kill("SIGKILL");
      running = null;
    },
  };
}

/** Only Linux tells what a process takes; elsewhere the context bounds it. */
async function endIfTooLarge(child: ChildProcess, memoryMaxMiB: number): Promise<void> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0);
  if ((kilobytes * 1024) / MIB > memoryMaxMiB) child.kill("SIGKILL");
}
