import { LIMITS, type LoginBodySchema, type RegisterBodySchema } from "@quizmill/contract";
import type { z } from "zod";
import { AppError } from "../../platform/errors.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import type { Passwords } from "./passwords.ts";
import { type OpenedSession, openSession, type SessionDeps } from "./sessions.ts";
import { findAccountByEmail, insertAccount, renewPasswordHash } from "./store.ts";

type RegisterBody = z.output<typeof RegisterBodySchema>;
type LoginBody = z.output<typeof LoginBodySchema>;

/** The two doors into an account. `address` is the caller's, for slowing down those who guess. */
export interface Entrance {
  /** Throws EMAIL_TAKEN, PASSWORD_TOO_COMMON, RATE_LIMITED. */
  register(body: RegisterBody, address: string): Promise<OpenedSession>;
  /** Throws INVALID_CREDENTIALS (the same, in the same time, for unknown address and wrong password), RATE_LIMITED. */
  login(body: LoginBody, address: string): Promise<OpenedSession>;
}

export interface EntranceDeps extends SessionDeps {
  readonly rateLimits: RateLimits;
  readonly passwords: Passwords;
}

/** Counts guesses before the password is looked at: a thousand sent at once must not all pass. */
function createGuessLimit(rateLimits: RateLimits) {
  const { failedLoginWindowMs: windowMs, ...limits } = LIMITS.account;
  const limit = (name: string, max: number) => rateLimits({ name: `login-${name}`, max, windowMs });
  const fromAddress = limit("address", limits.failedLoginsPerAddress);
  const fromAddressOfAccount = limit("both", limits.failedLoginsPerAccountAndAddress);
  const ofAccount = limit("account", limits.failedLoginsPerAccount);
  return {
    use: async (email: string, address: string) => {
      await fromAddress.use(address);
      await fromAddressOfAccount.use(`${address} ${email}`);
      await ofAccount.use(email);
    },
    /** Who knows the password was not guessing. */
    forgive: async (email: string, address: string) => {
      await Promise.all([
        fromAddress.giveBack(address),
        fromAddressOfAccount.reset(`${address} ${email}`),
        ofAccount.giveBack(email),
      ]);
    },
  };
}

export function createEntrance(deps: EntranceDeps): Entrance {
  const { db, passwords, rateLimits } = deps;
  const guesses = createGuessLimit(rateLimits);
  const perHour = LIMITS.account.registrationsPerAddressPerHour;
  const registrations = rateLimits({ name: "register", max: perHour, windowMs: HOUR_MS });

  return {
    register: async (body, address) => {
      await registrations.use(address);
      await refuseCommonPassword(body.password, body);
      const account = {
        id: deps.newId(),
        email: body.email.toLowerCase(),
        name: body.name || null,
        passwordHash: await passwords.hash(body.password),
        sessionVersion: 0,
        createdAt: deps.now(),
      };
      if (!(await insertAccount(db, account)))
        throw new AppError("EMAIL_TAKEN", "There is an account with this address.");
      return openSession(deps, account, false);
    },
    login: async (body, address) => {
      const email = body.email.toLowerCase();
      await guesses.use(email, address);
      const account = await findAccountByEmail(db, email);
      const isRight = await passwords.isRight(account?.passwordHash, body.password);
      if (!account || !isRight)
        throw new AppError("INVALID_CREDENTIALS", "Unknown address or wrong password.");
      await guesses.forgive(email, address);
      if (passwords.isOutdated(account.passwordHash))
        await renewPasswordHash(db, account, await passwords.hash(body.password));
      return openSession(deps, account, body.remember ?? false);
    },
  };
}
