import { describe, expect, it } from "vitest";
import { ApiError, errorCodeOf, readAnswer } from "./api-error.ts";

const answer = (status: number, text: string, more: object = {}) => ({
  url: "/api/x",
  status,
  statusText: "",
  contentType: "application/json",
  requestId: null,
  text,
  ...more,
});

function failureOf(work: () => unknown): ApiError {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error("no ApiError was thrown");
}

describe("readAnswer", () => {
  it("returns the JSON of a success, and undefined for 204 or another type", () => {
    expect(readAnswer(answer(200, '{"a":1}'))).toEqual({ a: 1 });
    expect(readAnswer(answer(204, ""))).toBeUndefined();
    expect(readAnswer(answer(200, "hello", { contentType: "text/plain" }))).toBeUndefined();
  });

  it("reports invalid JSON as INVALID_JSON with status 500", () => {
    const failure = failureOf(() => readAnswer(answer(200, "{oops")));
    expect(failure).toMatchObject({ status: 500, code: "INVALID_JSON", url: "/api/x" });
  });

  it("reads code, details and request id of a refusal", () => {
    const body = { code: "EMAIL_TAKEN", message: "taken", details: { email: "a@b.c" }, requestId: "r1" };
    const failure = failureOf(() =>
      readAnswer(answer(409, JSON.stringify(body), { statusText: "Conflict" })),
    );
    expect(failure).toMatchObject({ status: 409, code: "EMAIL_TAKEN", requestId: "r1" });
    expect(failure.details).toEqual({ email: "a@b.c" });
    expect(failure.message).toBe("409 Conflict taken");
  });

  it("prefers the request id of the header", () => {
    const failure = failureOf(() => readAnswer(answer(500, '{"requestId":"body"}', { requestId: "header" })));
    expect(failure.requestId).toBe("header");
  });

  it.each([
    ['{"error":"from error"}', "from error"],
    ['{"title":"from title"}', "from title"],
    ["<html>bad gateway</html>", "<html>bad gateway</html>"],
  ])("takes its message from %s", (text, said) => {
    expect(failureOf(() => readAnswer(answer(400, text))).message).toBe(`400 ${said}`);
  });

  it("keeps the first 500 characters of a body without a message", () => {
    expect(failureOf(() => readAnswer(answer(502, "x".repeat(2_000)))).message).toBe(
      `502 ${"x".repeat(500)}`,
    );
  });

  it("derives a code from the status if the body has no known one", () => {
    expect(failureOf(() => readAnswer(answer(404, '{"code":"ENOENT"}'))).code).toBe("NOT_FOUND");
    expect(failureOf(() => readAnswer(answer(418, ""))).code).toBe("INTERNAL");
  });
});

describe("errorCodeOf", () => {
  it("has a code for any thrown value", () => {
    expect(errorCodeOf(new Error("bug"))).toBe("INTERNAL");
  });
});
