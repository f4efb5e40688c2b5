import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LIMITS } from "@quizmill/contract";
import { SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAccessTokens } from "./access-tokens.ts";
import { type SigningKeys, signingKeysFrom, signingKeysIn } from "./signing-keys.ts";

const LIFETIME_MS = LIMITS.account.accessTokenLifetimeMs;
const CLAIMS = { accountId: "ada", sessionVersion: 3, familyId: "one" };

let dataDir: string;
beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), "quizmill-keys-")), "data");
});
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }));

const fileOf = (name: string) => path.join(dataDir, name);
const tokensOf = (keys: SigningKeys, at: number) => createAccessTokens(keys, () => at);

function rotate(): void {
  renameSync(fileOf("access-token.key"), fileOf("access-token.previous.key"));
}

describe("the signing key in the data folder", () => {
  it("is made on the first start, readable only by its owner, and kept", () => {
    const made = signingKeysIn(dataDir);
    expect(made.current).toHaveLength(32);
    expect(made.previous).toBeNull();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(fileOf("access-token.key")).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(["access-token.key"]);
    expect(signingKeysIn(dataDir)).toEqual(made);
  });

  it("verifies, once renamed, what it signed until the last of its tokens has expired", async () => {
    const before = Date.now();
    const token = await tokensOf(signingKeysIn(dataDir), before).issue(CLAIMS);
    rotate();
    const keys = signingKeysIn(dataDir);
    expect(await tokensOf(keys, before).verify(token)).toEqual(CLAIMS);
    const renewed = await tokensOf(keys, before).issue(CLAIMS);
    rmSync(fileOf("access-token.previous.key"));
    const alone = tokensOf(signingKeysIn(dataDir), before);
    expect(await alone.verify(renewed)).toEqual(CLAIMS);
    await expect(alone.verify(token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("is of no use after that time, even if the file is left and somebody signs with it", async () => {
    const old = signingKeysIn(dataDir);
    rotate();
    const keys = signingKeysIn(dataDir);
    const later = Date.now() + LIFETIME_MS + 1_000;
    const signed = await tokensOf(old, later).issue(CLAIMS);
    await expect(tokensOf(keys, later).verify(signed)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("signing keys from the environment", () => {
  const [current, previous] = [randomBytes(32).toString("base64"), randomBytes(32).toString("base64url")];

  it("sign with the current one, and verify with the previous one for the lifetime of a token", async () => {
    const token = await tokensOf(signingKeysFrom({ current: previous, previous: null }, 0), 1_000).issue(
      CLAIMS,
    );
    const keys = signingKeysFrom({ current, previous }, 1_000);
    expect(await tokensOf(keys, 2_000).verify(token)).toEqual(CLAIMS);
    await expect(tokensOf(keys, 1_000 + LIFETIME_MS).verify(token)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    const without = signingKeysFrom({ current, previous: null }, 1_000);
    await expect(tokensOf(without, 2_000).verify(token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("an access token", () => {
  const keys: SigningKeys = { current: Buffer.alloc(32, 1), previous: null };
  const made = (change: (token: SignJWT) => SignJWT, typ = "at+jwt") => {
    const token = new SignJWT({ sv: 3, sid: "one" })
      .setProtectedHeader({ alg: "HS256", typ })
      .setSubject("ada");
    return change(token.setIssuer("quizmill").setAudience("quizmill").setExpirationTime(10)).sign(
      keys.current,
    );
  };
  const verify = (token: string) => tokensOf(keys, 5_000).verify(token);

  it("must be of this kind, for this service, and not expired", async () => {
    expect(await verify(await made((token) => token))).toEqual(CLAIMS);
    for (const token of [
      made((it) => it, "JWT"),
      made((it) => it.setAudience("elsewhere")),
      made((it) => it.setIssuer("elsewhere")),
      made((it) => it.setExpirationTime(5)),
      made((it) => it.setNotBefore(6)),
      new SignJWT({ sv: 3, sid: "one" })
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
        .setSubject("ada")
        .setIssuer("quizmill")
        .setAudience("quizmill")
        .sign(keys.current),
    ])
      await expect(verify(await token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("is never verified with a key in its own header", async () => {
    const header = {
      alg: "HS256",
      typ: "at+jwt",
      jku: "https://elsewhere.example/keys",
      kid: "../../theirs",
      jwk: { kty: "oct", k: Buffer.alloc(32, 2).toString("base64url") },
    };
    const token = await new SignJWT({ sv: 3, sid: "one" })
      .setProtectedHeader(header)
      .setSubject("ada")
      .setIssuer("quizmill")
      .setAudience("quizmill")
      .setExpirationTime(10)
      .sign(Buffer.alloc(32, 2));
    await expect(verify(token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});
