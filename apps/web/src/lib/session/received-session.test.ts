import { describe, expect, it } from "vitest";
import { receivedSession } from "./received-session.ts";

const user = { email: "ada@example.org", createdAt: "2026-01-01T00:00:00.000Z" };

describe("receivedSession", () => {
  it("reads either name of the token", () => {
    expect(receivedSession({ accessToken: "a", user })).toEqual({ token: "a", user });
    expect(receivedSession({ token: "b" })).toEqual({ token: "b", user: null });
  });

  it.each([undefined, {}, { accessToken: "" }, { token: 7 }])("refuses %j", (answer) => {
    expect(() => receivedSession(answer)).toThrow("No token in response");
  });
});
