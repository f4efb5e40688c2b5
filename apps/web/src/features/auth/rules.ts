import { LIMITS } from "@quizmill/contract";

export interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
}

export interface RegisterForm {
  name: string;
  email: string;
  password: string;
  accepted: boolean;
  remember: boolean;
}

/** Keys of the error texts, by field; no key, no error. */
type Faults<Form, Key extends string> = { [Field in keyof Form]?: Key };

export type LoginFault = "login.error.requiredEmail" | "login.error.requiredPassword";

export function loginFaults(form: LoginForm): Faults<LoginForm, LoginFault> {
  return {
    ...(form.email.trim() === "" && { email: "login.error.requiredEmail" as const }),
    ...(form.password === "" && { password: "login.error.requiredPassword" as const }),
  };
}

export type RegisterFault = `auth.errors.${
  | "emailRequired"
  | "emailInvalid"
  | "passwordRequired"
  | "passwordTooShort"
  | "passwordTooLong"
  | "passwordNoUppercase"
  | "tosRequired"}`;

export function registerFaults(form: RegisterForm): Faults<RegisterForm, RegisterFault> {
  const email = emailFault(form.email);
  const password = passwordFault(form.password);
  return {
    ...(email && { email }),
    ...(password && { password }),
    ...(!form.accepted && { accepted: "auth.errors.tosRequired" as const }),
  };
}

/** Only the form of the address is checked; whether mail arrives there cannot be known here. */
export function emailFault(email: string): RegisterFault | null {
  const trimmed = email.trim();
  if (trimmed === "") return "auth.errors.emailRequired";
  const isLikely = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(trimmed);
  return isLikely && trimmed.length <= LIMITS.account.emailMaxChars ? null : "auth.errors.emailInvalid";
}

export function passwordFault(password: string): RegisterFault | null {
  if (password === "") return "auth.errors.passwordRequired";
  if (password.length < LIMITS.account.passwordMinChars) return "auth.errors.passwordTooShort";
  if (password.length > LIMITS.account.passwordMaxChars) return "auth.errors.passwordTooLong";
  return /\p{Lu}/u.test(password) ? null : "auth.errors.passwordNoUppercase";
}

/** The request body: trimmed, and without a name if none was given. */
export function registerBody({ name, email, password, remember }: RegisterForm) {
  const trimmedName = name.trim();
  return { email: email.trim(), password, remember, ...(trimmedName !== "" && { name: trimmedName }) };
}
