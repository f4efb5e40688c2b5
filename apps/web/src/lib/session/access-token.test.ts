import { beforeEach, describe, expect, it, vi } from "vitest";
import { accessToken, endOfNew, expiryOf } from "./access-token.ts";

const tokenOf = (claims: object) => {
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `header.${payload}.signature`;
};

describe("the access token", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it("moves from the earlier key to the current one", () => {
    kept.set("token", "old");
    expect(accessToken.read()).toBe("old");
    expect([...kept]).toEqual([["access_token", "old"]]);
  });

  it("prefers the current key", () => {
    kept.set("token", "old").set("access_token", "new");
    expect(accessToken.read()).toBe("new");
  });
});

describe("expiryOf", () => {
  it("reads the expiry in milliseconds, also from base64url", () => {
    expect(expiryOf(tokenOf({ exp: 1_700_000_000, name: "żółć???>>>" }))).toBe(1_700_000_000_000);
  });

  it("is null for a token without expiry, and for an invalid one", () => {
    expect(expiryOf(tokenOf({}))).toBeNull();
    expect(expiryOf("nonsense")).toBeNull();
  });
});

describe("endOfNew", () => {
  it("counts the lifetime from now, so that a wrong clock ends no new token", () => {
    const nowMs = 9_000_000_000_000;
    expect(endOfNew(tokenOf({ iat: 1_000, exp: 2_800 }), nowMs)).toBe(nowMs + 1_800_000);
  });

  it("uses the expiry if the time of issue is unknown", () => {
    expect(endOfNew(tokenOf({ exp: 2_800 }), 5)).toBe(2_800_000);
  });
});
