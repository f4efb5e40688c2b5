import { ROUTES } from "@quizmill/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";

/** Where reading begins: at a question's passage, or at a passage. */
export type Start = { readonly question: number } | { readonly from: number };

/** The stored text of a set, in parts that follow each other in both directions. */
export function textQuery(id: string, start: Start) {
  return infiniteQueryOptions({
    queryKey: ["text", id, start],
    queryFn: ({ pageParam, signal }) => call(ROUTES.readText, { params: { id }, query: pageParam, signal }),
    initialPageParam: start as { from?: number; question?: number },
    getNextPageParam: ({ passages, total }) => {
      const next = (passages.at(-1)?.ordinal ?? total) + 1;
      return next < total ? { from: next } : null;
    },
    getPreviousPageParam: ({ passages }) => {
      const first = passages[0]?.ordinal ?? 0;
      return first > 0 ? { from: Math.max(0, first - PASSAGES_BACK) } : null;
    },
    staleTime: 60_000,
  });
}

/** Fetched at a time towards the beginning; what is there twice is shown once. */
const PASSAGES_BACK = 20;

export function textSearchQuery(id: string, q: string) {
  return queryOptions({
    queryKey: ["text-search", id, q],
    queryFn: ({ signal }) => call(ROUTES.searchText, { params: { id }, query: { q }, signal }),
    enabled: q !== "",
  });
}
