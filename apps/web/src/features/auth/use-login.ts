import { ROUTES } from "@quizmill/contract";
import { useState } from "react";
import { track } from "../../lib/analytics/track.ts";
import { call } from "../../lib/api.ts";
import { session } from "../../lib/session/session.ts";
import type { LoginForm } from "./rules.ts";

/** Logs in. The page goes on by itself once there is a session. */
export function useLogin() {
  const [error, setError] = useState<unknown>(null);
  const logIn = async ({ email, password, remember }: LoginForm) => {
    setError(null);
    try {
      session.begin(await call(ROUTES.login, { body: { email: email.trim(), password, remember } }));
      track("login", { method: "email" });
    } catch (failure) {
      setError(failure);
    }
  };
  return { error, logIn };
}
