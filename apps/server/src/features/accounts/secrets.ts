import { createHash, randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (the library's default) at OWASP's first recommended cost: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), COST);
}

export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize("NFKC"));
}

/** What an unknown address is checked against, so that it takes as long as a known one. */
const nobodysHash = hashPassword(randomBytes(16).toString("hex"));

export async function isNobodysPassword(password: string): Promise<false> {
  await isPassword(await nobodysHash, password);
  return false;
}

/** 256 random bits, for refresh cookies and reset links. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Random tokens need no salt: SHA-256 is enough to make a stolen table worthless. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
