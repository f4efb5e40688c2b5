import { QueryClient } from "@tanstack/react-query";
import { LOGOUT_EVENT } from "../lib/session/session.ts";
import { isWorthRetrying } from "./retries.ts";

export const queryClient = new QueryClient({
  // Offline the service worker may still have an answer: one request is always worth it.
  // A change that waited for the network by itself would say nothing, and happen when nobody expects it any more.
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 5_000, networkMode: "offlineFirst" },
    mutations: { networkMode: "always" },
  },
});

// Data shown to one person must not stay in memory for the next.
addEventListener(LOGOUT_EVENT, () => queryClient.clear());
