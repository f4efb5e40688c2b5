import { queryOptions } from "@tanstack/react-query";
import { studySettingsQuery } from "./settings-query.ts";
import { loadToday } from "./today.ts";

/** Asked anew at each visit, but not under the hands of somebody who is answering. */
export const AT_EACH_VISIT = { staleTime: 0, refetchOnWindowFocus: false } as const;

export const todayQuery = queryOptions({
  queryKey: ["study", "today"],
  queryFn: async ({ client, signal }) => {
    const today = await loadToday(signal);
    client.setQueryData(studySettingsQuery.queryKey, today.settings);
    return today;
  },
  ...AT_EACH_VISIT,
});
