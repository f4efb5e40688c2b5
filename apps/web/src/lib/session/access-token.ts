import { storedText } from "../storage.ts";

const current = storedText("access_token");
const legacy = storedText("token");

/** The access token kept in this browser; one left under the former key moves to the current one. */
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

/** When a token ends, in milliseconds since 1970, by its `exp` (seconds); null if it does not say. */
export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === "number" ? exp * 1000 : null;
}

/**
 * When a token received just now ends by this computer's clock. Counted from its lifetime, so that a
 * clock that is wrong does not declare every new token ended.
 */
export function endOfNew(token: string, nowMs: number): number | null {
  const { exp, iat } = claimsOf(token);
  if (typeof exp !== "number" || typeof iat !== "number") return expiryOf(token);
  return nowMs + (exp - iat) * 1000;
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = token.split(".")[1] ?? "";
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return {};
  }
}
