import { type ExamRules, ROUTES } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "../../../lib/api.ts";
import { usePaths } from "../../../lib/use-paths.ts";
import { examsQuery } from "../queries.ts";
import { useBegin } from "../use-begin.ts";

interface Making {
  readonly rules: ExamRules;
  /** Else it waits in the list. */
  readonly isBegun: boolean;
}

/** Makes an exam and, if wanted, begins it. One that cannot begin is deleted again: its rules have to be changed. */
export function useMakeExam() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const paths = usePaths();
  const begin = useBegin();
  return useMutation({
    mutationFn: async ({ rules, isBegun }: Making) => {
      const { id, sets } = await call(ROUTES.makeExam, { body: rules });
      if (!isBegun) return;
      try {
        await begin.mutateAsync({ examId: id, sets, isSame: false });
      } catch (error) {
        await call(ROUTES.deleteExam, { params: { id } }).catch(() => undefined);
        throw error;
      }
    },
    onSuccess: (_, { isBegun }) => {
      void client.invalidateQueries(examsQuery);
      if (!isBegun) void navigate(paths.exams());
    },
  });
}
