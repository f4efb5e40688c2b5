import { ROUTES } from "@quizmill/contract";
import { useState } from "react";
import { track } from "../../lib/analytics/track.ts";
import { call } from "../../lib/api.ts";
import { session } from "../../lib/session/session.ts";
import { type RegisterForm, registerBody } from "./rules.ts";

/** Opens an account and its first session. */
export function useRegister() {
  const [error, setError] = useState<unknown>(null);
  const openAccount = async (form: RegisterForm) => {
    setError(null);
    try {
      session.begin(await call(ROUTES.register, { body: registerBody(form) }));
      // The number of registrations is counted in any case: the server knows it anyway, and nothing else is sent.
      track("signup", { method: "email" }, { evenIfDenied: true });
    } catch (failure) {
      setError(failure);
    }
  };
  return { error, openAccount };
}
