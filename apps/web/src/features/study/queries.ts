import { ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { sendAnswers } from "../../lib/study/answers.ts";
import { studySettingsQuery } from "../../lib/study/settings-query.ts";
import { loadToday } from "../../lib/study/today.ts";

/** Asked anew at each visit, but not under the hands of somebody who is answering. */
const AT_EACH_VISIT = { staleTime: 0, refetchOnWindowFocus: false } as const;

export const todayQuery = queryOptions({
  queryKey: ["study", "today"],
  queryFn: async ({ client, signal }) => {
    const today = await loadToday(signal);
    client.setQueryData(studySettingsQuery.queryKey, today.settings);
    return today;
  },
  ...AT_EACH_VISIT,
});

export const mistakesQuery = queryOptions({
  queryKey: ["study", "mistakes"],
  queryFn: async ({ signal }) => {
    await sendAnswers();
    return call(ROUTES.mistakes, { signal });
  },
  ...AT_EACH_VISIT,
});

/** The sets that were studied, with their exam dates. */
export const studiedSetsQuery = queryOptions({
  queryKey: ["study", "progress"],
  queryFn: async ({ signal }) => (await call(ROUTES.progress, { query: {}, signal })).sets,
});
