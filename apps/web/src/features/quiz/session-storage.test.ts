import { describe, expect, it } from "vitest";
import type { Session } from "./session.ts";
import { formatFlags, formatSession, parseFlags, parseSession } from "./session-storage.ts";

const session: Session = {
  idx: 3,
  selectedByQ: { 11: 2, [-4]: 1 },
  revealedByQ: { 11: true },
  finished: false,
};

describe("a saved session", () => {
  it("comes back as it was", () => {
    expect(parseSession(formatSession(session, 1_700_000_000_000))).toEqual(session);
  });

  it("carries its version and when it was saved", () => {
    expect(JSON.parse(formatSession(session, 5))).toMatchObject({ version: 1, updatedAt: 5 });
  });

  it.each([
    ["nothing", null],
    ["broken JSON", "{"],
    ["another thing", "[1]"],
    ["another version", JSON.stringify({ version: 2, ...session, updatedAt: 1 })],
    ["a wrong index", JSON.stringify({ version: 1, ...session, idx: -1, updatedAt: 1 })],
    ["keys that are no ids", JSON.stringify({ version: 1, ...session, selectedByQ: { x: 1 }, updatedAt: 1 })],
  ])("is ignored when it is %s", (_what, text) => {
    expect(parseSession(text)).toBeNull();
  });
});

describe("saved flags", () => {
  it("come back as they were", () => {
    expect(parseFlags(formatFlags(new Set([4, -2])))).toEqual(new Set([4, -2]));
  });

  it("are empty when they cannot be read", () => {
    for (const text of [null, "{", '"x"', '["a"]']) expect(parseFlags(text)).toEqual(new Set());
  });
});
