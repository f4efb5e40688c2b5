import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Pool } from "./database/postgres.ts";
import { type AppError, comeBack } from "./errors.ts";

export interface RateLimit {
  /** Counts one use; throws RATE_LIMITED with the seconds to wait if there were too many. */
  use(key: string): Promise<void>;
  /** Takes one use back. */
  giveBack(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

/** At most `max` uses of one key within a window. */
export interface RateLimitRule {
  /** Separates its keys from those of other limits. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Sets up a limit; all processes that count in one place share it. */
export type RateLimits = (rule: RateLimitRule) => RateLimit;

export const HOUR_MS = 60 * 60 * 1000;

/**
 * Counts in this process, by unhashed keys: they are deleted at the end of their window, and hashing takes thirty times
 * as long as counting.
 */
export const rateLimitsInMemory: RateLimits = ({ name, max, windowMs }) =>
  limitOf(new RateLimiterMemory({ keyPrefix: name, points: max, duration: windowMs / 1000 }), {
    windowMs,
    storedAs: (key) => key,
  });

/**
 * Counts in a PostgreSQL table, from which the library deletes expired rows. All processes on one database must have
 * the same secret; set this up under `oneByOne`.
 */
export async function rateLimitsInPostgres(pool: Pool, secret: Uint8Array): Promise<RateLimits> {
  // The library defines the columns.
  await pool.query(`CREATE TABLE IF NOT EXISTS "rateLimits"
    (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`);
  const secretKey = createSecretKey(secret);
  return ({ name, max, windowMs }) =>
    limitOf(
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rateLimits",
        tableCreated: true,
        keyPrefix: name,
        points: max,
        duration: windowMs / 1000,
      }),
      { windowMs, storedAs: (key) => digestOf(secretKey, key) },
    );
}

/** The clock here and the library's times may differ by rounding. */
const ROUNDING_MS = 1_000;

/**
 * Only a digest of an address is stored. It needs the secret: all addresses can be hashed in minutes, so a plain hash
 * could be looked up.
 */
function digestOf(secret: KeyObject, key: string): string {
  return createHmac("sha256", secret).update(key).digest("base64url");
}

interface Counting {
  readonly windowMs: number;
  /** The stored form of a key. */
  readonly storedAs: (key: string) => string;
}

function limitOf(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  { windowMs, storedAs }: Counting,
): RateLimit {
  return {
    use: async (key) => {
      const stored = storedAs(key);
      try {
        await limiter.consume(stored);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        // No window is this long: the clock was set back since it began, so a new window begins.
        if (rejected.msBeforeNext > windowMs + ROUNDING_MS) await limiter.set(stored, 1, windowMs / 1000);
        else throw refusal(rejected.msBeforeNext);
      }
    },
    giveBack: async (key) => {
      await limiter.reward(storedAs(key));
    },
    reset: async (key) => {
      await limiter.delete(storedAs(key));
    },
  };
}

function refusal(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return comeBack("RATE_LIMITED", "Too many of these calls for now.", retryAfterSeconds);
}
