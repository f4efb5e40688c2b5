import { describe, expect, it } from "vitest";
import { startTestApp } from "./test-app.ts";
import { sharedServer } from "./test-learner.ts";

const STAY = "max-age=31536000; includeSubDomains";

const server = sharedServer();

const policyOf = (headers: Headers) =>
  new Map(
    (headers.get("content-security-policy") ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(" ");
      return [name, sources.join(" ")];
    }),
  );

describe("every answer", () => {
  it("allows only the product's own scripts, and no framing", async () => {
    // The last URL cannot be decoded, and belongs to no route.
    for (const route of ["/api/health", "/api/no-such-call", "/api/%ff", "/%ff"]) {
      const policy = policyOf((await server.call("GET", route)).headers);
      // Scripts have no rule of their own: the default applies, without inline code or eval.
      expect(policy.get("default-src"), route).toBe("'self'");
      expect(policy.has("script-src")).toBe(false);
      for (const directive of ["object-src", "base-uri", "frame-ancestors"])
        expect([directive, policy.get(directive)]).toEqual([directive, "'none'"]);
    }
  });

  it.each([
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "no-referrer"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["x-frame-options", "DENY"],
    ["permissions-policy", expect.stringContaining("camera=()")],
    ["cache-control", "no-store"],
  ])("says %s: %s", async (name, value) => {
    for (const route of ["/api/health", "/api/no-such-call", "/api/me", "/%61pi/me", "/api/%ff"])
      expect((await server.call("GET", route)).headers.get(name)).toEqual(value);
  });

  it("is closed to scripts of other sites", async () => {
    const headers = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
    const asked = await server.call("OPTIONS", "/api/auth/login", { headers });
    const answer = await server.call("GET", "/api/settings", { headers });
    expect(answer.status).toBe(200);
    for (const { headers: told } of [asked, answer]) {
      expect(told.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(told.get("access-control-allow-origin")).toBeNull();
    }
  });

  it.each([
    ["never where nobody says so", {}, {}, null],
    ["never where only a header claims it", {}, { "x-forwarded-proto": "https" }, null],
    ["where a proxy we know says so", { TRUST_PROXY: "127.0.0.1" }, { "x-forwarded-proto": "https" }, STAY],
    ["where people reach us that way", { PUBLIC_URL: "https://quiz.example" }, {}, STAY],
  ])("tells browsers to keep using TLS: %s", async (_when, settings, headers, value) => {
    const running = await startTestApp({ settings });
    for (const route of ["/api/health", "/api/no-such-call"])
      expect((await running.call("GET", route, { headers })).headers.get("strict-transport-security")).toBe(
        value,
      );
    await running.stop();
  });
});
