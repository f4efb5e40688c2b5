import { QueryClient } from "@tanstack/react-query";
import { LOGOUT_EVENT } from "../lib/session/session.ts";
import { isWorthRetrying } from "./retries.ts";

export const queryClient = new QueryClient({
  // Without a network the service worker may still have an answer: asking it once is always worth it.
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 5_000, networkMode: "offlineFirst" } },
});

// What one person was shown must not wait in memory for the next.
addEventListener(LOGOUT_EVENT, () => queryClient.clear());
