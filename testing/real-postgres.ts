import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadPostgres } from "./postgres-library.ts";

/** A PostgreSQL server of its own, for tests and measurements. */
export interface RealPostgres {
  /** Its URL, without a database's name. */
  readonly url: string;
  /** Creates an empty database, under a new name unless one is given, and returns its URL. */
  createDatabase(name?: string): Promise<string>;
  /** Stops it, if it runs, and starts it again on the same rows. */
  restart(): Promise<void>;
  /** Stops it for good and deletes everything. */
  stop(): Promise<void>;
}

/**
 * Starts one, with the safety of its defaults except for `settings` ("fsync=off"), in the caller's empty folder or its
 * own.
 */
export async function startRealPostgres(
  settings: readonly string[] = [],
  databaseDir = mkdtempSync(path.join(tmpdir(), "quizmill-postgres-")),
): Promise<RealPostgres> {
  const { default: EmbeddedPostgres } = await loadPostgres();
  const [user, password, port] = ["postgres", "password", await freePort()];
  const server = new EmbeddedPostgres({
    // Kept over a restart; `stop` deletes it.
    databaseDir,
    user,
    password,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["max_connections=300", ...settings].flatMap((setting) => ["-c", setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const killNow = () => killPostgresIn(databaseDir);
  process.prependOnceListener("exit", killNow);
  const url = `postgres://${user}:${password}@127.0.0.1:${port}`;
  // If the server has ended by itself, for example because its disk was full, the library would wait for an end that
  // has already happened.
  const stop = async () => {
    if (isRunningIn(databaseDir)) await server.stop();
  };
  let databases = 0;
  return {
    url,
    createDatabase: async (name = `database${++databases}`) => {
      await server.createDatabase(name);
      return `${url}/${name}`;
    },
    restart: async () => {
      await stop();
      await server.start();
    },
    stop: async () => {
      process.off("exit", killNow);
      await stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

const LOOKING_MS = 50;
const MAX_LOOKS = 60;

const pidFileIn = (databaseDir: string) => path.join(databaseDir, "postmaster.pid");

function pidIn(databaseDir: string): number {
  return Number(readFileSync(pidFileIn(databaseDir), "utf8").split("\n")[0]);
}

function isRunningIn(databaseDir: string): boolean {
  try {
    return process.kill(pidIn(databaseDir), 0);
  } catch {
    return false;
  }
}

/** If nothing has stopped it and the process exits: kills it at once, and waits, because it writes until it is gone. */
function killPostgresIn(databaseDir: string): void {
  const file = pidFileIn(databaseDir);
  try {
    process.kill(pidIn(databaseDir), "SIGQUIT");
  } catch {
    return;
  }
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  for (let looks = 0; existsSync(file) && looks < MAX_LOOKS; looks += 1)
    Atomics.wait(nothing, 0, 0, LOOKING_MS);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
