import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const policyOf = (headers: Headers) =>
  new Map(
    (headers.get("content-security-policy") ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(" ");
      return [name, sources.join(" ")];
    }),
  );

describe("every answer", () => {
  it("lets no script run but ours, and nobody frame it", async () => {
    const policy = policyOf((await server.call("GET", "/api/health")).headers);
    // Scripts have no rule of their own: they fall under the default, without inline code or eval.
    expect(policy.get("default-src")).toBe("'self'");
    expect(policy.has("script-src")).toBe(false);
    for (const directive of ["object-src", "base-uri", "frame-ancestors"])
      expect([directive, policy.get(directive)]).toEqual([directive, "'none'"]);
  });

  it.each([
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "no-referrer"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["x-frame-options", "DENY"],
    ["permissions-policy", expect.stringContaining("camera=()")],
  ])("says %s: %s", async (name, value) => {
    for (const route of ["/api/health", "/api/no-such-call", "/api/me"])
      expect((await server.call("GET", route)).headers.get(name)).toEqual(value);
  });

  it("is closed to scripts of other sites", async () => {
    const headers = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
    const answer = await server.call("OPTIONS", "/api/auth/login", { headers });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("asks browsers to stay with TLS only where they came by it", async () => {
    const header = async (running: TestApp) => {
      const answer = await running.call("GET", "/api/health", { headers: { "x-forwarded-proto": "https" } });
      return answer.headers.get("strict-transport-security");
    };
    // Nobody said that a proxy stands before us: what the header claims is not believed.
    expect(await header(server)).toBeNull();
    const dataDir = mkdtempSync(path.join(tmpdir(), "quizmill-proxy-"));
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", TRUST_PROXY: "127.0.0.1" });
    const behindProxy = await startTestApp({ config });
    expect(await header(behindProxy)).toBe("max-age=31536000");
    await behindProxy.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
