import { ROUTES } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "../../lib/api.ts";
import { session } from "../../lib/session/session.ts";
import { forgetPersonalData } from "../../lib/storage.ts";
import { forgetWaitingAnswers } from "../../lib/study/outbox-store.ts";
import { usePaths } from "../../lib/use-paths.ts";

/** Deletes the account, then everything this browser stores about it, and goes to the start page. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const paths = usePaths();
  return useMutation({
    mutationFn: () => call(ROUTES.deleteMe),
    onSuccess: async () => {
      await navigate(paths.home());
      session.forget();
      forgetPersonalData();
      forgetWaitingAnswers();
    },
  });
}
