import { accountOf } from "../lib/session/access-token.ts";

/** Calls whose answers are cached for offline use: the list of sets, each set that was opened, and what is to be studied. */
export const KEPT = /^\/api\/(?:datasets(?:\/[^/]+)?|study\/(?:today|mistakes|settings))$/;

export const SETS_PREFIX = "sets-";
/** The least recently opened ones are deleted first. */
export const MAX_KEPT = 50;

/** What a call asks for that does not want the list as it is. */
const PARTS = ["ids", "q", "order", "tag", "archived"];

interface AskedCall {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | null;
}

/**
 * The name of the cache for a call's answer, one per account; null for calls that are not cached. The account is read
 * from the token without verification: somebody who forges one only deceives their own browser.
 */
export function keptIn({ method, url, authorization }: AskedCall): string | null {
  const { pathname, searchParams } = new URL(url);
  // Of the list, only its first page; answers about sets being written change in the next moment.
  const isPart = Boolean(searchParams.get("cursor")) || PARTS.some((name) => searchParams.has(name));
  if (method !== "GET" || !KEPT.test(pathname) || isPart) return null;
  const account = accountOf(authorization?.split(" ")[1] ?? null);
  return account === null ? null : SETS_PREFIX + account;
}
