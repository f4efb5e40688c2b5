import { ApiError } from "../lib/api-error.ts";

const MAX_RETRIES = 2;

/**
 * Refusals stay refusals; only an unreachable or failing server is worth another try. Who has waited out a whole
 * time-out is told, instead of being made to wait it out three times.
 */
export function isWorthRetrying(failures: number, error: Error): boolean {
  const { status, code } = error instanceof ApiError ? error : { status: 500, code: null };
  return failures < MAX_RETRIES && code !== "TIMEOUT" && (status === 0 || status >= 500);
}
