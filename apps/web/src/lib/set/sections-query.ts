import { ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";

/** The sections of a set. Its questions may have changed since they were last asked for. */
export function sectionsQuery(id: string) {
  return queryOptions({
    queryKey: ["sections", id],
    queryFn: ({ signal }) => call(ROUTES.listSections, { params: { id }, signal }),
    staleTime: 0,
  });
}
