import { LIMITS, type Session } from "@quizmill/contract";
import type { AccessTokens } from "../../platform/access-tokens.ts";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import type { AccountsTable } from "../../platform/database/schema.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import { andThen, type MaybePromise } from "../../platform/maybe-promise.ts";
import type { Caller } from "../../platform/mount.ts";
import { hashToken, newToken } from "../../platform/secret-tokens.ts";
import {
  findAccount,
  findAccountInSession,
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

/** A session as the caller gets it: the response body, and the content of the cookie. */
export interface OpenedSession {
  readonly session: Session;
  readonly refresh: { token: string; isRemembered: boolean };
}

/** What does not change when a session is renewed. */
export interface SessionKind {
  readonly isRemembered: boolean;
  readonly device: string | null;
}

interface Lineage extends SessionKind {
  readonly familyId: string;
  readonly openedAt: number;
}

/** Writes the next refresh token of a family and returns it. */
async function addRefreshToken(
  deps: Pick<SessionDeps, "db" | "now">,
  accountId: string,
  { familyId, openedAt, isRemembered, device }: Lineage,
): Promise<string> {
  const token = newToken();
  const now = deps.now();
  const { refreshLifetimeRememberedMs, refreshLifetimeSessionMs, sessionMaxMs } = LIMITS.account;
  const unused = now + (isRemembered ? refreshLifetimeRememberedMs : refreshLifetimeSessionMs);
  await insertRefreshToken(deps.db, {
    tokenHash: hashToken(token),
    accountId,
    familyId,
    isRemembered: isRemembered ? 1 : 0,
    createdAt: now,
    expiresAt: Math.min(unused, openedAt + sessionMaxMs),
    usedAt: null,
    revokedAt: null,
    device,
    openedAt,
  });
  return token;
}

/** An access token for the session of this token family, with the account's current data. */
export async function issueAccessToken(
  { accessTokens }: Pick<SessionDeps, "accessTokens">,
  account: AccountsTable,
  familyId: string,
): Promise<Session> {
  const { id: accountId, sessionVersion } = account;
  const accessToken = await accessTokens.issue({ accountId, sessionVersion, familyId });
  return { accessToken, user: toUser(account) };
}

/**
 * Opens a session with a new token family. Throws UNAUTHORIZED if, since the account was read, it was deleted or all
 * its sessions were ended: a login with the old password must not outlive a reset.
 */
export async function openSession(
  deps: SessionDeps,
  account: AccountsTable,
  kind: SessionKind,
): Promise<OpenedSession> {
  const familyId = deps.newId();
  const token = await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, account.id);
    const current = await findAccount(tx, account.id);
    if (current?.sessionVersion !== account.sessionVersion) return undefined;
    return addRefreshToken({ ...deps, db: tx }, account.id, { familyId, openedAt: deps.now(), ...kind });
  });
  if (token === undefined) throw unauthorized("The account has changed meanwhile.");
  const { isRemembered } = kind;
  return { session: await issueAccessToken(deps, account, familyId), refresh: { token, isRemembered } };
}

function unauthorized(message: string): AppError {
  return new AppError("UNAUTHORIZED", message);
}

/** Undefined if the token is not valid. Throws no error of its own: that would roll back what it revokes. */
async function trade(deps: Pick<SessionDeps, "db" | "now">, tokenHash: string) {
  const { db } = deps;
  const now = deps.now();
  const found = await findRefreshToken(db, tokenHash);
  if (!found || found.revokedAt !== null || found.expiresAt <= now) return undefined;
  await lockAccount(db, found.accountId);
  if (!(await spendRefreshToken(db, tokenHash, now))) {
    await revokeFamily(db, found.familyId, now);
    return undefined;
  }
  const account = await findAccount(db, found.accountId);
  if (!account) return undefined;
  const { familyId, device, openedAt } = found;
  const isRemembered = found.isRemembered === 1;
  const token = await addRefreshToken(deps, account.id, { familyId, openedAt, isRemembered, device });
  return { account, familyId, refresh: { token, isRemembered } };
}

/**
 * Trades a refresh token for the next one of its family. A token that comes a second time is a sign of theft: then the
 * family is ended for every holder. It runs in one transaction, so that no token is added to a family that ends at the
 * same moment. Throws UNAUTHORIZED.
 */
export async function rotateSession(deps: SessionDeps, token: string): Promise<OpenedSession> {
  const traded = await inTransaction(deps.db, (tx) => trade({ db: tx, now: deps.now }, hashToken(token)));
  if (!traded) throw unauthorized("The session has ended.");
  const { account, familyId, refresh } = traded;
  return { session: await issueAccessToken(deps, account, familyId), refresh };
}

/** Ends the family of a token; an unknown token has no effect. */
export async function endSession(deps: SessionDeps, token: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const found = await findRefreshToken(tx, hashToken(token));
    if (!found) return;
    await lockAccount(tx, found.accountId);
    await revokeFamily(tx, found.familyId, deps.now());
  });
}

/** Finds the account of a bearer token, or throws UNAUTHORIZED. */
export function authenticate(
  { db, accessTokens }: Pick<SessionDeps, "db" | "accessTokens">,
  bearer: string,
): MaybePromise<Caller> {
  return andThen(accessTokens.verify(bearer), (claims) =>
    andThen(findAccountInSession(db, claims), (account) => {
      if (!account || account.sessionVersion !== claims.sessionVersion)
        throw unauthorized("The session has ended.");
      return { accountId: account.id, sessionId: claims.familyId, user: toUser(account) };
    }),
  );
}
