/** Calls whose answers are kept for reading without a network: the list of sets, and each set that was opened. */
const KEPT = /^\/api\/datasets(?:\/[^/]+)?$/;

export const SETS_PREFIX = "sets-";
/** The least recently opened go first. */
export const MAX_KEPT = 50;

interface AskedCall {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | null;
}

/**
 * The name of the cache for a call's answer, which is one account's own; null for calls that are not kept. The
 * account is read from the token without checking it: whoever writes a false one fools only their own browser.
 */
export function keptIn({ method, url, authorization }: AskedCall): string | null {
  const { pathname, searchParams } = new URL(url);
  // Of the list, its beginning; whoever watches a set being written asks for what the next moment changes.
  const isPart = Boolean(searchParams.get("cursor")) || searchParams.has("ids");
  if (method !== "GET" || !KEPT.test(pathname) || isPart) return null;
  const account = accountOf(authorization);
  return account === null ? null : SETS_PREFIX + account;
}

function accountOf(authorization: string | null): string | null {
  try {
    const payload = authorization?.split(" ")[1]?.split(".")[1] ?? "";
    const { sub } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: unknown };
    return typeof sub === "string" && sub !== "" ? sub : null;
  } catch {
    return null;
  }
}
