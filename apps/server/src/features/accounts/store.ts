import type { User } from "@quizmill/contract";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type {
  AccountsTable,
  PasswordResetsTable,
  RefreshTokensTable,
} from "../../platform/database/schema.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { andThen } from "../../platform/maybe-promise.ts";

/** All SQL of accounts, refresh tokens and password resets. */

export function toUser(account: Pick<AccountsTable, "email" | "name" | "createdAt">): User {
  return {
    email: account.email,
    ...(account.name !== null && { name: account.name }),
    createdAt: new Date(account.createdAt).toISOString(),
  };
}

export async function insertAccount(db: Database, account: AccountsTable): Promise<boolean> {
  const result = await db
    .insertInto("accounts")
    .values(account)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findAccountByEmail(db: Database, email: string) {
  return db.selectFrom("accounts").selectAll().where("email", "=", email).executeTakeFirst();
}

export async function findAccount(db: Database, id: string) {
  return db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
}

const accountInSession = prepared((db, { accountId, familyId }: { accountId: string; familyId: string }) =>
  db
    .selectFrom("accounts")
    .select(["id", "email", "name", "sessionVersion", "createdAt"])
    .where("id", "=", accountId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("refreshTokens")
          .select("tokenHash")
          .whereRef("refreshTokens.accountId", "=", "accounts.id")
          .where("familyId", "=", familyId)
          .where("revokedAt", "is", null),
      ),
    ),
);

/** Undefined if the session has ended: by logout, expiry, or because a token was used twice. */
export function findAccountInSession(db: Database, session: { accountId: string; familyId: string }) {
  return andThen(accountInSession(db, session), ([account]) => account);
}

/** Ends all sessions of an account, and forgets whose it is. `deletion` deletes the rest. */
export async function closeAccount(db: Database, id: string, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable("accounts")
      .set((eb) => ({ sessionVersion: eb("sessionVersion", "+", 1) }))
      .set({ email: id, name: null, passwordHash: "", deletedAt: now })
      .where("id", "=", id)
      .execute();
    for (const table of ["refreshTokens", "passwordResets", "ownModels"] as const)
      await tx.deleteFrom(table).where("accountId", "=", id).execute();
  });
}

/** Stores the same password hashed at today's cost; does nothing if the password was changed in the meantime. */
export async function renewPasswordHash(
  db: Database,
  { id, passwordHash }: Pick<AccountsTable, "id" | "passwordHash">,
  renewed: string,
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ passwordHash: renewed })
    .where("id", "=", id)
    .where("passwordHash", "=", passwordHash)
    .execute();
}

export async function insertRefreshToken(db: Database, token: RefreshTokensTable): Promise<void> {
  await db.insertInto("refreshTokens").values(token).execute();
}

export async function findRefreshToken(db: Database, tokenHash: string) {
  return db.selectFrom("refreshTokens").selectAll().where("tokenHash", "=", tokenHash).executeTakeFirst();
}

/** True for exactly one of any number of callers with the same token, and for none after its family has ended. */
export async function spendRefreshToken(db: Database, tokenHash: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable("refreshTokens")
    .set({ usedAt: now })
    .where("tokenHash", "=", tokenHash)
    .where("usedAt", "is", null)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function revokeFamily(db: Database, familyId: string, now: number): Promise<void> {
  await db
    .updateTable("refreshTokens")
    .set({ revokedAt: now })
    .where("familyId", "=", familyId)
    .where("revokedAt", "is", null)
    .execute();
}

/** The newest token of each open session, the latest first. */
export async function findOpenSessions(db: Database, accountId: string, now: number) {
  return db
    .selectFrom("refreshTokens")
    .select(["familyId", "device", "createdAt", "openedAt", "expiresAt", "isRemembered"])
    .where("accountId", "=", accountId)
    .where("usedAt", "is", null)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("createdAt", "desc")
    .orderBy("familyId")
    .execute();
}

interface OwnedSession {
  readonly accountId: string;
  readonly familyId: string;
}

/** Of the token that renews it next; later ones take it over. */
export async function setRemembered(
  db: Database,
  { accountId, familyId }: OwnedSession,
  isRemembered: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    await tx
      .updateTable("refreshTokens")
      .set({ isRemembered: isRemembered ? 1 : 0 })
      .where("accountId", "=", accountId)
      .where("familyId", "=", familyId)
      .where("usedAt", "is", null)
      .execute();
  });
}

/**
 * Under the account's lock, so that no renewal runs at the same time: it would add a token to a session that has ended.
 */
export async function endOneSession(db: Database, { accountId, familyId }: OwnedSession, now: number) {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    await tx
      .updateTable("refreshTokens")
      .set({ revokedAt: now })
      .where("accountId", "=", accountId)
      .where("familyId", "=", familyId)
      .where("revokedAt", "is", null)
      .execute();
  });
}

/** All sessions but this one; call it in the transaction that locked the account's row. */
export async function endOtherSessions(tx: Database, { accountId, familyId }: OwnedSession): Promise<void> {
  await tx
    .deleteFrom("refreshTokens")
    .where("accountId", "=", accountId)
    .where("familyId", "<>", familyId)
    .execute();
}

/**
 * Sets a new password, invalidates earlier access tokens and reset links, and returns the account as it is now.
 * Undefined if, since the account was read, its password was changed or it was deleted.
 */
export async function replacePassword(
  tx: Database,
  { id, sessionVersion }: Pick<AccountsTable, "id" | "sessionVersion">,
  passwordHash: string,
): Promise<AccountsTable | undefined> {
  await tx.deleteFrom("passwordResets").where("accountId", "=", id).execute();
  return tx
    .updateTable("accounts")
    .set({ passwordHash, sessionVersion: sessionVersion + 1 })
    .where("id", "=", id)
    .where("sessionVersion", "=", sessionVersion)
    .returningAll()
    .executeTakeFirst();
}

/** Expired tokens are of no further use. */
export async function deleteEndedTokens(db: Database, now: number): Promise<void> {
  await db.deleteFrom("refreshTokens").where("expiresAt", "<", now).execute();
  await db.deleteFrom("passwordResets").where("expiresAt", "<", now).execute();
}

export async function insertPasswordReset(db: Database, reset: PasswordResetsTable): Promise<void> {
  await db.insertInto("passwordResets").values(reset).execute();
}

/** Whether a reset token can still be used. */
export async function isResetToken(
  db: Database,
  reset: { tokenHash: string; now: number },
): Promise<boolean> {
  const found = await db
    .selectFrom("passwordResets")
    .select("accountId")
    .where("tokenHash", "=", reset.tokenHash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", reset.now)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Uses up a reset token, sets the new password and ends all sessions, in one transaction; false if the token is not
 * valid.
 */
export async function applyPasswordReset(
  db: Database,
  reset: { tokenHash: string; passwordHash: string; now: number },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const spent = await tx
      .updateTable("passwordResets")
      .set({ usedAt: reset.now })
      .where("tokenHash", "=", reset.tokenHash)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", reset.now)
      .returning("accountId")
      .executeTakeFirst();
    if (!spent) return false;
    await tx
      .updateTable("accounts")
      .set((eb) => ({ passwordHash: reset.passwordHash, sessionVersion: eb("sessionVersion", "+", 1) }))
      .where("id", "=", spent.accountId)
      .execute();
    await tx.deleteFrom("refreshTokens").where("accountId", "=", spent.accountId).execute();
    await tx
      .deleteFrom("passwordResets")
      .where("accountId", "=", spent.accountId)
      .where("usedAt", "is", null)
      .execute();
    return true;
  });
}
