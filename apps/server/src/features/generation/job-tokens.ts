import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: what opens one job's event stream. */
export function newJobToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Only this is kept: a stolen table opens no stream. Random tokens need no salt. */
export function hashJobToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
