import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LIMITS } from "@quizmill/contract";
import type { Database } from "./database/open.ts";

/** What access tokens are signed with, and what they were signed with until lately. */
export interface SigningKeys {
  readonly current: Uint8Array;
  /** Verifies what it signed until `until`, in ms since 1970: by then the last of its tokens has ended. */
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

/** A secret of its own for another purpose, the same wherever the key is (HKDF, RFC 5869). */
export function secretFor(purpose: string, { current }: Pick<SigningKeys, "current">): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", current, "", purpose, KEY_BYTES));
}

/** The environment does not say since when a key is the previous one: it counts from the start of the process. */
export function signingKeysFrom({ current, previous }: NamedKeys, startedAt: number): SigningKeys {
  return {
    current: decoded(current),
    previous: previous === null ? null : { key: decoded(previous), until: endOf(startedAt) },
  };
}

/**
 * The keys in a folder; the current one is made where it is missing, and only its owner can read it. To rotate,
 * rename it to `access-token.previous.key` and restart: the age of the new key says how long the old one counts.
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

/** Linked into place whole, so that of two processes that start together both read the key of one. */
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
 * The key of all processes on one database; the first of them makes it. It is rotated through the environment,
 * which goes before it.
 */
export async function sharedSigningKeys(db: Database): Promise<SigningKeys> {
  await shareKey(db, newKey());
  const query = db.selectFrom("serverKeys").select("key").where("name", "=", CURRENT);
  const { key } = await query.executeTakeFirstOrThrow();
  return { current: decoded(key), previous: null };
}

/** Lets a folder's key go on in a database where there is none, so that sessions opened before go on too. */
export async function shareSigningKeyOf(dataDir: string, db: Database): Promise<void> {
  await shareKey(db, Buffer.from(signingKeysIn(dataDir).current).toString("base64url"));
}

async function shareKey(db: Database, key: string): Promise<void> {
  const keys = db.insertInto("serverKeys").values({ name: CURRENT, key });
  await keys.onConflict((conflict) => conflict.doNothing()).execute();
}
