import { ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";

/** Progress over all sets; with `set` that set, by section. */
export function progressQuery(set?: string) {
  return queryOptions({
    queryKey: ["progress", set ?? "all"],
    queryFn: ({ signal }) => call(ROUTES.progress, { query: { set }, signal }),
  });
}
