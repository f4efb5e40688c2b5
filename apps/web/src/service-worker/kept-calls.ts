import { accountOf } from "../lib/session/access-token.ts";

/**
 * Calls whose answers are cached for offline use: the list of sets, each set that was opened, what is to be studied, and
 * the pictures that were seen.
 */
export const KEPT =
  /^\/api\/(?:datasets(?:\/[^/]+)?|study\/(?:today|mistakes|settings)|question-pictures\/[^/]+)$/;

export const SETS_PREFIX = "sets-";
/** A cache of pictures is named so at its end. What they are named by never changes: they are asked for once. */
export const PICTURES_SUFFIX = "/pictures";
/** The least recently opened ones are deleted first. */
const [MAX_SETS, MAX_PICTURES] = [50, 500];

/** How many answers a cache has at most. */
export function mostKept(name: string): number {
  return name.endsWith(PICTURES_SUFFIX) ? MAX_PICTURES : MAX_SETS;
}

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
  const suffix = pathname.startsWith("/api/question-pictures/") ? PICTURES_SUFFIX : "";
  return account === null ? null : SETS_PREFIX + account + suffix;
}
