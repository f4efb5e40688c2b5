import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { FailureSchema, LIMITS } from "@quizmill/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formOf } from "./features/generation/testing/files.ts";
import { postNotes } from "./features/generation/testing/sets.ts";
import { type RateLimitRule, rateLimitsInMemory } from "./platform/rate-limits.ts";
import { startTestApp, TEST_PASSWORD, type TestApp } from "./test-app.ts";

let server: TestApp;
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const FEW = 4;

/** The server's limits; here only a few calls pass each. */
let rules: RateLimitRule[];

async function start(settings: Record<string, string> = {}): Promise<void> {
  rules = [];
  const rateLimits = (rule: RateLimitRule) => {
    rules.push(rule);
    return rateLimitsInMemory({ ...rule, max: Math.min(rule.max, FEW) });
  };
  server = await startTestApp({ settings, rateLimits });
}

/** The call after so many answers is refused, with the waiting time in the header and in the details. */
async function expectRefusalAfter(served: number, call: (time: number) => Promise<Response>): Promise<void> {
  for (let time = 0; time < served; time += 1)
    expect((await call(time)).status, `call ${time}`).not.toBe(429);
  const refused = await call(served);
  const failure = FailureSchema.parse(await refused.json());
  expect(failure).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(failure.details).toEqual({ retryAfterSeconds: seconds });
}

const HOUR_MS = 3_600_000;
const { account } = LIMITS;
const post = (path: string, body: unknown) => server.call("POST", path, { body });

const EVENT = {
  event: "page_view",
  properties: { session_id: "s", ts: 1, path: "/en" },
  consentedAnalytics: true,
  sidPersisted: false,
};

describe("one address", () => {
  it("may call so many times a minute, whatever it calls, and can still check the server's health", async () => {
    await start({ CALLS_PER_MINUTE: "20" });
    const paths = ["/api/settings", "/api/no-such-call", "/api/me", "/api/openapi.json"];
    await expectRefusalAfter(20, (time) => server.call("GET", paths[time % paths.length] ?? ""));
    for (const path of ["/api/health", "/api/ready"])
      expect((await server.call("GET", path)).status).toBe(200);
  });

  it.each([
    {
      what: "open accounts",
      limit: ["register", account.registrationsPerAddressPerHour],
      // Refused after it was counted, before it costs anything.
      call: (n: number) => post("/api/auth/register", { email: `a${n}@example.org`, password: "Password1" }),
    },
    {
      what: "ask for reset links, for whomever",
      limit: ["forgotten-password-address", account.passwordForgotPerAddressPerHour],
      call: (n: number) => post("/api/auth/password/forgot", { email: `a${n}@example.org` }),
    },
    {
      what: "try reset links",
      limit: ["reset-password", account.passwordResetsPerAddressPerHour],
      call: (n: number) =>
        post("/api/auth/password/reset", { token: `made-up-${n}`, password: TEST_PASSWORD }),
    },
    {
      what: "ask for demos",
      limit: ["demo", LIMITS.demo.perAddressPerHour],
      call: () => server.call("POST", "/api/demo/upload", { body: formOf("", "empty.pdf") }),
    },
    {
      what: "send usage events",
      limit: ["analytics", LIMITS.analytics.eventsPerAddressPerHour],
      call: () => post("/api/analytics/events", EVENT),
    },
  ])("may $what so many times an hour", async ({ limit: [name, max], call }) => {
    await start();
    expect(rules).toContainEqual({ name, max, windowMs: HOUR_MS });
    await expectRefusalAfter(FEW, call);
  });

  it.each([
    ["one account", "login-both", account.failedLoginsPerAccountAndAddress, () => "ada@example.org"],
    ["all accounts", "login-address", account.failedLoginsPerAddress, (n: number) => `a${n}@example.org`],
  ] as const)("may make so many guesses at %s within a window", async (_what, name, max, emailOf) => {
    await start();
    expect(rules).toContainEqual({ name, max, windowMs: account.failedLoginWindowMs });
    await expectRefusalAfter(FEW, (n) => post("/api/auth/login", { email: emailOf(n), password: "Wrong-1" }));
  });
});

