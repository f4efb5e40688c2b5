import { ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";

export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => call(ROUTES.me, { signal }),
});

export const statsQuery = queryOptions({
  queryKey: ["me", "stats"],
  queryFn: ({ signal }) => call(ROUTES.myStats, { signal }),
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: ["me", "sessions"],
  queryFn: ({ signal }) => call(ROUTES.mySessions, { signal }),
  staleTime: 0,
});
