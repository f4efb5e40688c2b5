import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Pool } from "./database/postgres.ts";
import { AppError } from "./errors.ts";

export interface RateLimit {
  /** Counts one use; throws RATE_LIMITED with the seconds to wait when there were too many. */
  use(key: string): Promise<void>;
  /** Takes one use back. */
  giveBack(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

/** At most `max` uses of one key within a window. */
export interface RateLimitRule {
  /** Tells its keys from those of other limits. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Sets up a limit; all processes that count in one place share it. */
export type RateLimits = (rule: RateLimitRule) => RateLimit;

export const HOUR_MS = 60 * 60 * 1000;

/** Of this process: what is counted here ends with it. */
const SECRET = createSecretKey(randomBytes(32));

/** Counted in this process. */
export const rateLimitsInMemory: RateLimits = ({ name, max, windowMs }) =>
  limitOf(new RateLimiterMemory({ keyPrefix: name, points: max, duration: windowMs / 1000 }), {
    ...{ windowMs, secret: SECRET },
  });

/** Any number: whoever holds the lock of that name makes the table. */
const TABLE_LOCK = 7_305_011;

/**
 * Counted in PostgreSQL, in a table of its own, which the library empties of what is over. All processes on one
 * database have to have the same secret.
 */
export async function rateLimitsInPostgres(pool: Pool, secret: Uint8Array): Promise<RateLimits> {
  // The columns are the library's.
  await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(${TABLE_LOCK});
    CREATE TABLE IF NOT EXISTS "rateLimits"
      (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint); COMMIT`);
  return ({ name, max, windowMs }) =>
    limitOf(
      new RateLimiterPostgres({
        ...{ storeClient: pool, storeType: "pool", tableName: "rateLimits", tableCreated: true },
        ...{ keyPrefix: name, points: max, duration: windowMs / 1000 },
      }),
      { windowMs, secret: createSecretKey(secret) },
    );
}

/** A clock and its library may differ by rounding. */
const ROUNDING_MS = 1_000;

/**
 * Nobody's address is kept, only what tells it from others. Without the secret: all addresses there are can be
 * hashed in minutes, and a plain hash be looked up among them.
 */
function digestOf(secret: KeyObject, key: string): string {
  return createHmac("sha256", secret).update(key).digest("base64url");
}

interface Counting {
  readonly windowMs: number;
  /** As a key object: every call is counted, and bytes would be made one anew each time, at ten times the cost. */
  readonly secret: KeyObject;
}

function limitOf(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  { windowMs, secret }: Counting,
): RateLimit {
  return {
    use: async (key) => {
      const digest = digestOf(secret, key);
      try {
        await limiter.consume(digest);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        // No window lasts as long: the clock was put back since it began, and a new one begins.
        if (rejected.msBeforeNext > windowMs + ROUNDING_MS) await limiter.set(digest, 1, windowMs / 1000);
        else throw refusal(rejected.msBeforeNext);
      }
    },
    giveBack: async (key) => {
      await limiter.reward(digestOf(secret, key));
    },
    reset: async (key) => {
      await limiter.delete(digestOf(secret, key));
    },
  };
}

/** RATE_LIMITED, with the seconds to wait. */
export function refusal(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError("RATE_LIMITED", "Too many of these calls for now.", {
    details: { retryAfterSeconds },
    retryAfterSeconds,
  });
}