describe("one account", () => {
  it("gets only so many guesses within a window, from however many addresses", async () => {
    await start({ TRUST_PROXY: "127.0.0.1" });
    expect(rules).toContainEqual({
      name: "login-account",
      max: account.failedLoginsPerAccount,
      windowMs: account.failedLoginWindowMs,
    });
    await expectRefusalAfter(FEW, (n) =>
      server.call("POST", "/api/auth/login", {
        body: { email: "ada@example.org", password: "Wrong-1" },
        headers: { "x-forwarded-for": `192.0.2.${n}` },
      }),
    );
  });

  it("is sent only so many reset links an hour, from however many addresses they are requested", async () => {
    await start({ TRUST_PROXY: "127.0.0.1" });
    expect(rules).toContainEqual({
      name: "forgotten-password",
      max: account.passwordForgotPerHour,
      windowMs: HOUR_MS,
    });
    await expectRefusalAfter(FEW, (n) =>
      server.call("POST", "/api/auth/password/forgot", {
        body: { email: "ada@example.org" },
        headers: { "x-forwarded-for": `192.0.2.${n}` },
      }),
    );
  });

  it("may upload so many documents and notes an hour, counted together", async () => {
    await start();
    expect(rules).toContainEqual({ name: "upload", max: LIMITS.upload.perAccountPerHour, windowMs: HOUR_MS });
    const { token } = await server.account();
    const upload = () =>
      server.call("POST", "/api/upload/bootstrap?mode=study", { token, body: formOf("", "empty.pdf") });
    await expectRefusalAfter(FEW, (n) =>
      n % 2 === 0 ? upload() : postNotes(server, token, { text: "too short" }),
    );
  });
});

describe("a caller behind a proxy", () => {
  const from = (address: string) =>
    server.call("GET", "/api/settings", { headers: { "x-forwarded-for": address } });

  it("is counted by the address that the proxy sends, if the settings name the proxy", async () => {
    await start({ CALLS_PER_MINUTE: "2", TRUST_PROXY: "10.0.0.0/8, 127.0.0.1" });
    for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.2"])
      expect((await from(address)).status).toBe(200);
    expect((await from("192.0.2.1")).status).toBe(429);
    // The header's part from the caller comes before the proxy's own.
    expect((await from("198.51.100.9, 192.0.2.2")).status).toBe(429);
  });

  it("cannot choose its address if there is no proxy", async () => {
    await start({ CALLS_PER_MINUTE: "2" });
    expect((await from("192.0.2.1")).status).toBe(200);
    expect((await from("192.0.2.2")).status).toBe(200);
    expect((await from("192.0.2.3")).status).toBe(429);
  });
});

