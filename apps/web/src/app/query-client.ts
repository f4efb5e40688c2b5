import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../lib/api-error.ts";
import { LOGOUT_EVENT } from "../lib/session/session.ts";

const MAX_RETRIES = 2;

/** Refusals stay refusals; only an unreachable or failing server is worth another try. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 500;
  return failures < MAX_RETRIES && (status === 0 || status >= 500);
}

export const queryClient = new QueryClient({
  // Without a network the service worker may still have an answer: asking it once is always worth it.
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 5_000, networkMode: "offlineFirst" } },
});

// What one person was shown must not wait in memory for the next.
addEventListener(LOGOUT_EVENT, () => queryClient.clear());
