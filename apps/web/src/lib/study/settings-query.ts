import { ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";

/** How the account studies. */
export const studySettingsQuery = queryOptions({
  queryKey: ["study", "settings"],
  queryFn: ({ signal }) => call(ROUTES.studySettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
