import { ROUTES } from "@quizmill/contract";
import { useState } from "react";
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
    } catch (failure) {
      setError(failure);
    }
  };
  return { error, openAccount };
}
