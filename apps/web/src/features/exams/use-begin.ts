import { type ExamRules, LIMITS, ROUTES } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "../../lib/api.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { localPersistence } from "../play/persistence.ts";
import { attemptQuery, examsQuery, received } from "./queries.ts";

interface Beginning {
  readonly examId: string;
  readonly sets: ExamRules["sets"];
  /** The questions of the attempt before once more; else a fresh draw. */
  readonly isSame: boolean;
}

/** Starts an attempt, without the questions that were flagged in this browser, and opens it. */
export function useBegin() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const paths = usePaths();
  return useMutation({
    mutationFn: ({ examId, sets, isSame }: Beginning) =>
      call(ROUTES.beginAttempt, { params: { id: examId }, body: { isSame, flagged: flaggedIn(sets) } }),
    onSuccess: (attempt) => {
      client.setQueryData(attemptQuery(attempt.id).queryKey, received(attempt));
      void client.invalidateQueries(examsQuery);
      void navigate(paths.attempt(attempt.id));
    },
  });
}

function flaggedIn(sets: ExamRules["sets"]): number[] {
  const flagged = sets.flatMap(({ datasetId }) => [...localPersistence(datasetId).loadFlags()]);
  // Negative ids are of questions that the server has not told an id of.
  return flagged.filter((id) => id > 0).slice(0, LIMITS.study.exams.flaggedMax);
}
