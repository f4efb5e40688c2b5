import { LIMITS, type Session } from "@quizmill/contract";
import type { AccessTokens } from "../../platform/access-tokens.ts";
import type { Database } from "../../platform/database/open.ts";
import type { AccountsTable } from "../../platform/database/schema.ts";
import { AppError } from "../../platform/errors.ts";
import { hashToken, newToken } from "./secrets.ts";
import {
  findAccount,
  findRefreshToken,
  insertRefreshToken,
  revokeFamily,
  spendRefreshToken,
  toUser,
} from "./store.ts";

export interface SessionDeps {
  readonly db: Database;
  readonly accessTokens: AccessTokens;
  readonly now: () => number;
  readonly newId: () => string;
}

/** A session as the caller receives it: the answer's body, and what goes into the cookie. */
export interface OpenedSession {
  readonly session: Session;
  readonly refresh: { token: string; isRemembered: boolean };
}

interface Lineage {
  readonly familyId: string;
  readonly isRemembered: boolean;
}

async function open(deps: SessionDeps, account: AccountsTable, lineage: Lineage): Promise<OpenedSession> {
  const token = newToken();
  const now = deps.now();
  const lifetimeMs = lineage.isRemembered
    ? LIMITS.account.refreshLifetimeRememberedMs
    : LIMITS.account.refreshLifetimeSessionMs;
  await insertRefreshToken(deps.db, {
    tokenHash: hashToken(token),
    accountId: account.id,
    familyId: lineage.familyId,
    isRemembered: lineage.isRemembered ? 1 : 0,
    createdAt: now,
    expiresAt: now + lifetimeMs,
    usedAt: null,
    revokedAt: null,
  });
  const accessToken = await deps.accessTokens.issue({
    accountId: account.id,
    sessionVersion: account.sessionVersion,
  });
  return {
    session: { accessToken, user: toUser(account) },
    refresh: { token, isRemembered: lineage.isRemembered },
  };
}

/** Opens a session with a token family of its own. */
export function openSession(deps: SessionDeps, account: AccountsTable, isRemembered: boolean) {
  return open(deps, account, { familyId: deps.newId(), isRemembered });
}

function unauthorized(message: string): AppError {
  return new AppError("UNAUTHORIZED", message);
}

/**
 * Trades a refresh token for the next one of its family. A token that was already traded is a sign of
 * theft: the family ends for whoever holds it. Throws UNAUTHORIZED.
 */
export async function rotateSession(deps: SessionDeps, token: string): Promise<OpenedSession> {
  const tokenHash = hashToken(token);
  const found = await findRefreshToken(deps.db, tokenHash);
  const now = deps.now();
  if (!found || found.revokedAt !== null || found.expiresAt <= now)
    throw unauthorized("The session has ended.");
  if (!(await spendRefreshToken(deps.db, tokenHash, now))) {
    await revokeFamily(deps.db, found.familyId, now);
    throw unauthorized("This refresh token was used before.");
  }
  const account = await findAccount(deps.db, found.accountId);
  if (!account) throw unauthorized("The account is gone.");
  return open(deps, account, { familyId: found.familyId, isRemembered: found.isRemembered === 1 });
}

/** Ends the family of a token; an unknown token ends nothing. */
export async function endSession(deps: SessionDeps, token: string): Promise<void> {
  const found = await findRefreshToken(deps.db, hashToken(token));
  if (found) await revokeFamily(deps.db, found.familyId, deps.now());
}

/** Turns a bearer token into an account id, or throws UNAUTHORIZED. */
export async function authenticate(deps: Pick<SessionDeps, "db" | "accessTokens">, bearer: string) {
  const claims = await deps.accessTokens.verify(bearer);
  const account = await findAccount(deps.db, claims.accountId);
  if (!account || account.sessionVersion !== claims.sessionVersion)
    throw unauthorized("The session has ended.");
  return account.id;
}
