import { LIMITS } from "@quizmill/contract";
import type { JWTPayload } from "jose";
import * as errors from "jose/errors";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import { AppError } from "./errors.ts";
import type { MaybePromise } from "./maybe-promise.ts";
import type { SigningKeys } from "./signing-keys.ts";

const ISSUER = "quizmill";
const ALGORITHM = "HS256";
/** RFC 9068: distinguishes an access token from other things that may be signed one day. */
const TYPE = "at+jwt";

export interface AccessClaims {
  readonly accountId: string;
  /** The account's session version when the token was made. */
  readonly sessionVersion: number;
  /** The session of the token, by the family of its refresh tokens: the token ends with that session. */
  readonly familyId: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>;
  /**
   * Throws UNAUTHORIZED for everything but a valid token of this server. Synchronous for a token that was verified
   * before.
   */
  verify(token: string): MaybePromise<AccessClaims>;
}

/** How many verified tokens are remembered; a page calls again and again with the same one. */
const MAX_KNOWN = 5_000;

interface Known {
  readonly claims: AccessClaims;
  /** In ms since 1970; from then on the token is verified again, and refused. */
  readonly until: number;
}

export function createAccessTokens(keys: SigningKeys, now: () => number): AccessTokens {
  /** Verifying a signature costs more than most calls do. The oldest entries are forgotten first. */
  const known = new Map<string, Known>();
  const remember = (token: string, entry: Known) => {
    const [oldest] = known.size >= MAX_KNOWN ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    known.set(token, entry);
  };
  const payloadBy = async (token: string, key: Uint8Array): Promise<JWTPayload> => {
    const currentDate = new Date(now());
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: ISSUER,
      requiredClaims: ["exp"],
      currentDate,
    });
    return payload;
  };
  /** After a change of keys, tokens signed with the previous key stay valid until they expire. */
  const goodUntil = async (token: string): Promise<{ payload: JWTPayload; until: number }> => {
    try {
      return { payload: await payloadBy(token, keys.current), until: Number.POSITIVE_INFINITY };
    } catch (error) {
      const isOlder = error instanceof errors.JWSSignatureVerificationFailed;
      if (!isOlder || keys.previous === null || now() >= keys.previous.until) throw error;
      return { payload: await payloadBy(token, keys.previous.key), until: keys.previous.until };
    }
  };
  const verifyAnew = async (token: string): Promise<AccessClaims> => {
    try {
      const { payload, until } = await goodUntil(token);
      const { sub, sv, sid, exp = 0 } = payload;
      if (typeof sub !== "string" || typeof sv !== "number" || typeof sid !== "string")
        throw new errors.JWTInvalid("A claim is missing.");
      const claims = { accountId: sub, sessionVersion: sv, familyId: sid };
      remember(token, { claims, until: Math.min(until, 1000 * exp) });
      return claims;
    } catch (error) {
      if (error instanceof errors.JOSEError)
        throw new AppError("UNAUTHORIZED", "The access token is not valid.", { cause: error });
      throw error;
    }
  };

  return {
    issue: ({ accountId, sessionVersion, familyId }) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ sv: sessionVersion, sid: familyId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIMITS.account.accessTokenLifetimeMs / 1000)
        .sign(keys.current);
    },
    verify: (token) => {
      const before = known.get(token);
      if (before !== undefined && now() < before.until) return before.claims;
      known.delete(token);
      return verifyAnew(token);
    },
  };
}
