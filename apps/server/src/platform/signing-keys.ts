import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LIMITS } from "@quizmill/contract";
import type { Database } from "./database/open.ts";

/** The key that signs access tokens, and the one before it. */
export interface SigningKeys {
  readonly current: Uint8Array;
  /** Verifies the tokens it signed until `until`, in ms since 1970: by then the last of them has expired. */
  readonly previous: { readonly key: Uint8Array; readonly until: number } | null;
}

/** Keys in base64url, as the environment gives them. */
export interface NamedKeys {
  readonly current: string;
  readonly previous: string | null;
}

const KEY_BYTES = 32;
const CURRENT = "access-token.key";
const PREVIOUS = "access-token.previous.key";

const newKey = () => randomBytes(KEY_BYTES).toString("base64url");
const decoded = (text: string): Uint8Array => Buffer.from(text.trim(), "base64url");
const endOf = (rotatedAt: number) => rotatedAt + LIMITS.account.accessTokenLifetimeMs;

/** A secret for another purpose, derived from the key, so that it is the same wherever the key is (HKDF, RFC 5869). */
export function secretFor(purpose: string, { current }: Pick<SigningKeys, "current">): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", current, "", purpose, KEY_BYTES));
}

/** The environment does not say when a key became the previous one: it counts from the start of the process. */
export function signingKeysFrom({ current, previous }: NamedKeys, startedAt: number): SigningKeys {
  return {
    current: decoded(current),
    previous: previous === null ? null : { key: decoded(previous), until: endOf(startedAt) },
  };
}

/**
 * The keys in a folder; a missing current key is made, and only its owner can read it. To rotate it, rename it to
 * `access-token.previous.key` and restart: the age of the new key decides how long the old one is valid.
 */
export function signingKeysIn(dataDir: string): SigningKeys {
  const [current, previous] = [path.join(dataDir, CURRENT), path.join(dataDir, PREVIOUS)];
  if (!existsSync(current)) makeKey(dataDir, current);
  const until = endOf(statSync(current).mtimeMs);
  return {
    current: decoded(readFileSync(current, "utf8")),
    previous: existsSync(previous) ? { key: decoded(readFileSync(previous, "utf8")), until } : null,
  };
}

/** The complete file is linked into place, so that two processes that start together both read the same key. */
function makeKey(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(made, newKey(), { mode: 0o600, flag: "wx" });
  try {
    linkSync(made, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(made, { force: true });
  }
}

/**
 * The key of all processes on one database; the first process makes it. To rotate it, set keys in the environment,
 * which take precedence.
 */
export async function sharedSigningKeys(db: Database): Promise<SigningKeys> {
  await shareKey(db, newKey());
  const query = db.selectFrom("serverKeys").select("key").where("name", "=", CURRENT);
  const { key } = await query.executeTakeFirstOrThrow();
  return { current: decoded(key), previous: null };
}

/** Copies a folder's key into a database that has none, so that open sessions stay valid. */
export async function shareSigningKeyOf(dataDir: string, db: Database): Promise<void> {
  await shareKey(db, Buffer.from(signingKeysIn(dataDir).current).toString("base64url"));
}

async function shareKey(db: Database, key: string): Promise<void> {
  const keys = db.insertInto("serverKeys").values({ name: CURRENT, key });
  await keys.onConflict((conflict) => conflict.doNothing()).execute();
}
