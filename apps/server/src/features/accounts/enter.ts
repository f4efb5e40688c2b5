import { LIMITS, type LoginBodySchema, type RegisterBodySchema } from "@quizmill/contract";
import type { z } from "zod";
import { AppError } from "../../platform/errors.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { hashPassword, isNobodysPassword, isPassword } from "./secrets.ts";
import { type OpenedSession, openSession, type SessionDeps } from "./sessions.ts";
import { findAccountByEmail, insertAccount } from "./store.ts";

type RegisterBody = z.output<typeof RegisterBodySchema>;
type LoginBody = z.output<typeof LoginBodySchema>;

/** The two doors into an account. `address` is the caller's, for slowing down those who guess. */
export interface Entrance {
  /** Throws EMAIL_TAKEN, PASSWORD_TOO_COMMON, RATE_LIMITED. */
  register(body: RegisterBody, address: string): Promise<OpenedSession>;
  /** Throws INVALID_CREDENTIALS (the same, in the same time, for unknown address and wrong password), RATE_LIMITED. */
  login(body: LoginBody, address: string): Promise<OpenedSession>;
}

export function createEntrance(deps: SessionDeps & { readonly rateLimits: RateLimits }): Entrance {
  const limits = LIMITS.account;
  const windowMs = limits.failedLoginWindowMs;
  const perHour = limits.registrationsPerAddressPerHour;
  const [ofAccount, fromAddress] = [limits.failedLoginsPerAccount, limits.failedLoginsPerAddress];
  const failuresOfAccount = deps.rateLimits({ name: "login-account", max: ofAccount, windowMs });
  const failuresOfAddress = deps.rateLimits({ name: "login-address", max: fromAddress, windowMs });
  const registrations = deps.rateLimits({ name: "register", max: perHour, windowMs: HOUR_MS });

  return {
    register: async (body, address) => {
      await registrations.use(address);
      await refuseCommonPassword(body.password);
      const account = {
        id: deps.newId(),
        email: body.email.toLowerCase(),
        name: body.name || null,
        passwordHash: await hashPassword(body.password),
        sessionVersion: 0,
        createdAt: deps.now(),
      };
      if (!(await insertAccount(deps.db, account)))
        throw new AppError("EMAIL_TAKEN", "There is an account with this address.");
      return openSession(deps, account, false);
    },
    login: async (body, address) => {
      const email = body.email.toLowerCase();
      // Counted before the password is looked at: a thousand guesses sent at once must not all pass.
      await failuresOfAddress.use(address);
      await failuresOfAccount.use(email);
      const account = await findAccountByEmail(deps.db, email);
      const isRight = account
        ? await isPassword(account.passwordHash, body.password)
        : await isNobodysPassword(body.password);
      if (!account || !isRight)
        throw new AppError("INVALID_CREDENTIALS", "Unknown address or wrong password.");
      await Promise.all([failuresOfAccount.reset(email), failuresOfAddress.giveBack(address)]);
      return openSession(deps, account, body.remember ?? false);
    },
  };
}
