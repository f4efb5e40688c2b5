import { ROUTES } from "@quizmill/contract";
import { useState } from "react";
import { track } from "../../lib/analytics/track.ts";
import { call } from "../../lib/api.ts";
import { session } from "../../lib/session/session.ts";
import { type RegisterForm, registerBody } from "./rules.ts";

/** Opens an account and the session that comes with it. */
export function useRegister() {
  const [error, setError] = useState<unknown>(null);
  const openAccount = async (form: RegisterForm) => {
    setError(null);
    try {
      session.begin(await call(ROUTES.register, { body: registerBody(form) }));
      // How many join is counted in any case: the server knows it anyway, and no more is told.
      track("signup", { method: "email" }, { evenIfDenied: true });
    } catch (failure) {
      setError(failure);
    }
  };
  return { error, openAccount };
}
