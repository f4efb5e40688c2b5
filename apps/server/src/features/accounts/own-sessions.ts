import type { ChangePasswordBodySchema, OpenSession, Session } from "@quizmill/contract";
import type { z } from "zod";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import type { Caller } from "../../platform/mount.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import type { EntranceDeps } from "./enter.ts";
import { issueAccessToken } from "./sessions.ts";
import { endOneSession, endOtherSessions, findAccount, findOpenSessions, replacePassword } from "./store.ts";

/** Whoever asks, and from where. */
type Owner = Pick<Caller, "accountId" | "sessionId"> & { readonly address: string };

/** The sessions of an account that are open, the last seen first. */
export async function listSessions(
  { db, now }: Pick<EntranceDeps, "db" | "now">,
  { accountId, sessionId }: Pick<Owner, "accountId" | "sessionId">,
): Promise<OpenSession[]> {
  const rows = await findOpenSessions(db, accountId, now());
  return rows.map(({ familyId, device, createdAt }) => ({
    ...{ id: familyId, isThis: familyId === sessionId, device },
    lastSeenAt: new Date(createdAt).toISOString(),
  }));
}

/** Who is asked for the password is counted as at the door. Throws PASSWORD_WRONG, RATE_LIMITED. */
async function confirm(deps: EntranceDeps, { accountId, address }: Owner, password: string) {
  const account = await findAccount(deps.db, accountId);
  if (!account) throw new AppError("UNAUTHORIZED", "The account is gone.");
  await deps.guesses.use(account.email, address);
  if (!(await deps.passwords.isRight(account.passwordHash, password)))
    throw new AppError("PASSWORD_WRONG", "This is not the account's password.");
  await deps.guesses.forgive(account.email, address);
  return account;
}

/** Throws NOT_FOUND for a session that is not open, or another account's; PASSWORD_WRONG, RATE_LIMITED. */
export async function endOwnSession(
  deps: EntranceDeps,
  owner: Owner,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const open = await findOpenSessions(deps.db, owner.accountId, deps.now());
  if (!open.some(({ familyId }) => familyId === id))
    throw new AppError("NOT_FOUND", "There is no such session.");
  await confirm(deps, owner, password);
  await endOneSession(deps.db, { accountId: owner.accountId, familyId: id }, deps.now());
}

/**
 * Sets a new password, ends all other sessions and reset links, and gives this session a token to go on with.
 * Throws PASSWORD_WRONG, PASSWORD_TOO_COMMON, RATE_LIMITED; UNAUTHORIZED where the password was changed meanwhile.
 */
export async function changePassword(
  deps: EntranceDeps,
  owner: Owner,
  { current, password }: z.output<typeof ChangePasswordBodySchema>,
): Promise<Session> {
  const account = await confirm(deps, owner, current);
  await refuseCommonPassword(password, { email: account.email, name: account.name ?? undefined });
  const passwordHash = await deps.passwords.hash(password);
  const changed = await inTransaction(deps.db, async (tx) => {
    const replaced = await replacePassword(tx, account, passwordHash);
    if (replaced) await endOtherSessions(tx, { accountId: account.id, familyId: owner.sessionId });
    return replaced;
  });
  if (!changed) throw new AppError("UNAUTHORIZED", "The account has changed meanwhile.");
  return issueAccessToken(deps, changed, owner.sessionId);
}
