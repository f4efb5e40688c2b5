import { LIMITS, SessionSchema } from "@quizmill/contract";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { refreshCookie, startTestApp, TEST_PASSWORD } from "../../test-app.ts";
import { sharedServer } from "../../test-learner.ts";

let clock = Date.now();

const server = sharedServer({ now: () => clock, hasRateLimits: true });

const register = (body: object) => server.call("POST", "/api/auth/register", { body });
const login = (body: object) => server.call("POST", "/api/auth/login", { body });
const refresh = (cookie: string) => server.call("POST", "/api/auth/refresh", { headers: { cookie } });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

describe("registering", () => {
  it("opens an account and a session, with trimmed address and name", async () => {
    const answer = await register({ email: "  Ada@Example.org ", password: TEST_PASSWORD, name: " Ada " });
    expect(answer.status).toBe(201);
    const { accessToken, user } = SessionSchema.parse(await answer.json());
    expect(user).toMatchObject({ email: "ada@example.org", name: "Ada" });
    const { iat = 0, exp = 0 } = decodeJwt(accessToken);
    expect((exp - iat) * 1000).toBe(LIMITS.account.accessTokenLifetimeMs);
    const me = await server.call("GET", "/api/me", { token: accessToken });
    expect(await me.json()).toEqual(user);
    const body = { email: "ada@example.org", password: TEST_PASSWORD };
    const again = await server.call("POST", "/api/auth/login", { body });
    expect(refreshCookie(again)).toMatch(/^refresh_token=[\w-]{43}$/);
    expect(refreshCookie(again)).not.toBe(refreshCookie(answer));
    expect(SessionSchema.parse(await again.json()).accessToken).not.toBe(accessToken);
  });

  it("keeps the refresh token from scripts and other sites", async () => {
    const answer = await register({ email: "cookie@example.org", password: TEST_PASSWORD });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/api\/auth/);
  });

  it("sends the cookie over TLS only if the installation's public address uses it", async () => {
    const behindProxy = await startTestApp({ settings: { PUBLIC_URL: "https://quiz.example" } });
    const { email } = await behindProxy.account();
    const answer = await behindProxy.call("POST", "/api/auth/login", {
      body: { email, password: TEST_PASSWORD },
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-refresh_token=.*; Secure/);
    const cookie = refreshCookie(answer);
    const renew = (headers: Record<string, string>) =>
      behindProxy.call("POST", "/api/auth/refresh", { headers });
    // A page without TLS could have set this cookie.
    expect((await renew({ cookie: cookie.replace("__Secure-", "") })).status).toBe(401);
    expect((await renew({ cookie })).status).toBe(200);
    await behindProxy.stop();
    const [plain] = (
      await register({ email: "plain@example.org", password: TEST_PASSWORD })
    ).headers.getSetCookie();
    expect(plain).not.toMatch(/Secure/);
  });

  it.each(["Password1", "QWERTYUIOP", "Sunshine1"])(
    "refuses a password that attackers guess first, in upper or lower case: %s",
    async (password) => {
      const answer = await register({ email: "common@example.org", password });
      expect(answer.status).toBe(422);
      expect(await codeOf(answer)).toBe("PASSWORD_TOO_COMMON");
    },
  );

  it.each(["Quizmill-2026", "QuizMill!", "Ada.Lovelace1815", "Byron, Ada 1", "ada.lovelace@Example.org"])(
    "refuses a password that is only the product's name or the person's own: %s",
    async (password) => {
      const body = { email: "ada.lovelace@example.org", name: "Byron Ada", password };
      const answer = await register(body);
      expect(await codeOf(answer)).toBe("PASSWORD_TOO_COMMON");
    },
  );

  it("refuses an address that is already registered, in any case", async () => {
    await register({ email: "taken@example.org", password: TEST_PASSWORD });
    const again = await register({ email: "TAKEN@example.org", password: TEST_PASSWORD });
    expect(again.status).toBe(409);
    expect(await codeOf(again)).toBe("EMAIL_TAKEN");
  });

  it.each([
    ["a short password", { email: "a@example.org", password: "Short-7" }],
    ["a password without upper case", { email: "a@example.org", password: "no-upper-case" }],
    ["no address", { email: "", password: TEST_PASSWORD }],
    ["something that is no address", { email: "ada", password: TEST_PASSWORD }],
  ])("refuses %s and never repeats it in the answer", async (_what, body) => {
    const answer = await register(body);
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(JSON.parse(text).code).toBe("VALIDATION_FAILED");
    expect(text).not.toContain(body.password);
  });

  it("stores neither password nor refresh token in plain text", async () => {
    const { cookie } = await server.account();
    const rows = JSON.stringify([
      await server.db.selectFrom("accounts").selectAll().execute(),
      await server.db.selectFrom("refreshTokens").selectAll().execute(),
    ]);
    expect(rows).not.toContain(TEST_PASSWORD);
    expect(rows).not.toContain(cookie.split("=")[1]);
    expect(rows).toContain("$argon2id$");
  });
});

