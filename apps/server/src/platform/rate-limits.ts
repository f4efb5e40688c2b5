import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors.ts";

export interface RateLimit {
  /** Counts one use; throws RATE_LIMITED with the seconds to wait when there were too many. */
  use(key: string): Promise<void>;
  /** Takes one use back. */
  giveBack(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

function refusal(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError("RATE_LIMITED", "Too many of these calls for now.", {
    details: { retryAfterSeconds },
    retryAfterSeconds,
  });
}

/** At most `max` uses of one key within a window, counted in this process. */
export function createRateLimit(options: { max: number; windowMs: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: options.max, duration: options.windowMs / 1000 });
  return {
    use: async (key) => {
      try {
        await limiter.consume(key);
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) throw refusal(rejected.msBeforeNext);
        throw rejected;
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
    reset: async (key) => {
      await limiter.delete(key);
    },
  };
}
