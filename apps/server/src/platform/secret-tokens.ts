import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: opens a session, a password reset or one job's event stream. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Only the hash is stored: a stolen table opens nothing. Random tokens need no salt, so SHA-256 is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