describe("logging in", () => {
  it("opens a session that is remembered for thirty days unless told otherwise, as registering does", async () => {
    const { email } = await server.account();
    for (const [remember, maxAge] of [
      [undefined, "2592000"],
      [true, "2592000"],
      [false, undefined],
    ] as const) {
      const own = { email: `${crypto.randomUUID()}@example.org`, password: TEST_PASSWORD };
      for (const answer of [
        await login({ email, password: TEST_PASSWORD, remember }),
        await register({ ...own, remember }),
      ]) {
        expect(answer.ok).toBe(true);
        const [cookie = ""] = answer.headers.getSetCookie();
        expect(/Max-Age=(\d+)/.exec(cookie)?.[1]).toBe(maxAge);
      }
    }
  });

  it("gives the same answer for an unknown address and a wrong password", async () => {
    const { email } = await server.account();
    const wrong = await login({ email, password: "Wrong-password-1" });
    const unknown = await login({ email: "nobody@example.org", password: "Wrong-password-1" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const [a, b] = [await wrong.json(), await unknown.json()] as { code: string; message: string }[];
    expect(a?.code).toBe("INVALID_CREDENTIALS");
    expect([b?.code, b?.message]).toEqual([a?.code, a?.message]);
  });

  it("limits guesses, and says for how long", async () => {
    const { email } = await server.account();
    for (let i = 0; i < LIMITS.account.failedLoginsPerAccountAndAddress; i++)
      await login({ email, password: "Wrong-password-1" });
    const answer = await login({ email, password: TEST_PASSWORD });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("a burst of guesses", () => {
  it("gets no more of them through than guesses one after another", async () => {
    const { email } = await server.account();
    const guesses = Array.from({ length: LIMITS.account.failedLoginsPerAccountAndAddress * 2 }, () =>
      login({ email, password: "Wrong-password-1" }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBe(
      LIMITS.account.failedLoginsPerAccountAndAddress,
    );
    expect(statuses.filter((status) => status === 429).length).toBe(
      LIMITS.account.failedLoginsPerAccountAndAddress,
    );
  });

  it("does not count logins with the right password", async () => {
    const { email } = await server.account();
    for (let i = 0; i <= LIMITS.account.failedLoginsPerAccountAndAddress; i++)
      expect((await login({ email, password: TEST_PASSWORD })).status).toBe(200);
  });
});

describe("refreshing", () => {
  it("trades the cookie for a new access token and a new cookie", async () => {
    const { cookie } = await server.account();
    const answer = await refresh(cookie);
    expect(answer.status).toBe(200);
    const { accessToken } = SessionSchema.parse(await answer.json());
    expect((await server.call("GET", "/api/me", { token: accessToken })).status).toBe(200);
    expect(refreshCookie(answer)).not.toBe(cookie);
  });

  it("accepts an empty body with the content type of JSON", async () => {
    const { cookie } = await server.account();
    const answer = await server.call("POST", "/api/auth/refresh", {
      headers: { cookie, "content-type": "application/json" },
    });
    expect(answer.status).toBe(200);
  });

  it("ends the whole family when an old token comes back", async () => {
    const { cookie } = await server.account();
    const next = refreshCookie(await refresh(cookie));
    const { accessToken } = SessionSchema.parse(await (await refresh(next)).json());
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
    expect((await server.call("GET", "/api/me", { token: accessToken })).status).toBe(401);
  });

  it("refuses a request without a cookie, with an invented one and with an expired one", async () => {
    const { cookie } = await server.account();
    expect((await refresh("")).status).toBe(401);
    expect((await refresh("refresh_token=invented")).status).toBe(401);
    clock += LIMITS.account.refreshLifetimeRememberedMs + 1;
    expect((await refresh(cookie)).status).toBe(401);
  });
});

describe("logging out", () => {
  it("ends the session and its access tokens, and clears the cookie", async () => {
    const { cookie, token, email } = await server.account();
    const other = SessionSchema.parse(await (await login({ email, password: TEST_PASSWORD })).json());
    const answer = await server.call("POST", "/api/auth/logout", { headers: { cookie } });
    expect(answer.status).toBe(204);
    expect((await server.call("GET", "/api/me", { token })).status).toBe(401);
    expect((await server.call("GET", "/api/me", { token: other.accessToken })).status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/refresh_token=;/);
    expect((await refresh(cookie)).status).toBe(401);
  });
});

describe("an access token", () => {
  it("expires", async () => {
    const { token } = await server.account();
    clock += LIMITS.account.accessTokenLifetimeMs + 1000;
    const answer = await server.call("GET", "/api/me", { token });
    expect(answer.status).toBe(401);
    expect(await codeOf(answer)).toBe("UNAUTHORIZED");
  });

  it("is refused if it was changed, is unsigned or is no token", async () => {
    const { token } = await server.account();
    const [, payload, signature] = token.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    for (const bad of [`${none}.${payload}.`, `${none}.${payload}.${signature}`, `${token}x`, "nonsense"])
      expect((await server.call("GET", "/api/me", { token: bad })).status).toBe(401);
  });
});

describe("a forgotten password", () => {
  it("gives the same answer for known and unknown addresses", async () => {
    const { email } = await server.account();
    for (const address of [email, "nobody@example.org"]) {
      const answer = await server.call("POST", "/api/auth/password/forgot", { body: { email: address } });
      expect(answer.status).toBe(204);
    }
  });
});

describe("deleting the account", () => {
  it("removes the account, its sessions and its tokens", async () => {
    const { token, cookie, email } = await server.account();
    expect((await server.call("DELETE", "/api/me", { token })).status).toBe(204);
    expect((await server.call("GET", "/api/me", { token })).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await login({ email, password: TEST_PASSWORD })).status).toBe(401);
  });
});
