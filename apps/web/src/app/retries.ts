import { ApiError } from "../lib/api-error.ts";

const MAX_RETRIES = 2;

/**
 * A refusal is final; only an unreachable or failing server is worth a retry. After a full time-out people get an error
 * at once, instead of waiting for three of them.
 */
export function isWorthRetrying(failures: number, error: Error): boolean {
  const { status, code } = error instanceof ApiError ? error : { status: 500, code: null };
  return failures < MAX_RETRIES && code !== "TIMEOUT" && (status === 0 || status >= 500);
}
