import path from "node:path";
import { copyLogInThread } from "./database/log-of-writes.ts";
import {
  type AskedQuery,
  checkAfterCrash,
  DATABASE_FILE,
  type Database,
  type OnQuery,
  openDatabase,
} from "./database/open.ts";
import { keepReserve, type Reserve } from "./database/reserve.ts";
import { createDoorbell, type Doorbell } from "./doorbell.ts";
import type { Timing } from "./durations.ts";
import { lockFile } from "./lock-file.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createMemoryQueue } from "./queue/memory-queue.ts";
import type { Queue } from "./queue/queue.ts";
import { type RateLimits, rateLimitsInMemory } from "./rate-limits.ts";
import { type NamedKeys, type SigningKeys, signingKeysIn } from "./signing-keys.ts";

/**
 * What the setting DATABASE_URL chooses: where rows are stored, how workers get jobs, how processes notify each other,
 * where uses are counted, and what access tokens are signed with if the settings do not say.
 */
export interface Services {
  readonly db: Database;
  readonly queue: Queue;
  readonly doorbell: Doorbell;
  readonly rateLimits: RateLimits;
  readonly signingKeys: SigningKeys;
  readonly metrics: Metrics;
  /** Whether the disk is full, and nothing may be added. */
  isFull(): boolean;
  close(): Promise<void>;
}

/** Another server has the folder's database open: each of the two would assume to be alone. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/** Locked by the server that has the folder's database open. */
export const LOCK_FILE = "server.lock";

/** Waits for a server that is just stopping. */
const LOCK_WAIT_MS = 1_000;

interface Where {
  readonly dataDir: string;
  /** Null if everything is in this process and its folder. */
  readonly databaseUrl: string | null;
}

interface Settings extends Where {
  /** From the environment, if set there. */
  readonly signingKeys?: NamedKeys | null;
  /** Whether room is kept for when the folder's disk is full. */
  readonly keepsRoom?: boolean;
}

function timingsByKind({ queries }: Metrics): Record<AskedQuery["kind"], Timing> {
  const of = (kind: AskedQuery["kind"]) => queries.of({ kind });
  return {
    select: of("select"),
    insert: of("insert"),
    update: of("update"),
    delete: of("delete"),
    other: of("other"),
  };
}

/** Only the database, beside a server that may be running. */
export async function openRows({ dataDir, databaseUrl }: Where): Promise<Database> {
  return databaseUrl === null ? openDatabase(dataDir) : (await sharedServices()).openSharedRows(databaseUrl);
}

/**
 * Everything in this process and its folder, or in PostgreSQL if a database URL is set; `watch` is called for all
 * queries. Throws FolderInUse, DatabaseDamaged.
 */
export async function openServices(settings: Settings, watch: OnQuery = () => {}): Promise<Services> {
  const metrics = createMetrics();
  const timings = timingsByKind(metrics);
  const onQuery: OnQuery = (query, ms) => {
    timings[query.kind].observe(ms / 1000);
    watch(query, ms);
  };
  const services =
    settings.databaseUrl === null
      ? embedded(settings, onQuery)
      : (await sharedServices()).openShared(settings.databaseUrl, settings.signingKeys ?? null, onQuery);
  return { ...(await services), metrics };
}

type WithoutMetrics = Omit<Services, "metrics">;

/** PostgreSQL's driver and queue are one and a half megabytes of code: loaded only if the settings need them. */
const sharedServices = () => import("./shared-services.ts");

async function embedded({ dataDir, keepsRoom }: Settings, onQuery: OnQuery): Promise<WithoutMetrics> {
  const lock = lockFile(path.join(dataDir, LOCK_FILE), LOCK_WAIT_MS);
  if (lock === null) throw new FolderInUse(dataDir);
  const reserve = keepsRoom ? keepReserve(dataDir) : undefined;
  const db = await openAlone(dataDir, onQuery, reserve).catch((error: unknown) => {
    reserve?.close();
    lock.release();
    throw error;
  });
  const log = await copyLogInThread(db, path.join(dataDir, DATABASE_FILE));
  return {
    db,
    queue: createMemoryQueue(),
    doorbell: createDoorbell(),
    rateLimits: rateLimitsInMemory,
    signingKeys: signingKeysIn(dataDir),
    isFull: () => reserve?.isFull() ?? false,
    close: async () => {
      reserve?.close();
      await log.close();
      await db.destroy();
      lock.release();
    },
  };
}

async function openAlone(dataDir: string, onQuery: OnQuery, reserve?: Reserve): Promise<Database> {
  checkAfterCrash(dataDir);
  return openDatabase(dataDir, onQuery, reserve);
}
