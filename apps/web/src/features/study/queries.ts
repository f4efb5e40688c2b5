import { ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { sendAnswers } from "../../lib/study/answers.ts";
import { AT_EACH_VISIT } from "../../lib/study/today-query.ts";

export const mistakesQuery = queryOptions({
  queryKey: ["study", "mistakes"],
  queryFn: async ({ signal }) => {
    await sendAnswers();
    return call(ROUTES.mistakes, { signal });
  },
  ...AT_EACH_VISIT,
});
