import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { own } from "../own-children.ts";
import type { ChaosDatabase } from "./database.ts";

const MAIN = path.resolve(import.meta.dirname, "../../apps/server/src/main.ts");

/** `whole` is a server with both roles. */
export type Role = "whole" | "web" | "worker";

interface Member {
  readonly role: Role;
  child: ChildProcess;
  url: string;
}

/** Real processes on one database; any of them may be killed and is started again. */
export interface Cluster {
  /** The URL of a process that answers calls, another one each time; undefined while there is none. */
  url(): string | undefined;
  /** Kills the process of this number (modulo their count) without warning, and starts another in its place. */
  killAndRestart(number: number): Promise<Role>;
  /** Process ids, for disturbances of whole processes. */
  pids(): number[];
  /** Stops all of them gracefully; returns their exit codes. */
  stop(): Promise<(number | null)[]>;
  /** Kills the remaining processes, if a graceful stop is not needed. */
  kill(): Promise<void>;
}

export async function startCluster(
  { url, dataDir }: ChaosDatabase,
  roles: readonly Role[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const settings = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "fatal",
    ...(url !== null && { DATABASE_URL: url }),
    ...environment,
  };
  const members = await Promise.all(roles.map((role) => startMember(settings, role)));
  let turn = 0;
  let isKilled = false;
  return {
    url: () => {
      const answering = members.filter(({ role, child }) => role !== "worker" && isAlive(child));
      return answering[turn++ % Math.max(1, answering.length)]?.url;
    },
    killAndRestart: async (number) => {
      const member = members[number % members.length] as Member;
      await end(member.child, "SIGKILL");
      const next = await startMember(settings, member.role);
      Object.assign(member, next);
      if (isKilled) await end(next.child, "SIGKILL");
      return member.role;
    },
    pids: () => members.flatMap(({ child }) => (isAlive(child) && child.pid ? [child.pid] : [])),
    stop: () => Promise.all(members.map(({ child }) => end(child, "SIGTERM"))),
    kill: async () => {
      isKilled = true;
      await Promise.all(members.map(({ child }) => end(child, "SIGKILL")));
    },
  };
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!isAlive(child)) return child.exitCode;
  const ended = once(child, "close");
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}

/** A start fails while the database is unreachable: like an operator's supervisor, this starts the process again. */
async function startMember(settings: NodeJS.ProcessEnv, role: Role): Promise<Member> {
  for (;;) {
    const member = await tryToStart(settings, role);
    if (member) return member;
  }
}

async function tryToStart(settings: NodeJS.ProcessEnv, role: Role): Promise<Member | undefined> {
  const args = role === "whole" ? [] : [`--roles=${role}`];
  const child = own(
    spawn(process.execPath, [MAIN, ...args], { env: settings, stdio: ["ignore", "pipe", "ignore"] }),
  );
  const ready = Promise.withResolvers<string | undefined>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const address = /ready at (http\S+)/.exec(line)?.[1];
    if (address) ready.resolve(address);
  });
  child.once("exit", () => ready.resolve(undefined));
  const address = await ready.promise;
  return address === undefined ? undefined : { role, child, url: address };
}
