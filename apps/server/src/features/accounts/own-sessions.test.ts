import { LIMITS, type OpenSession } from "@quizmill/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { hashToken } from "../../platform/secret-tokens.ts";
import { refreshCookie, refusalOf, TEST_PASSWORD } from "../../test-app.ts";
import { sharedServer } from "../../test-learner.ts";

const NEW_PASSWORD = "Battery-staple-8";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let clock = Date.parse("2026-01-01T12:00:00Z");
let email: string;
/** The session that opened the account, and a later one. */
let here: Opened;
let there: Opened;

interface Opened {
  readonly token: string;
  readonly cookie: string;
}

const server = sharedServer({ now: () => clock, hasRateLimits: true });
beforeEach(async () => {
  ({ email, ...here } = await server.account());
  clock += 60_000;
  there = await logIn(TEST_PASSWORD);
});

async function logIn(password: string): Promise<Opened> {
  const headers = { "user-agent": FIREFOX };
  const answer = await server.call("POST", "/api/auth/login", { body: { email, password }, headers });
  if (answer.status !== 200) throw new Error(String(answer.status));
  const { accessToken: token } = (await answer.json()) as { accessToken: string };
  return { token, cookie: refreshCookie(answer) };
}

const statusOf = async ({ token }: Pick<Opened, "token">) =>
  (await server.call("GET", "/api/me", { token })).status;
const renew = ({ cookie }: Opened) => server.call("POST", "/api/auth/refresh", { headers: { cookie } });
const list = async ({ token }: Opened) =>
  (await (await server.call("GET", "/api/me/sessions", { token })).json()) as OpenSession[];
const end = (id: string, { token }: Opened, password = TEST_PASSWORD) =>
  server.call("POST", `/api/me/sessions/${id}/end`, { token, body: { password } });
const change = (current: string, password: string, { token }: Opened = here) =>
  server.call("POST", "/api/me/password", { token, body: { current, password } });

describe("the list of open sessions", () => {
  it("names each device, the most recently seen first, and marks the current one", async () => {
    const lastSeenAt = new Date(clock).toISOString();
    expect(await list(there)).toEqual([
      { id: expect.any(String), isThis: true, device: "Firefox, Linux", lastSeenAt, isRemembered: true },
      {
        id: expect.any(String),
        isThis: false,
        device: null,
        lastSeenAt: expect.any(String),
        isRemembered: true,
      },
    ]);
  });

  it("contains a session once, however often it was renewed, with its device and the time of its last renewal", async () => {
    clock += 3_600_000;
    const { accessToken } = (await (await renew(there)).json()) as { accessToken: string };
    const [first, ...others] = await list({ ...there, token: accessToken });
    expect(others).toHaveLength(1);
    expect(first).toMatchObject({
      isThis: true,
      device: "Firefox, Linux",
      lastSeenAt: new Date(clock).toISOString(),
    });
  });

  it("leaves out sessions that have ended", async () => {
    await server.call("POST", "/api/auth/logout", { headers: { cookie: there.cookie } });
    expect(await list(here)).toHaveLength(1);
    const later = await logIn(TEST_PASSWORD);
    clock += LIMITS.account.refreshLifetimeRememberedMs;
    const fresh = await logIn(TEST_PASSWORD);
    expect(await list(fresh)).toMatchObject([{ isThis: true }]);
    expect((await renew(later)).status).toBe(401);
  });
});

describe("a session that is remembered", () => {
  const cookieAfter = async ({ cookie }: Opened) => {
    const answer = await server.call("POST", "/api/auth/refresh", { headers: { cookie } });
    const { accessToken: token } = (await answer.json()) as { accessToken: string };
    const [line = ""] = answer.headers.getSetCookie();
    return { token, cookie: refreshCookie(answer), isKept: line.includes("Max-Age=2592000") };
  };
  const remember = (remembered: boolean, { token }: Opened) =>
    server.call("PUT", "/api/me/session", { token, body: { remember: remembered } });

  it("ends with its browser once its owner says so, and is remembered again, as no other session is", async () => {
    let mine = await cookieAfter(there);
    expect(mine.isKept).toBe(true);
    for (const remembered of [false, true]) {
      expect((await remember(remembered, mine)).status).toBe(204);
      mine = await cookieAfter(mine);
      expect(mine.isKept).toBe(remembered);
      expect((await list(mine)).map(({ isRemembered }) => isRemembered)).toEqual([remembered, true]);
    }
  });
});

