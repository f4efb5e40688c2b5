import { ROUTES } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { session } from "../../lib/session/session.ts";
import { sessionsQuery } from "./queries.ts";

/** Changes the password and continues with the new token. */
export function useChangePassword(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { current: string; password: string }) => call(ROUTES.changePassword, { body }),
    onSuccess: async (answer) => {
      session.begin(answer);
      onDone();
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

/** Ends a session on another device. */
export function useEndSession(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(ROUTES.endMySession, { params: { id }, body: { password } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onDone();
    },
  });
}
