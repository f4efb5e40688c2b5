import { ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { sendAnswers } from "../../lib/study/answers.ts";
import { studyFigures } from "../../lib/study/figures.ts";

/** Progress over all sets; with `set` that set, by section. */
export function progressQuery(set?: string) {
  return queryOptions({
    queryKey: ["progress", set ?? "all"],
    queryFn: async ({ signal }) => {
      await sendAnswers();
      const progress = await call(ROUTES.progress, { query: { set }, signal });
      studyFigures.correct(progress.due);
      return progress;
    },
    // Answers change it, on any page.
    staleTime: 0,
  });
}
