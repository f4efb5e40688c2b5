import { describe, expect, it, vi } from "vitest";
import { tradeCookie } from "./session-calls.ts";

function serve(status: number, body: unknown): void {
  const headers = { "content-type": "application/json" };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status, headers }));
}

describe("trading the refresh cookie", () => {
  it("returns the new session", async () => {
    serve(200, { accessToken: "new", user: { email: "a@b.c", createdAt: "" } });
    await expect(tradeCookie()).resolves.toMatchObject({ token: "new", user: { email: "a@b.c" } });
  });

  it("returns null if the cookie is refused", async () => {
    serve(401, { code: "UNAUTHORIZED" });
    await expect(tradeCookie()).resolves.toBeNull();
  });

  it.each([429, 500, 502, 503])("does not treat a %i as a refusal", async (status) => {
    serve(status, {});
    await expect(tradeCookie()).rejects.toMatchObject({ status });
  });
});