describe("ending one's session on another device", () => {
  const idOf = async (session: Opened) => (await list(session)).find(({ isThis }) => isThis)?.id ?? "";

  it("ends its tokens at once, and those of no other session", async () => {
    expect((await end(await idOf(there), here)).status).toBe(204);
    expect(await statusOf(there)).toBe(401);
    expect((await renew(there)).status).toBe(401);
    expect(await statusOf(here)).toBe(200);
    expect((await renew(here)).status).toBe(200);
  });

  it("requires the password", async () => {
    const wrong = await end(await idOf(there), here, "Wrong-password-1");
    expect(await refusalOf(wrong)).toEqual({ status: 403, code: "PASSWORD_WRONG" });
    expect(await statusOf(there)).toBe(200);
  });

  it("ends no session of another account", async () => {
    const stranger = await server.account();
    expect(await refusalOf(await end(await idOf(there), stranger))).toEqual({
      status: 404,
      code: "NOT_FOUND",
    });
    expect(await statusOf(there)).toBe(200);
  });
});

describe("a change of the password", () => {
  it("ends all other sessions, and keeps this one open", async () => {
    const answer = await change(TEST_PASSWORD, NEW_PASSWORD);
    expect(answer.status).toBe(200);
    const { accessToken: token } = (await answer.json()) as { accessToken: string };
    expect(await statusOf({ token })).toBe(200);
    expect((await renew(here)).status).toBe(200);
    expect(await statusOf(there)).toBe(401);
    expect((await renew(there)).status).toBe(401);
    await expect(logIn(TEST_PASSWORD)).rejects.toThrow("401");
    await logIn(NEW_PASSWORD);
  });

  it("requires the old password, and counts wrong ones as login does", async () => {
    for (let guess = 0; guess < LIMITS.account.failedLoginsPerAccountAndAddress; guess++)
      expect(await refusalOf(await change("Wrong-password-1", NEW_PASSWORD))).toEqual({
        status: 403,
        code: "PASSWORD_WRONG",
      });
    expect(await refusalOf(await change(TEST_PASSWORD, NEW_PASSWORD))).toMatchObject({ status: 429 });
    await expect(logIn(TEST_PASSWORD)).rejects.toThrow("429");
  });

  it.each([
    ["Password1", "PASSWORD_TOO_COMMON"],
    ["no-capital-8", "VALIDATION_FAILED"],
  ])("refuses %s, as registering does", async (password, code) => {
    expect(await refusalOf(await change(TEST_PASSWORD, password))).toMatchObject({ code });
    expect(await statusOf(there)).toBe(200);
  });

  it("invalidates an earlier reset link", async () => {
    const [account] = await server.db
      .selectFrom("accounts")
      .select("id")
      .where("email", "=", email)
      .execute();
    const reset = { accountId: account?.id ?? "", expiresAt: clock + 60_000, usedAt: null };
    await server.db
      .insertInto("passwordResets")
      .values({ ...reset, tokenHash: hashToken("link") })
      .execute();
    await change(TEST_PASSWORD, NEW_PASSWORD);
    const body = { token: "link", password: "Third-password-9" };
    const answer = await server.call("POST", "/api/auth/password/reset", { body });
    expect(await refusalOf(answer)).toEqual({ status: 400, code: "RESET_TOKEN_INVALID" });
  });

  it("happens once if two requests for it come at the same time", async () => {
    const answers = await Promise.all([
      change(TEST_PASSWORD, NEW_PASSWORD, here),
      change(TEST_PASSWORD, "Other-password-9", there),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 403]).toContain(statuses[1]);
  });
});
