import { LIMITS, type LoginBodySchema, type RegisterBodySchema } from "@quizmill/contract";
import type { z } from "zod";
import { AppError } from "../../platform/errors.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import type { GuessLimit } from "./guess-limit.ts";
import type { Passwords } from "./passwords.ts";
import { type OpenedSession, openSession, type SessionDeps } from "./sessions.ts";
import { findAccountByEmail, insertAccount, renewPasswordHash } from "./store.ts";

type RegisterBody = z.output<typeof RegisterBodySchema>;
type LoginBody = z.output<typeof LoginBodySchema>;

/** Somebody who registers or logs in. */
export interface Visitor {
  /** For limiting guesses. */
  readonly address: string;
  /** For the list of open sessions; null if unknown. */
  readonly device: string | null;
}

/** The two ways into an account. */
export interface Entrance {
  /** Throws EMAIL_TAKEN, PASSWORD_TOO_COMMON, RATE_LIMITED. */
  register(body: RegisterBody, visitor: Visitor): Promise<OpenedSession>;
  /**
   * Throws INVALID_CREDENTIALS (the same answer in the same time for an unknown address and a wrong password),
   * RATE_LIMITED.
   */
  login(body: LoginBody, visitor: Visitor): Promise<OpenedSession>;
}

export interface EntranceDeps extends SessionDeps {
  readonly rateLimits: RateLimits;
  readonly guesses: GuessLimit;
  readonly passwords: Passwords;
}

export function createEntrance(deps: EntranceDeps): Entrance {
  const { db, passwords, rateLimits, guesses } = deps;
  const perHour = LIMITS.account.registrationsPerAddressPerHour;
  const registrations = rateLimits({ name: "register", max: perHour, windowMs: HOUR_MS });

  return {
    register: async (body, { address, device }) => {
      await registrations.use(address);
      await refuseCommonPassword(body.password, body);
      const account = {
        id: deps.newId(),
        email: body.email.toLowerCase(),
        name: body.name || null,
        passwordHash: await passwords.hash(body.password),
        sessionVersion: 0,
        createdAt: deps.now(),
        deletedAt: null,
        takenFrom: null,
      };
      if (!(await insertAccount(db, account)))
        throw new AppError("EMAIL_TAKEN", "There is an account with this address.");
      return openSession(deps, account, { isRemembered: body.remember, device });
    },
    login: async (body, { address, device }) => {
      const email = body.email.toLowerCase();
      await guesses.use(email, address);
      const account = await findAccountByEmail(db, email);
      const isRight = await passwords.isRight(account?.passwordHash, body.password);
      if (!account || !isRight)
        throw new AppError("INVALID_CREDENTIALS", "Unknown address or wrong password.");
      await guesses.forgive(email, address);
      if (passwords.isOutdated(account.passwordHash))
        await renewPasswordHash(db, account, await passwords.hash(body.password));
      return openSession(deps, account, { isRemembered: body.remember, device });
    },
  };
}
