import { storedText } from "../storage.ts";

const current = storedText("access_token");
const legacy = storedText("token");

/** The access token stored in this browser; one stored under the earlier key moves to the current one. */
export const accessToken = {
  ...current,
  read(): string | null {
    const found = current.read();
    if (found !== null) return found;
    const former = legacy.read();
    if (former === null) return null;
    current.write(former);
    legacy.forget();
    return former;
  },
};

/** When a token expires, in milliseconds since 1970, by its `exp` (seconds); null if it has none. */
export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === "number" ? exp * 1000 : null;
}

/**
 * When a token received just now expires by this computer's clock. Computed from its lifetime, so that a wrong clock
 * does not take every new token for expired.
 */
export function endOfNew(token: string, nowMs: number): number | null {
  const { exp, iat } = claimsOf(token);
  if (typeof exp !== "number" || typeof iat !== "number") return expiryOf(token);
  return nowMs + (exp - iat) * 1000;
}

/** The id of the account that a token is for, not verified; null without one. */
export function accountOf(token: string | null): string | null {
  const { sub } = claimsOf(token ?? "");
  return typeof sub === "string" && sub !== "" ? sub : null;
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = token.split(".")[1] ?? "";
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return {};
  }
}
