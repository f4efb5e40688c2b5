import { DEFAULT_LANGUAGE, isLanguage, LIMITS } from "@quizmill/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { SendMail } from "../../platform/mail.ts";
import { hashToken, newToken } from "../../platform/secret-tokens.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { RESET_MAIL } from "./mail-texts.ts";
import type { Passwords } from "./passwords.ts";
import { applyPasswordReset, findAccountByEmail, insertPasswordReset, isResetToken } from "./store.ts";

export interface ResetDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly passwords: Passwords;
  /** Without mail the link is written to the log, for the operator. */
  readonly sendMail: SendMail | null;
  readonly publicUrl: () => string;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
}

const MINUTE_MS = 60_000;

async function sendLink(deps: ResetDeps, email: string, language: string | undefined): Promise<void> {
  const account = await findAccountByEmail(deps.db, email);
  if (!account) return;
  const token = newToken();
  await insertPasswordReset(deps.db, {
    tokenHash: hashToken(token),
    accountId: account.id,
    expiresAt: deps.now() + LIMITS.account.passwordResetLifetimeMs,
    usedAt: null,
  });
  const spoken = isLanguage(language) ? language : DEFAULT_LANGUAGE;
  const link = `${deps.publicUrl()}/${spoken}/reset-password?token=${token}`;
  if (!deps.sendMail) {
    deps.log.warn({ link }, "mail is not set up: hand this password reset link to the person who asked");
    return;
  }
  const { subject, body } = RESET_MAIL[spoken];
  const minutes = LIMITS.account.passwordResetLifetimeMs / MINUTE_MS;
  await deps.sendMail({ to: account.email, subject, text: body(link, minutes) });
}

/** Starts sending and returns at once, so that the response time does not show whether the address is known. */
export function forgotPassword(deps: ResetDeps, email: string, language: string | undefined): void {
  sendLink(deps, email.toLowerCase(), language).catch((error: unknown) =>
    deps.log.error({ err: error }, "a password reset link could not be sent"),
  );
}

/** Throws RESET_TOKEN_INVALID for an unknown, used or expired token, PASSWORD_TOO_COMMON. */
export async function resetPassword(deps: ResetDeps, token: string, password: string): Promise<void> {
  await refuseCommonPassword(password);
  const reset = { tokenHash: hashToken(token), now: deps.now() };
  const isDone =
    // Looked up first: hashing costs far more, and invented tokens must not cause it.
    (await isResetToken(deps.db, reset)) &&
    (await applyPasswordReset(deps.db, { ...reset, passwordHash: await deps.passwords.hash(password) }));
  if (!isDone) throw new AppError("RESET_TOKEN_INVALID", "This reset link is no longer valid.");
}