describe("a caller that is slow on purpose", () => {
  const HEAD = "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const TIMERS = { toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] } as const;

  function open(): Socket {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.resume();
    return socket;
  }
  const connections = () =>
    new Promise((resolve) => server.http.getConnections((_e, count) => resolve(count)));

  it("is cut off if its body has not arrived in the time of the call", async () => {
    vi.useFakeTimers({ toFake: [...TIMERS.toFake] });
    await start();
    const asked = once(server.http, "request");
    const socket = open();
    const closed = once(socket, "close");
    socket.write(`${HEAD}Content-Length: 1000\r\n\r\n{"email":`);
    await asked;
    await vi.advanceTimersByTimeAsync(LIMITS.request.timeoutMs - 1);
    expect(await connections()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await closed;
  });

  /** A document on its way: announces more than it will ever send, and sends so many bytes at a time. */
  async function sendSlowly() {
    const { token } = await server.account();
    const [ofServer, socket] = await Promise.all([
      once(server.http, "connection").then(([accepted]) => accepted as Socket),
      open(),
    ]);
    const asked = once(server.http, "request");
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const head = [
      "POST /api/upload/bootstrap?mode=study HTTP/1.1",
      ...["Host: x", "Content-Type: multipart/form-data; boundary=x", `Authorization: Bearer ${token}`],
      `Content-Length: ${15 * 1024 * 1024}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${part}`);
    await asked;
    const send = async (bytes: number) => {
      const before = ofServer.bytesRead;
      socket.write("a".repeat(bytes));
      await vi.waitUntil(() => ofServer.bytesRead >= before + bytes);
    };
    return { closed: once(socket, "close"), send, isOpen: () => !ofServer.destroyed };
  }

  it("may take as long as a slow line needs for a document, while it keeps the minimum rate", async () => {
    await start();
    vi.useFakeTimers({ toFake: [...TIMERS.toFake] });
    const { uploadTimeoutMs, leastBytesPerSecond } = LIMITS.request;
    const enough = (leastBytesPerSecond * uploadTimeoutMs) / 1000;
    const { closed, send, isOpen } = await sendSlowly();
    for (let minute = 1; minute <= 5; minute += 1) {
      await send(enough);
      await vi.advanceTimersByTimeAsync(uploadTimeoutMs);
      expect(isOpen()).toBe(true);
    }
    await send(enough / 2);
    await vi.advanceTimersByTimeAsync(uploadTimeoutMs);
    await closed;
  });

  it("keeps its connection if everything has arrived in time", async () => {
    vi.useFakeTimers({ toFake: [...TIMERS.toFake] });
    await start();
    const socket = open();
    const answered = once(socket, "data");
    const body = JSON.stringify({ email: "a", password: "b" });
    socket.write(`${HEAD}Content-Length: ${body.length}\r\n\r\n${body}`);
    await answered;
    await vi.advanceTimersByTimeAsync(10 * LIMITS.request.timeoutMs);
    expect(await connections()).toBe(1);
    socket.destroy();
  });

  it("may not take long for the head of a request, nor for anything else", async () => {
    await start();
    expect(server.http).toMatchObject({
      headersTimeout: LIMITS.request.headTimeoutMs,
      requestTimeout: LIMITS.request.arrivalTimeoutMs,
    });
  });
});

describe("a large body", () => {
  /** Longer than notes may be, so that no set is made of it. */
  const BODY = JSON.stringify({ text: "word ".repeat(200_000) });

  /** Announces such a body, and sends as much of it as `send` says, when it is called. */
  async function announce(token: string) {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    const answered = once(socket, "data").then(([data]) => String(data).split("\r\n", 1)[0]);
    const asked = once(server.http, "request");
    const head = [
      "POST /api/notes/bootstrap?mode=study HTTP/1.1",
      ...["Host: x", "Content-Type: application/json", `Authorization: Bearer ${token}`],
      `Content-Length: ${BODY.length}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    await asked;
    return {
      answered,
      send: (text: string) => void socket.write(text),
      leave: () => void socket.destroy(),
    };
  }

  it("makes room for the next if its caller leaves halfway", async () => {
    await start();
    const { token } = await server.account();
    const open = [];
    for (let time = 0; time < LIMITS.request.largeBodiesPerAccount; time += 1)
      open.push(await announce(token));
    open[0]?.send(BODY.slice(0, 1_000));
    open[0]?.leave();
    await expect
      .poll(async () => {
        const next = await announce(token);
        next.send(BODY);
        const answer = await next.answered;
        next.leave();
        return answer;
      })
      .toContain("422");
    for (const one of open) one.leave();
  });

  it("is refused unread if its account sends as many as it may, and small bodies are not", async () => {
    await start();
    const { token } = await server.account();
    const announced = [];
    for (let time = 0; time <= LIMITS.request.largeBodiesPerAccount; time += 1)
      announced.push(await announce(token));
    // Any of them may be the last: each is first authenticated.
    expect(await Promise.race(announced.map(({ answered }) => answered))).toContain("429");
    expect((await postNotes(server, token, { text: "too short" })).status).toBe(422);
    for (const one of announced) one.leave();
  });
});
