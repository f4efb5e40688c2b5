import { LIMITS } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { createAccessTokens } from "./access-tokens.ts";

const key = (byte: number) => new Uint8Array(32).fill(byte);
const claims = { accountId: "a", sessionVersion: 3, familyId: "f" };
const START = 1_800_000_000_000;

describe("an access token that was verified once", () => {
  it("is valid until its end, and no longer", async () => {
    let clock = START;
    const tokens = createAccessTokens({ current: key(1), previous: null }, () => clock);
    const token = await tokens.issue(claims);
    expect(await tokens.verify(token)).toEqual(claims);
    clock = START + LIMITS.account.accessTokenLifetimeMs - 1;
    expect(await tokens.verify(token)).toEqual(claims);
    clock += 1;
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("is valid no longer than the previous key", async () => {
    let clock = START;
    const token = await createAccessTokens({ current: key(1), previous: null }, () => clock).issue(claims);
    const previous = { key: key(1), until: START + 1_000 };
    const tokens = createAccessTokens({ current: key(2), previous }, () => clock);
    expect(await tokens.verify(token)).toEqual(claims);
    clock = previous.until;
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("does not validate a token that differs from it in one letter", async () => {
    const tokens = createAccessTokens({ current: key(1), previous: null }, () => START);
    const token = await tokens.issue(claims);
    await tokens.verify(token);
    const changed = token.replace(/.(?=.$)/, (letter) => (letter === "A" ? "B" : "A"));
    await expect(tokens.verify(changed)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});
