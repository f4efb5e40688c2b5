import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LIMITS } from "@quizmill/contract";
import { errors, jwtVerify, SignJWT } from "jose";
import { AppError } from "./errors.ts";

const ISSUER = "quizmill";
const ALGORITHM = "HS256";

export interface AccessClaims {
  readonly accountId: string;
  /** The account's session version when the token was made. */
  readonly sessionVersion: number;
}

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>;
  /** Throws UNAUTHORIZED for anything but a token of ours that has not ended. */
  verify(token: string): Promise<AccessClaims>;
}

/** Reads the signing key from a folder, or makes one there that only its owner can read. */
export function signingKey(dataDir: string): Uint8Array {
  const file = path.join(dataDir, "access-token.key");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  }
  return Buffer.from(readFileSync(file, "utf8").trim(), "base64url");
}

export function createAccessTokens(key: Uint8Array, now: () => number): AccessTokens {
  return {
    issue: ({ accountId, sessionVersion }) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ sv: sessionVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIMITS.account.accessTokenLifetimeMs / 1000)
        .sign(key);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: new Date(now()),
        });
        if (typeof payload.sub !== "string" || typeof payload.sv !== "number")
          throw new errors.JWTInvalid("A claim is missing.");
        return { accountId: payload.sub, sessionVersion: payload.sv };
      } catch (error) {
        if (error instanceof errors.JOSEError)
          throw new AppError("UNAUTHORIZED", "The access token is not valid.", { cause: error });
        throw error;
      }
    },
  };
}
