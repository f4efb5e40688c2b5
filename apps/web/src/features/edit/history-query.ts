import { ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";

/** Always asked anew: another device may have added a version. */
export function historyQuery(questionId: number) {
  return queryOptions({
    queryKey: ["question-history", questionId],
    queryFn: ({ signal }) => call(ROUTES.questionHistory, { params: { id: questionId }, signal }),
    staleTime: 0,
  });
}
