import { once } from "node:events";
import { connect } from "node:net";
import { FailureSchema, ROUTES, type Route } from "@quizmill/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "./test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

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

  it.each(ROWS)("%s stands in the OpenAPI document", async (name, route) => {
    const document = (await (await server.call("GET", "/api/openapi.json")).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; parameters: { name: string }[] }>>;
    };
    const operation = document.paths[route.path]?.[route.method.toLowerCase()];
    expect(document.openapi).toBe("3.1.0");
    expect(operation?.operationId).toBe(name);
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(operation?.parameters.map((parameter) => parameter.name)).toEqual(expect.arrayContaining(named));
  });
});

describe("the server", () => {
  it("says that it is alive and ready", async () => {
    const health = await server.call("GET", "/api/health");
    expect(await health.json()).toMatchObject({ status: "ok" });
    expect(await (await server.call("GET", "/api/ready")).json()).toEqual({ status: "ready" });
  });

  it("answers an unknown call with a failure in JSON, and no token of its query", async () => {
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
    const form = await send("email=a", { "content-type": "application/x-www-form-urlencoded" });
    expect(FailureSchema.parse(await form.json()).code).toBe("VALIDATION_FAILED");
  });
});

describe("closing", () => {
  it("does not wait for a connection that never asked anything", async () => {
    const other = await startTestApp();
    const socket = connect(Number(new URL(other.url).port), "127.0.0.1");
    const closed = once(socket, "close");
    await once(socket, "connect");
    await other.call("GET", "/api/health");
    await other.stop();
    await closed;
  }, 5_000);
});

describe("a caller nobody knows", () => {
  it("is refused before the body is read", async () => {
    const answer = await fetch(`${server.url}/api/notes/bootstrap?mode=study`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{ not JSON at all",
    });
    expect(answer.status).toBe(401);
  });
});
