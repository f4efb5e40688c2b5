import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { FailureSchema, ROUTES, type Route } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { patience } from "../../../testing/share.ts";
import { createTestEngine } from "./features/generation/testing/engine.ts";
import { notesOf, postNotes } from "./features/generation/testing/sets.ts";
import { startTestApp } from "./test-app.ts";
import { sharedServer } from "./test-learner.ts";

const server = sharedServer();

const ROWS: [string, Route][] = Object.entries(ROUTES);
const pathOf = (route: Route) => route.path.replaceAll(/\{\w+\}/g, "some-id");

describe("every call of the contract", () => {
  it.each(ROWS.filter(([, route]) => route.auth === "user"))(
    "%s refuses a caller without a token",
    async (_name, route) => {
      const answer = await server.call(route.method, pathOf(route));
      const failure = FailureSchema.parse(await answer.json());
      expect(answer.status).toBe(401);
      expect(failure).toMatchObject({ code: "UNAUTHORIZED", status: 401, url: pathOf(route) });
      expect(failure.requestId).toBe(answer.headers.get("x-request-id"));
    },
  );

  it.each(ROWS)("%s is in the OpenAPI document", async (name, route) => {
    const document = (await (await server.call("GET", "/api/openapi.json")).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; parameters: { name: string }[] }>>;
    };
    const operation = document.paths[route.path]?.[route.method.toLowerCase()];
    expect(document.openapi).toBe("3.1.0");
    expect(operation?.operationId).toBe(name);
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const known = operation?.parameters.map((parameter) => parameter.name);
    expect(known).toEqual(expect.arrayContaining(named));
    const isUpload = "headers" in route && route.headers !== undefined;
    expect(known?.includes("idempotency-key")).toBe(isUpload);
  });
});

