import type { ChangePasswordBodySchema, OpenSession, Session } from "@quizmill/contract";
import type { z } from "zod";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import type { Caller } from "../../platform/mount.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import type { EntranceDeps } from "./enter.ts";
import { issueAccessToken } from "./sessions.ts";
import { endOneSession, endOtherSessions, findAccount, findOpenSessions, replacePassword } from "./store.ts";

/** The caller, and the address of the request. */
type Owner = Pick<Caller, "accountId" | "sessionId"> & { readonly address: string };

/** The open sessions of an account, the most recently seen first. */
export async function listSessions(
  { db, now }: Pick<EntranceDeps, "db" | "now">,
  { accountId, sessionId }: Pick<Owner, "accountId" | "sessionId">,
): Promise<OpenSession[]> {
  const rows = await findOpenSessions(db, accountId, now());
  return rows.map(({ familyId, device, createdAt, isRemembered }) => ({
    id: familyId,
    isThis: familyId === sessionId,
    device,
    lastSeenAt: new Date(createdAt).toISOString(),
    isRemembered: isRemembered === 1,
  }));
}

/** Wrong passwords count as they do at login. Throws PASSWORD_WRONG, RATE_LIMITED. */
async function confirm(deps: EntranceDeps, { accountId, address }: Owner, password: string) {
  const account = await findAccount(deps.db, accountId);
  if (!account) throw new AppError("UNAUTHORIZED", "The account is gone.");
  await deps.guesses.use(account.email, address);
  if (!(await deps.passwords.isRight(account.passwordHash, password)))
    throw new AppError("PASSWORD_WRONG", "This is not the account's password.");
  await deps.guesses.forgive(account.email, address);
  return account;
}

/** Throws NOT_FOUND for a session that has ended or belongs to another account; PASSWORD_WRONG, RATE_LIMITED. */
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
 * Sets a new password, ends all other sessions and reset links, and returns a new token for this session. Throws
 * PASSWORD_WRONG, PASSWORD_TOO_COMMON, RATE_LIMITED; UNAUTHORIZED if the password was changed in the meantime.
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
