import { randomBytes } from "node:crypto";
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