describe("the server", () => {
  it("says that it is alive and ready", async () => {
    const health = await server.call("GET", "/api/health");
    expect(await health.json()).toMatchObject({ status: "ok" });
    expect(await (await server.call("GET", "/api/ready")).json()).toEqual({ status: "ready" });
  });

  it("answers an unknown call with a failure in JSON, without any token of its query", async () => {
    const answer = await server.call("GET", "/api/nothing?token=secret", {
      headers: { accept: "text/html" },
    });
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(FailureSchema.parse(JSON.parse(text)).code).toBe("NOT_FOUND");
    expect(text).not.toContain("secret");
  });

  it("refuses a body that is not JSON, and one that is too large", async () => {
    const headers = { "content-type": "application/json" };
    const send = (body: string, type = headers) =>
      fetch(`${server.url}/api/auth/login`, { method: "POST", headers: type, body });
    const broken = await send("{");
    expect(broken.status).toBe(400);
    expect(FailureSchema.parse(await broken.json()).code).toBe("VALIDATION_FAILED");
    const large = await send(JSON.stringify({ email: "x".repeat(100_000) }));
    expect(FailureSchema.parse(await large.json()).code).toBe("BODY_TOO_LARGE");
  });

  it("accepts JSON where JSON is declared, and nothing that another site's form could send", async () => {
    const login = JSON.stringify({ email: "ada@example.org", password: "Wrong-password-1" });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "text/json", "application/xml"]) {
      const headers = { "content-type": type };
      const answer = await fetch(`${server.url}/api/auth/login`, { method: "POST", headers, body: login });
      expect([answer.status, type]).toEqual([400, type]);
      expect(FailureSchema.parse(await answer.json()).code).toBe("VALIDATION_FAILED");
    }
    const form = new FormData();
    form.append("email", "ada@example.org");
    for (const route of ["/api/auth/login", "/api/auth/logout"])
      expect((await server.call("POST", route, { body: form })).status).toBe(400);
    const { token } = await server.account();
    const upload = await server.call("POST", "/api/upload/bootstrap?mode=study", {
      token,
      body: { file: "x" },
    });
    expect(FailureSchema.parse(await upload.json()).code).toBe("FILE_MISSING");
  });

  it.each([
    '{"email":"a@example.org","password":"Wrong-1","__proto__":{"isAdmin":true}}',
    '{"email":"a@example.org","password":"Wrong-1","constructor":{"prototype":{"isAdmin":true}}}',
    "[]",
    '"x"',
    "null",
  ])("refuses a body that sets a prototype, and one that is no object: %s", async (body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${server.url}/api/auth/login`, { method: "POST", headers, body });
    expect(answer.status).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it("refuses JSON of thousands of parts unparsed, but accepts notes of hundreds of thousands of brackets", async () => {
    const { token } = await server.account();
    const send = (body: string) =>
      fetch(`${server.url}/api/notes/bootstrap?mode=study`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body,
      });
    const nested = await send(`{"text":${"[".repeat(20_000)}${"]".repeat(20_000)}}`);
    expect(await nested.json()).toMatchObject({ status: 400, message: "The JSON has too many parts." });
    // Longer than notes may be, so that no set is made of them; the error has their length, so they were parsed.
    const notes = JSON.stringify({ text: "[,{".repeat(140_000) });
    const long = await send(notes);
    expect(await long.json()).toMatchObject({ code: "TEXT_TOO_LONG", details: { actual: 420_000 } });
    const broken = await send(notes.slice(0, -1));
    expect(await broken.json()).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
  });

  it("accepts each parameter once, ids of letters and digits only, and no field that is not declared", async () => {
    const { token, email } = await server.account();
    for (const path of [
      "/api/datasets/%00",
      "/api/datasets/a'--",
      "/api/datasets/..%2Fme",
      "/api/jobs/%F0%9F/cancel",
      `/api/datasets/${"a".repeat(5_000)}`,
    ]) {
      const answer = await server.call(path.includes("jobs") ? "POST" : "GET", path, { token });
      expect(await answer.json(), path).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    }
    const twice = await server.call("POST", "/api/notes/bootstrap?mode=study&mode=test", {
      token,
      body: { text: "x" },
    });
    expect(await twice.json()).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    const more = {
      email: `2${email}`,
      password: "Correct-horse-7",
      id: "mine",
      sessionVersion: 9,
      createdAt: 0,
    };
    await server.call("POST", "/api/auth/register", { body: more });
    const row = await server.db
      .selectFrom("accounts")
      .selectAll()
      .where("email", "=", `2${email}`)
      .executeTakeFirst();
    expect(row).toMatchObject({ id: expect.not.stringMatching(/^mine$/), sessionVersion: 0 });
    expect(row?.createdAt).toBeGreaterThan(0);
  });

  it.each(["TRACE", "PUT", "PROPFIND"])("has no route for %s", async (method) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write(`${method} /api/me HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 40[045] /);
    expect(answer).not.toContain("secret");
  });

  it("refuses two lengths of one body", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write(
      "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: x\r\n\r\n",
    );
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe("an error of the server", () => {
  it("reveals nothing of its cause, and leaves no work half done", async () => {
    const fault = new Error("postgres://quizmill:secret@10.0.0.7/main at /srv/quizmill/app.ts");
    const engine = { ...createTestEngine(), planNotes: () => Promise.reject(fault) };
    const other = await startTestApp({ engine });
    const { token } = await other.account();
    const answer = await postNotes(other, token, { text: notesOf(1) });
    const told = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(told)).toMatchObject({
      code: "GENERATION_FAILED",
      message: "The document was not read.",
    });
    expect(told).not.toMatch(/secret|postgres|\.ts|10\.0/);
    expect(await other.db.selectFrom("datasets").selectAll().execute()).toEqual([]);
    await other.stop();
  });
});

describe("closing", () => {
  it(
    "does not wait for a connection that never sent a request",
    async () => {
      const other = await startTestApp();
      const socket = connect(Number(new URL(other.url).port), "127.0.0.1");
      const closed = once(socket, "close");
      await once(socket, "connect");
      await other.call("GET", "/api/health");
      await other.stop();
      await closed;
    },
    5_000 * patience(),
  );
});

describe("a caller without an account", () => {
  it("is refused before the body is read", async () => {
    const answer = await fetch(`${server.url}/api/notes/bootstrap?mode=study`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{ not JSON at all",
    });
    expect(answer.status).toBe(401);
  });
});
