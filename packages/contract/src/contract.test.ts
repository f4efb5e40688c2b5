import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  ERROR_CODES,
  ERROR_STATUS,
  EXTRACTION_ERROR_CODES,
  isErrorCode,
  LIMITS,
  PasswordSchema,
  ROUTES,
  type Route,
} from "./index.ts";

const ROWS: [string, Route][] = Object.entries(ROUTES);

describe("the table of calls", () => {
  it("has each verb and path once", () => {
    const calls = ROWS.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(ROWS)("%s declares exactly the parameters of its path", (_name, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = params ? Object.keys(z.toJSONSchema(params).properties ?? {}) : [];
    expect(declared).toEqual(inPath);
  });

  it.each(ROWS)("%s answers with a body, a stream, a file or 204", (_name, { kind, status, response }) => {
    const isRaw = kind === "stream" || kind === "file";
    expect(response !== undefined).toBe(!isRaw && status !== 204);
  });
});

describe("error codes", () => {
  it("carry a status a client can act on", () => {
    for (const code of ERROR_CODES) {
      const status = ERROR_STATUS[code];
      expect(status === 0 || (status >= 400 && status < 600)).toBe(true);
    }
  });

  it("are told from other words", () => {
    expect(EXTRACTION_ERROR_CODES.every(isErrorCode)).toBe(true);
    expect(isErrorCode("toString")).toBe(false);
  });
});

describe("a password", () => {
  it.each([
    ["Abcdefgh", true],
    ["Ąbcdefgh", true],
    ["abcdefgh", false],
    ["Abcdefg", false],
    [`A${"b".repeat(63)}`, true],
    [`A${"b".repeat(LIMITS.account.passwordMaxChars - 1)}`, true],
    [`A${"b".repeat(LIMITS.account.passwordMaxChars)}`, false],
  ])("%s is allowed: %s", (password, isAllowed) => {
    expect(PasswordSchema.safeParse(password).success).toBe(isAllowed);
  });
});
